import { normalizeDigits } from "./digits.ts";

/** Characters of a field that takes tracking numbers: some twenty of them. */
export const longestNumbers = 400;

/** A provider's own form of number: `#` is a digit, `@` a letter, anything else stands as it is. */
export type NumberForm = { form: string; name: string };

/** A part of a number that means something by itself. */
export type NumberPart = { text: string; is: "service" | "serial" | "check" | "country" | "owner" | "airline" };

export type TrackingNumber = {
  number: string;
  /** `own`: a form of the provider's; `postal`: UPU S10; `container`: ISO 6346; `unknown`: none of these. */
  kind: "own" | "postal" | "air-waybill" | "container" | "unknown";
  /** What the provider calls its own form. */
  name?: string;
  parts: readonly NumberPart[];
  /** The check digit as given, and as the other characters ask for it. */
  check?: { given: number; right: number };
};

/** The tracking number in typed or pasted text: six to forty letters and digits, at least four of them digits. */
export function parseTrackingNumber(text: string): string | undefined {
  const number = normalizeDigits(text).replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z0-9]{6,40}$/.test(number) && (number.match(/\d/g)?.length ?? 0) >= 4 ? number : undefined;
}

/**
 * The tracking number that a text is, or has among other words ("where is RB847261955CN"); measures and the UN numbers of
 * dangerous goods are none.
 */
export function findTrackingNumber(text: string): string | undefined {
  if (/^\s*un\s*\d{4}\s*$/i.test(text)) return undefined;
  if (/\d\s*(?:kgs?|g|lbs?|oz|cm|mm|inch|公斤|千克|克|斤)(?![a-z])/i.test(text)) return undefined;
  const words = text.split(/[\s,，。？?：:]+/).filter(Boolean);
  // a number in groups, as it is printed, has no long word between them
  const whole = words.every((word) => /\d/.test(word) || word.length <= 3) ? parseTrackingNumber(text) : undefined;
  const long = words.filter((word) => word.length >= shortestAmongWords);
  return whole ?? long.map(parseTrackingNumber).find((number) => number !== undefined);
}

/** The tracking numbers in a text, each once: several stand apart by commas, lines or spaces, as one in groups does not. */
export function listTrackingNumbers(text: string): string[] {
  const found = text.split(/[,，、;；|\n]+/).flatMap((part) => {
    const words = part.split(/\s+/).filter(Boolean);
    const isEach = words.every((word) => word.length >= shortestAmongWords && parseTrackingNumber(word));
    return (isEach ? words : [part]).flatMap((own) => findTrackingNumber(own) ?? parseTrackingNumber(own) ?? []);
  });
  return [...new Set(found)];
}

/** The same of a text of nothing else, which a search may be; none of one number alone, or of words beside them. */
export function listSeveralTrackingNumbers(text: string): string[] {
  const words = text.split(/[\s,，、;；|]+/).filter(Boolean);
  const isEach = words.every((word) => word.length >= shortestAmongWords && parseTrackingNumber(word));
  const found = isEach ? listTrackingNumbers(text) : [];
  return found.length > 1 ? found : [];
}

/** A shorter one among words is more likely a postcode or the name of a thing. */
const shortestAmongWords = 10;

/** What a number, as `parseTrackingNumber` gives it, is by its form. The provider's own forms come first. */
export function describeTrackingNumber(number: string, own: readonly NumberForm[]): TrackingNumber {
  const known = own.find(({ form }) => compileForm(form).test(number));
  if (known) return { number, kind: "own", name: known.name, parts: [] };
  return (
    readPostal(number) ?? readContainer(number) ?? readAirWaybill(number) ?? { number, kind: "unknown", parts: [] }
  );
}

function compileForm(form: string): RegExp {
  const pattern = [...form.toUpperCase()]
    .filter((sign) => /[A-Z0-9#@]/.test(sign))
    .map((sign) => (sign === "#" ? "\\d" : sign === "@" ? "[A-Z]" : sign));
  return new RegExp(`^${pattern.join("")}$`);
}

/** UPU S10: service, eight digits, check digit (weights 8 6 4 2 3 5 9 7, modulo 11), country of the post. */
function readPostal(number: string): TrackingNumber | undefined {
  const [, service = "", serial = "", digit = "", country = ""] =
    /^([A-Z]{2})(\d{8})(\d)([A-Z]{2})$/.exec(number) ?? [];
  if (!service) return undefined;
  const left = 11 - (sumWeighted(serial, [8, 6, 4, 2, 3, 5, 9, 7]) % 11);
  return {
    number,
    kind: "postal",
    parts: [
      { text: service, is: "service" },
      { text: serial, is: "serial" },
      { text: digit, is: "check" },
      { text: country, is: "country" },
    ],
    check: { given: Number(digit), right: left === 10 ? 0 : left === 11 ? 5 : left },
  };
}

/** ISO 6346: owner with U, J or Z, six digits, check digit (letters count 10 to 38 without 11, 22, 33; powers of two). */
function readContainer(number: string): TrackingNumber | undefined {
  const [, owner = "", serial = "", digit = ""] = /^([A-Z]{3}[UJZ])(\d{6})(\d)$/.exec(number) ?? [];
  if (!owner) return undefined;
  const values = [...owner].map((letter) => {
    const place = letter.charCodeAt(0) - 65;
    return 10 + place + Math.ceil(place / 10);
  });
  const sum = [...values, ...[...serial].map(Number)].reduce((all, value, at) => all + value * 2 ** at, 0);
  return {
    number,
    kind: "container",
    parts: [
      { text: owner, is: "owner" },
      { text: serial, is: "serial" },
      { text: digit, is: "check" },
    ],
    check: { given: Number(digit), right: (sum % 11) % 10 },
  };
}

/** IATA: airline, seven digits, their remainder by seven. Only with the right digit: eleven digits are much else too. */
function readAirWaybill(number: string): TrackingNumber | undefined {
  const [, airline = "", serial = "", digit = ""] = /^(\d{3})(\d{7})(\d)$/.exec(number) ?? [];
  const right = Number(serial) % 7;
  if (!airline || right !== Number(digit)) return undefined;
  return {
    number,
    kind: "air-waybill",
    parts: [
      { text: airline, is: "airline" },
      { text: serial, is: "serial" },
      { text: digit, is: "check" },
    ],
    check: { given: right, right },
  };
}

function sumWeighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);
}

/** The provider's page for a number, from the template in its `site.yaml`. */
export function buildTrackingUrl(template: string, number: string): string {
  return template.replace("{number}", encodeURIComponent(number));
}

/** What the site knows of tracking: the provider's address for a number, the page about it here, own forms. */
export type TrackingPlaces = { template?: string; page?: string; forms: readonly NumberForm[] };

/**
 * Where a number leads: to the provider, unless its check digit is wrong or there is no such address; then to the page
 * here, which says what the number is. Undefined for text that is no number, and for an unknown form nobody can look up.
 */
export function findTrackingTarget(text: string, { template, page, forms }: TrackingPlaces): string | undefined {
  const number = parseTrackingNumber(text);
  if (!number) return undefined;
  const { kind, check } = describeTrackingNumber(number, forms);
  if (template && (!page || !check || check.given === check.right)) return buildTrackingUrl(template, number);
  return page && kind !== "unknown" ? `${page}?number=${number}` : undefined;
}
