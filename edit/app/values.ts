/** Where a value stands: names of fields, and places in lists. */
export type ValuePath = readonly (string | number)[];

type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function getIn(value: unknown, [first, ...rest]: ValuePath): unknown {
  if (first === undefined) return value;
  if (Array.isArray(value)) return getIn(value[Number(first)], rest);
  return isFields(value) ? getIn(value[first], rest) : undefined;
}

/** The value with another part; `undefined` takes a field away. New fields stand in the given order. */
export function setIn(
  value: unknown,
  [first, ...rest]: ValuePath,
  part: unknown,
  order: readonly string[] = [],
): unknown {
  if (first === undefined) return part;
  if (Array.isArray(value) || typeof first === "number") {
    const list: unknown[] = Array.isArray(value) ? value : [];
    return list.with(Number(first), setIn(list[Number(first)], rest, part, order));
  }
  const fields = isFields(value) ? value : {};
  const changed = setIn(fields[first], rest, part, order);
  if (changed === undefined) return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== first));
  if (first in fields) return { ...fields, [first]: changed };
  const before = order.slice(0, order.indexOf(first));
  const names = Object.keys(fields);
  const at = rest.length > 0 ? names.length : names.findLastIndex((name) => before.includes(name)) + 1;
  const entries = Object.entries(fields);
  return Object.fromEntries([...entries.slice(0, at), [first, changed], ...entries.slice(at)]);
}

export function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
