/**
 * The name of a country or territory (ISO 3166-1) in a language (BCP 47), if it has one there; `namer` is for those who name
 * many.
 */
export function nameCountry(
  code: string,
  tag: string,
  namer = new Intl.DisplayNames(tag, { type: "region", fallback: "none" }),
): string | undefined {
  const name = namer.of(code);
  // browsers (Unicode CLDR) write it without what readers of simplified Chinese put before it
  return code === "TW" && tag === "zh-Hans" ? `中国${name}` : name;
}
