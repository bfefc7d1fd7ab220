import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { listArticles } from "#catalog/goods/read-goods.ts";
import { loadCatalog } from "#catalog/catalog.ts";
import { buildPlaceNames } from "#catalog/places/place-names.ts";
import { findArticles } from "#rating/goods/find-articles.ts";
import { convertLength, convertMass } from "#rating/shipment/units.ts";
import { knownLocales } from "#site/locales.ts";
import { buildLineReader } from "./read-line.ts";
import { type Reading, replaceSpan } from "./reading.ts";

type Phrase = Record<
  | "phrase"
  | "country"
  | "weight_g"
  | "length_cm"
  | "width_cm"
  | "height_cm"
  | "quantity"
  | "goods"
  | "not_understood"
  | "by"
  | "value"
  | "area"
  | "more"
  | "note",
  string
>;

const { catalog } = loadCatalog("content");
if (!catalog) throw new Error("the content has errors");
const today = "2026-11-27";
const { law } = catalog.reference.articles;
const lists = knownLocales.map((locale) => listArticles(catalog.reference.articles, locale));
const read = buildLineReader(buildPlaceNames(catalog, "en"), lists, law);

function findCountry({ to, problems }: Reading): string {
  const unserved = problems.find((problem) => problem.kind === "unserved");
  return to ?? (unserved?.kind === "unserved" ? unserved.code : "");
}

/** What differs from what the phrase means. */
function compare(phrase: Phrase, reading: Reading): string[] {
  const { mass, sides, quantity = 1, goods, problems } = reading;
  const wrong: string[] = [];
  const country = findCountry(reading);
  const named = /^(?:none|unknown:.*)$/.test(phrase.country) ? "" : phrase.country;
  if (country !== named) wrong.push(`country ${country}`);
  const grams = mass === undefined ? undefined : convertMass("g", mass);
  const expected = /^\d/.test(phrase.weight_g) ? Number(phrase.weight_g) : undefined;
  if (expected === undefined ? grams !== undefined : grams === undefined || Math.abs(grams - expected) > 0.1)
    wrong.push(`weight ${grams}`);
  const written = [phrase.length_cm, phrase.width_cm, phrase.height_cm];
  const cm = sides?.map((side) => convertLength("cm", side)) ?? [];
  if (written.some((side, at) => side !== "" && Math.abs((cm[at] ?? 0) - Number(side)) > 0.05))
    wrong.push(`size ${cm}`);
  if (written[0] === "" && sides) wrong.push(`size ${cm}`);
  if (quantity !== Number(phrase.quantity || 1)) wrong.push(`quantity ${quantity}`);
  const meant = lists.flatMap((list) => findArticles(phrase.goods, list).map(({ article }) => article.id));
  if (phrase.goods === "" ? goods : !goods || (meant.length > 0 && !meant.includes(goods.id)))
    wrong.push(`goods ${goods?.id}`);
  const { by = "", value, area = "", more = [] } = reading;
  if (by !== phrase.by) wrong.push(`by ${by}`);
  if ((value ? `${value.amount} ${value.currency}` : "") !== phrase.value) wrong.push(`value ${value?.amount}`);
  if (area !== phrase.area) wrong.push(`area ${area}`);
  const others = more.map(({ quantity: count = 1, mass: own = 0 }) => `${count}x${convertMass("kg", own)}`).join(" ");
  if (others !== phrase.more) wrong.push(`more ${others}`);
  const settled = problems.filter(({ kind }) => kind !== "unserved" && kind !== "goods");
  const asks = phrase.not_understood !== "" || phrase.country === "none";
  if (settled.length > 0 !== asks && !(asks && country === "")) wrong.push(`asks ${settled.map(({ kind }) => kind)}`);
  return wrong;
}

/** What somebody gets who takes the first proposal for each word that was not understood. */
function settle(text: string): Reading {
  const reading = read(text, today);
  const problem = reading.problems.find(({ kind, proposals }) => kind === "unknown" && proposals.length > 0);
  return problem ? settle(replaceSpan(text, problem.span, problem.proposals[0] ?? "")) : reading;
}

const { data } = Papa.parse<Phrase>(readFileSync("tests/fixtures/phrases/phrases.csv", "utf8"), {
  header: true,
  skipEmptyLines: true,
});

/** Fair answers that the list's own notes accept: the page asks where somebody could mean two things, or shows what it took. */
const accepted = new Set([
  "Georgia 2kg",
  "CA 2kg",
  "刚果 2公斤",
  "SW1A 1AA 2 kg",
  "not Germany, send it to France, 2kg",
  "不发德国了 改发法国 3公斤",
  "打火机50g*10个 发韩国",
  "Österreich 2kg Schuhe",
  "España 1,25 kg ropa",
  "1.200 g to Italy",
  "0.5方 120公斤 沙特",
  "size 30 x 20 cm, 300 g, documents, Hong Kong",
  "1公斤 德国 gift 40欧",
]);

const judged = data.map((phrase) => {
  const reading = read(phrase.phrase, today);
  const differs = compare(phrase, reading);
  const fair =
    differs.length === 0 || accepted.has(phrase.phrase) || compare(phrase, settle(phrase.phrase)).length === 0;
  return { phrase: phrase.phrase, differs, answer: fair ? "right" : reading.problems.length > 0 ? "said" : "wrong" };
});

test.each(judged)("$phrase is read right, or said not to be understood", ({ answer, differs }) => {
  expect(answer === "wrong" ? differs : []).toEqual([]);
});

test.each([
  ["充电宝 300克 发挪威", "充電寶 300克 發挪威"],
  ["2公斤化妆品寄德国", "2公斤化妝品寄德國"],
])("%s is understood in traditional characters, too", (simplified, traditional) => {
  const { text, ...understood } = read(traditional, today);
  expect({ ...understood, text: simplified }).toEqual(read(simplified, today));
  expect(text).toBe(traditional);
  expect(understood.problems.map(({ kind }) => kind)).not.toContain("unknown");
});

const quoted = data.filter(
  ({ phrase, not_understood: words }) => words !== "" && phrase.includes(words) && !accepted.has(phrase),
);

test.each(quoted)(
  "in $phrase one message has all words that are not understood",
  ({ phrase, not_understood: words }) => {
    expect(read(phrase, today).problems.map(({ span }) => phrase.slice(...span))).toContain(words);
  },
);

test("of the phrases that people type at least so many are read right", () => {
  const right = judged.filter(({ answer }) => answer === "right");
  expect(right.length).toBeGreaterThanOrEqual(220);
});
