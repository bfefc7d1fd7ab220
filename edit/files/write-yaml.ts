import { isDeepStrictEqual } from "node:util";
import { isPair, isScalar, type Node, parseDocument, Scalar, stringify, visit } from "yaml";

const options = { lineWidth: 0, schema: "core", flowCollectionPadding: true } as const;

/** A new value in one line. */
export function writeFlow(value: unknown): string {
  const text = stringify(value, { ...options, collectionStyle: "flow" });
  return tightenLists(text.trim().replaceAll(/\n\s*/g, " "), value);
}

/** A new value as the content is written: short lists and names in one line, the rest in lines of their own. */
export function writeFresh(value: unknown, indent: string, inFlow = false): string {
  const document = parseDocument("", { schema: "core" });
  const node = document.createNode(value);
  visit(node, {
    Collection: (_, one) => {
      const isShort = one.items.every((item) => isScalar(isPair(item) ? item.value : item));
      if (one !== node && (inFlow || isShort)) one.flow = true;
    },
  });
  const text = tightenLists(stringify(node, options), value);
  return text.replaceAll(/^(?=.)/gm, indent);
}

/** Lists stand as [a, b] and names as { en: a }: the writer of YAML has one setting for both. */
function tightenLists(text: string, value: unknown): string {
  const tight = text.replaceAll("[ ", "[").replaceAll(" ]", "]");
  // within a text they mean themselves
  return isDeepStrictEqual(parseDocument(tight, { schema: "core" }).toJS(), value) ? tight : text;
}

/** A scalar in the style that it had. */
export function writeScalar(node: Node, after: unknown, indent: string, inFlow: boolean): string {
  const own = new Scalar(after);
  if (isScalar(node) && typeof after === "string" && node.type) own.type = node.type;
  if (inFlow)
    return stringify([own], { ...options, collectionStyle: "flow" })
      .trim()
      .slice(1, -1)
      .trim();
  const text = stringify({ k: own }, options).replace(/^k: ?/, "").replace(/\n$/, "");
  const [first = "", ...others] = text.split("\n");
  const isText = isScalar(node) && /^BLOCK/.test(node.type ?? "");
  return `${[first, ...others.map((line) => (line === "" ? line : indent + line))].join("\n")}${isText ? "\n" : ""}`;
}
