/**
 * A number as people type it: `1.5`, `1,5`, ` 1500 `. Nothing for anything else, and for `1,500`, which is one and a
 * half to some and fifteen hundred to others: a price must not hang on a guess.
 */
export function readAmount(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^\d+([.,]\d+)?$|^[.,]\d+$/.test(trimmed) || /^[1-9]\d{0,2},\d{3}$/.test(trimmed)) return undefined;
  return Number(trimmed.replace(",", "."));
}
