import Papa from "papaparse";
import { isMap, isPair, isScalar, visit } from "yaml";
import { parseYaml } from "../read/yaml.ts";

/** A value of a file with its line, under a name that stays the same if rows are put in another order. */
export type Value = { row: string; field: string; text: string; line: number };

/**
 * Every value of a table or of a YAML file by its row and field. Rows of one name in a list of YAML are counted, but not
 * those that stand in the text `other`, too: one that is removed before them does not change what they are called.
 */
export function flatten(file: string, text: string, other = ""): ReadonlyMap<string, Value> {
  const values = file.endsWith(".csv") ? flattenTable(text) : flattenYaml(text, other);
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

/** What a row of a list is called by. */
function getId(row: unknown): string | undefined {
  if (!isMap(row)) return undefined;
  const id = ["id", "name", "to", "code"].map((name) => row.get(name)).find((value) => typeof value === "string");
  return typeof id === "string" ? id : undefined;
}

/** The rows of lists that have a name, each as one text. */
function listRows(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  visit(parseYaml(text).document, {
    Map(_, node, path) {
      if (!isPair(path.at(-1)) && getId(node) !== undefined) found.add(JSON.stringify(node));
    },
  });
  return found;
}

function flattenYaml(text: string, other: string): Value[] {
  const { document, counter } = parseYaml(text);
  const found: Value[] = [];
  const count = new Map<string, number>();
  const kept = listRows(other);
  const names = new Map<unknown, string>();
  visit(document, {
    Map(_, node, path) {
      const id = isPair(path.at(-1)) ? undefined : getId(node);
      const same = id !== undefined && kept.size > 0 ? JSON.stringify(node) : "";
      if (id !== undefined) names.set(node, kept.has(same) ? `${id} ${same}` : id);
    },
    Scalar(key, node, path) {
      if (key === "key") return;
      const field = path.flatMap((each) =>
        isPair(each) && isScalar(each.key) ? [String(each.key.value)] : (names.get(each) ?? []),
      );
      // the tiers of a price, the rows of a charge: the second of one name is another value
      const name = field.join(".");
      const times = (count.get(name) ?? 0) + 1;
      count.set(name, times);
      found.push({
        row: "",
        field: times > 1 ? `${name} (${times})` : name,
        text: String(node.value),
        line: counter.linePos(node.range?.[0] ?? 0).line,
      });
    },
  });
  return found;
}

/** Whether a column of `prices.csv` holds prices. */
export function isPrice(field: string): boolean {
  return /^(?:per_\w+|price|\w+_price|minimum)$/.test(field);
}
