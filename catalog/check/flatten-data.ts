import Papa from "papaparse";
import { isMap, isPair, isScalar, visit } from "yaml";
import { parseYaml } from "../read/yaml.ts";

/** A value of a file with its line, under a name that stays the same if rows are put in another order. */
export type Value = { row: string; field: string; text: string; line: number };

/** Every value of a table or of a YAML file by its row and field. */
export function flatten(file: string, text: string): ReadonlyMap<string, Value> {
  const values = file.endsWith(".csv") ? flattenTable(text) : flattenYaml(text);
  return new Map(values.map((value) => [`${value.row}\0${value.field}`, value]));
}

/** The columns that say what a row is about. */
const keys = /^(zone|up_to_.*|from_.*|container|code|tariff|goods|hs|from|region|country|title|name\..*|date)$/;

function flattenTable(text: string): Value[] {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: false });
  const [head, ...rows] = data
    .map((cells, at) => ({ cells: cells.map((cell) => cell.trim()), line: at + 1 }))
    .filter(({ cells }) => (cells[0] ?? "") !== "" && !cells[0]?.startsWith("#"));
  if (!head) return [];
  const first = head.cells.findIndex((name) => keys.test(name));
  return rows.flatMap(({ cells, line }) => {
    const named = head.cells.flatMap((name, at) =>
      keys.test(name) && cells[at] && !(name.startsWith("name.") && at !== first + 1)
        ? [at === first ? cells[at] : `${name} ${cells[at]}`]
        : [],
    );
    const row = named.join(" ");
    return head.cells.flatMap((field, at) => (keys.test(field) ? [] : [{ row, field, text: cells[at] ?? "", line }]));
  });
}

function flattenYaml(text: string): Value[] {
  const { document, counter } = parseYaml(text);
  const found: Value[] = [];
  visit(document, {
    Scalar(key, node, path) {
      if (key === "key") return;
      const field = path.flatMap((each, at) => {
        if (isPair(each) && isScalar(each.key)) return [String(each.key.value)];
        const parent = path[at - 1];
        if (!isMap(each) || isPair(parent)) return [];
        const id = ["id", "name", "to", "code"]
          .map((name) => each.get(name))
          .find((value) => typeof value === "string");
        return id === undefined ? [] : [String(id)];
      });
      found.push({
        row: "",
        field: field.join("."),
        text: String(node.value),
        line: counter.linePos(node.range?.[0] ?? 0).line,
      });
    },
  });
  return found;
}
