import { normalizeName } from "./known-names.ts";

/**
 * The states of the United States, with what the army and the islands have instead, and the first three digits of postcodes
 * that begin with a zero there (USPS, Domestic Mail Manual L002, 2026): all others have none.
 */
const states = `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut 060-069
DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas
KY Kentucky|LA Louisiana|ME Maine 039-049|MD Maryland|MA Massachusetts 010-027 055-055|MI Michigan|MN Minnesota
MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire 030-038|NJ New Jersey 070-089
NM New Mexico|NY New York 005-005 063-063|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon
PA Pennsylvania|RI Rhode Island 028-029|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah
VT Vermont 050-059|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|PR Puerto Rico 006-009
VI Virgin Islands 008-008|GU Guam|AS American Samoa|MP Northern Mariana Islands|AA Armed Forces Americas
AE Armed Forces Europe 090-099|AP Armed Forces Pacific`;

type Range = readonly [from: string, to: string];

/** Where postcodes with a leading zero lie in a state, by its letters and its name. */
const zeros: ReadonlyMap<string, readonly Range[]> = new Map(
  states.split(/[|\n]/).flatMap((text) => {
    const ranges = [...text.matchAll(/(\d{3})-(\d{3})/g)].map(([, from = "", to = ""]): Range => [from, to]);
    const [letters = "", ...name] = text.replace(/ \d{3}-\d{3}/g, "").split(" ");
    return [letters, name.join(" ")].map((known) => [normalizeName(known), ranges] as const);
  }),
);

/** How shops and carriers head the state of an address; that of a bill is another one. */
const stateHeading =
  /^(?:shipping|ship|shipto|recipient|receiver|consignee|delivery|customer|to)?(?:state|province|stateprovince|stateorprovince|provincestate|stateregion)(?:code|name)?$|^(?:收件|收货)?人?(?:州|省州|州省)$/;

/** What stands beside the state of an address; beside a bare "State" that is an order's stands none of it. */
const besideState = /city|town|suburb|zip|post|address|street|城市|邮编/;

/** The column that says in which state an order goes, if there is one: an address's own before a bare "State" beside one. */
export function findStateColumn(header: readonly string[]): number | undefined {
  const plain = header.map((name) => name.toLowerCase().replace(/[^\p{L}]/gu, ""));
  const found = plain.flatMap((name, at) => (stateHeading.test(name) ? [at] : []));
  const isBare = (at: number) => plain[at] === "state";
  const isOfAddress = (at: number) => [plain[at - 1], plain[at + 1]].some((name = "") => besideState.test(name));
  return found.find((at) => !isBare(at)) ?? found.find(isOfAddress);
}

/** Whether an American postcode that begins with a zero lies in another state than the one that is named; not where none is. */
export function isOutsideState(country: string, postcode: string, state: string): boolean {
  if (country !== "US") return false;
  const own = zeros.get(normalizeName(state.replace(/^US[-\s]/i, "")));
  const begun = postcode.slice(0, 3);
  return own !== undefined && !own.some(([from, to]) => from <= begun && begun <= to);
}
