/** Names in simplified Chinese, where those that browsers have (Unicode CLDR) are not what its readers are used to. */
const inChinese: Readonly<Record<string, string>> = {
  FK: "福克兰群岛（马尔维纳斯）",
  HK: "中国香港",
  MO: "中国澳门",
  PS: "巴勒斯坦",
  TW: "中国台湾",
};

const namers = new Map<string, Intl.DisplayNames>();

/** The name of a country or territory (ISO 3166-1) in a language (BCP 47), if it has one there. */
export function nameCountry(code: string, tag: string): string | undefined {
  const own = tag === "zh-Hans" ? inChinese[code] : undefined;
  if (own) return own;
  const namer = namers.get(tag) ?? new Intl.DisplayNames(tag, { type: "region", fallback: "none" });
  namers.set(tag, namer);
  return namer.of(code);
}
