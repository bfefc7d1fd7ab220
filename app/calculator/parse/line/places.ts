import type { Days } from "#catalog/page-parts.ts";
import type { PlaceNames } from "#catalog/places/place-names.ts";
import { buildPostcodeReaders, type Postcodes } from "../postcodes.ts";
import type { Token } from "./tokens.ts";

export type Level = "city" | "state" | "country" | "region";
/** `area`: prices there are by postcode, which the name does not say. */
export type Place = {
  code: string;
  name: string;
  level: Level;
  served: boolean;
  nearest: readonly string[];
  area?: true;
  /** One in the middle of a city. */
  postcode?: string;
};
export type PlaceMatch = { places: readonly Place[]; next: number };

export type PlaceIndex = {
  /** The place that begins at a token, by the longest name. Several where they are called alike. */
  match: (tokens: readonly Token[], at: number) => PlaceMatch | undefined;
  /** Places of a name or a code in whatever case. */
  find: (text: string) => readonly Place[];
  /** The country whose code of two letters a text is. */
  findCode: (text: string) => Place | undefined;
  /** States by their short names, which many countries' codes are too. */
  state: (text: string) => readonly Place[];
  /** Names in letters, to compare with misspelt ones. */
  spelt: readonly (readonly [key: string, place: Place])[];
  nameOf: (code: string) => string;
  /** Working days of all lines for parcels to a country. */
  findDays: (code: string) => Days | undefined;
  isOrigin: (code: string) => boolean;
  /** Where goods are handed over, of a place in the same country that is another. */
  findOtherHub: (places: readonly Place[]) => string | undefined;
  postcodes: Postcodes;
};

/** Words that stand in a name, or not: `the Bahamas`, `Bosnia and Herzegovina`. */
const dropped = /\b(?:the|and|of)\b/g;

/** A name as it is looked up: without case, accents, spaces and points, and with variants of 国 as that. */
export function normalizePlaceName(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(dropped, "")
    .replace(/[囯囻圀]/g, "国")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** No name of a place has more words, or more characters where it has no spaces. */
const mostWords = 6;
const mostCharacters = 12;

export function buildPlaceIndex(names: Omit<PlaceNames, "currencies">): PlaceIndex {
  const byName = new Map<string, Place[]>();
  const codes = new Map<string, Place>();
  const short = new Map<string, Place[]>();
  const add = (text: string, place: Place, to = byName) => {
    const key = normalizePlaceName(text);
    const known = to.get(key) ?? [];
    // a country before its city of the same name
    if (key && !known.some(({ code }) => code === place.code)) to.set(key, [...known, place]);
  };
  const served = new Set(names.served.map(({ code }) => code));
  const nearest = new Map(names.others.map(({ code, nearest: near }) => [code, near]));
  const make = (code: string, level: Level, name: string): Place => ({
    code,
    name,
    level,
    served: served.has(code),
    nearest: nearest.get(code) ?? [],
  });
  // an island before the state or the land of the same name
  for (const { code, names: own } of names.areas)
    for (const name of own) add(name, { ...make(code, "state", own[0] ?? code), area: true });
  for (const { code, names: own } of [...names.served, ...names.others]) {
    const place = make(code, "country", own[0] ?? code);
    codes.set(code, place);
    for (const name of [code, ...own]) add(name, place);
  }
  for (const { code, names: own, short: abbreviation } of names.states) {
    const place = make(code, "state", own[0] ?? code);
    for (const name of own) add(name, place);
    const same = byName.get(normalizePlaceName(place.name))?.find((one) => one.code === code);
    if (abbreviation) add(abbreviation, same ?? place, short);
  }
  for (const { code, names: own, postcode } of names.cities)
    for (const name of own) add(name, { ...make(code, "city", own[0] ?? code), ...(postcode && { postcode }) });
  for (const own of names.regions) for (const name of own) add(name, make("", "region", own[0] ?? ""));
  // beside other words `LA` is a served city before the code of a country that is not served, and the Canary Islands are in Spain
  for (const name of [...names.others.map(({ code }) => code), ...names.areas.flatMap((area) => area.names)]) {
    const alike = byName.get(normalizePlaceName(name)) ?? [];
    const served = alike.filter((place) => place.served);
    if (served.length > 0) byName.set(normalizePlaceName(name), served);
  }
  const find = (text: string) => byName.get(normalizePlaceName(text)) ?? [];
  return {
    find,
    match: (tokens, at) => matchLongest(tokens, at, find),
    findCode: (text) => codes.get(text.toUpperCase()),
    state: (text) => short.get(normalizePlaceName(text)) ?? [],
    spelt: [...byName].flatMap(([key, places]) => places.map((place) => [key, place] as const)),
    findDays: (code) => names.served.find((country) => country.code === code)?.days,
    nameOf: (code) => codes.get(code)?.name ?? code,
    isOrigin: (code) => names.origins.some((origin) => origin.code === code),
    findOtherHub: ([place]) => {
      const { hub = [] } = names.origins.find(({ code }) => place?.level !== "country" && code === place?.code) ?? {};
      return place && hub.includes(place.name) ? undefined : hub[0];
    },
    postcodes: buildPostcodeReaders(names.served),
  };
}

function matchLongest(
  tokens: readonly Token[],
  at: number,
  find: (text: string) => readonly Place[],
): PlaceMatch | undefined {
  const first = tokens[at];
  if (first?.kind !== "word" && first?.kind !== "character") return undefined;
  // `and to Spain`: what stands before a name is not a part of it
  if (/^(?:and|of)$/.test(first.text)) return undefined;
  const most = first.kind === "word" ? mostWords : mostCharacters;
  let text = "";
  let best: PlaceMatch | undefined;
  let pieces = 0;
  for (let next = at; pieces < most; next += 1) {
    const token = tokens[next];
    if (!token || token.kind === "number") break;
    // `St. Gallen`, `Guinea-Bissau`, `U.S.A.`, `Bosnia & Herzegovina`
    if (token.kind === "sign") {
      if (next === at || !/^[-.'&·()]$/.test(token.text)) break;
      text += token.text;
      continue;
    }
    if (token.kind !== first.kind) break;
    text += `${token.spaced ? " " : ""}${token.text}`;
    pieces += 1;
    const places = find(text);
    // `to the` is no name that ends in an article
    if (places.length > 0 && normalizePlaceName(token.text) !== "") best = { places, next: next + 1 };
  }
  // 得克萨斯州, 东京市
  if (best && first.kind === "character" && /[州省市县郡]/.test(tokens[best.next]?.text ?? "")) best.next += 1;
  return best;
}
