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

/** The value with another part; `undefined` takes a field away. */
export function setIn(value: unknown, [first, ...rest]: ValuePath, part: unknown): unknown {
  if (first === undefined) return part;
  if (Array.isArray(value)) return value.with(Number(first), setIn(value[Number(first)], rest, part));
  const fields = isFields(value) ? value : {};
  const entries = Object.entries({ ...fields, [first]: setIn(fields[first], rest, part) });
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}

export function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
