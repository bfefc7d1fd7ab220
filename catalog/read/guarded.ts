/**
 * A text that YAML reads verbatim wherever it is: no comma or colon in it has a meaning. Each character is moved to the
 * second private-use area; `unguarded` restores it once the YAML has been read.
 */
export function guarded(text: string): string {
  return Array.from(text, (one) => String.fromCodePoint(base + (one.codePointAt(0) ?? 0))).join("");
}

const base = 0xf0000;
const moved = /[\u{F0000}-\u{FFFFD}]+/gu;

/** A value with guarded texts restored; one that is nothing but a number becomes a number, as in YAML. */
export function unguarded(value: unknown): unknown {
  if (typeof value === "string") return ofText(value);
  if (Array.isArray(value)) return value.map((one) => unguarded(one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unguarded(one)]));
}

/** A text with its guarded parts restored. */
export function unguardedText(text: string): string {
  return text.replace(moved, (part) =>
    Array.from(part, (one) => String.fromCodePoint((one.codePointAt(0) ?? base) - base)).join(""),
  );
}

function ofText(text: string): string | number {
  const plain = unguardedText(text);
  return plain !== text && text.replace(moved, "") === "" && /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : plain;
}
