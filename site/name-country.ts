const namers: Record<string, Intl.DisplayNames> = {};

/** The name of a country or territory (ISO 3166-1) in a language (BCP 47), if it has one there. */
export function nameCountry(code: string, tag: string): string | undefined {
  namers[tag] ??= new Intl.DisplayNames(tag, { type: "region", fallback: "none" });
  const name = namers[tag].of(code);
  // browsers (Unicode CLDR) write it without what readers of simplified Chinese put before it
  return code === "TW" && tag === "zh-Hans" ? `中国${name}` : name;
}
