import Papa from "papaparse";
import type { ColumnNames } from "./columns.ts";
import { headerLine, recognise } from "./recognise.ts";

/** So many characters hold the heading, whatever stands above it. */
const looked = 20_000;

/**
 * What parts the cells of a text: with which most columns of its heading are known. Commas within numbers and addresses
 * are no reason to believe that they part cells. Nothing where no heading is known.
 */
export function delimiterOf(text: string, names?: ColumnNames): string | undefined {
  const found = [",", ";", "\t", "|"].map((delimiter) => {
    const { data } = Papa.parse<string[]>(text.slice(0, looked), { delimiter, preview: 40 });
    const header = data[headerLine(data, names)] ?? [];
    return { delimiter, known: header.length > 1 ? Object.keys(recognise(header, [], names)).length : 0 };
  });
  const [best] = found.sort((a, b) => b.known - a.known);
  return best && best.known > 1 ? best.delimiter : undefined;
}
