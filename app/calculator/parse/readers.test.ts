import { test } from "vitest";
import { makePostcodeReader } from "#rating/shipment/postcode-form.ts";
import { readPostcode } from "#rating/shipment/postcode.ts";
import { findTrackingNumber, findTrackingTarget, parseTrackingNumber } from "#app/platform/tracking.ts";
import { dropStopWords, splitWords } from "#app/search/engine.ts";
import { toCanonicalPath } from "#site/pages.ts";
import { expectLinear } from "../../../tests/grows-linearly.ts";
import { fromQuery } from "../store/address.ts";
import { buildPlaceIndex } from "./line/places.ts";
import { readLine } from "./line/read-line.ts";
import { startState } from "../store/form-state.ts";
import { readFreightText, splitFreightText } from "../freight/read-freight-text.ts";
import { convertMeasureText, formatInUnits, readLength, readMass } from "./measure.ts";
import { detectDelimiter, detectTotalLabel } from "../orders/import/read-table.ts";
import { detectDecimalSeparator, detectDecimalSeparators } from "../orders/import/decimals.ts";
import { detectCurrency, readMoney } from "../orders/import/money.ts";
import { findCountryCode, findNearestCountry } from "../orders/import/countries.ts";
import { filterCountries, findCountry, findMatchingCity } from "./country.ts";
import * as cells from "../orders/import/cells.ts";
import { readDay } from "../orders/import/days.ts";
import { detectColumns } from "../orders/import/detect-columns.ts";
import { detectFigures, detectWeightScope } from "../orders/import/units.ts";
import { readAmount } from "./amount.ts";
import { readKg } from "./weight.ts";
import { readSize, splitSides } from "./size.ts";

const countries = [
  { code: "NO", name: "Norway", aliases: ["Norge"] },
  { code: "DE", name: "Germany", aliases: ["Deutschland"] },
];
const places = buildPlaceIndex({
  served: countries.map(({ code, name, aliases }) => ({ code, names: [name, ...aliases] })),
  others: [],
  states: [],
  cities: [],
  areas: [],
  regions: [],
  origins: [],
  goods: { articles: [], law: "" },
});
const readPlain = (text: string) => readLine(text, { places, findGoods: () => undefined }, "2026-11-27");
const british = makePostcodeReader("GB", { forms: ["AN NAA", "AANN NAA", "(AAN)"], example: "M1 1AA" });
const german = makePostcodeReader("DE", { forms: ["NNNNN"], example: "10115", signs: ["D"] });
const start = startState({ from: "CN", currency: "USD" });
const size = (text: string) => (field: string) => (field === "size" ? text : "");

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  "a number": readAmount,
  "a weight": readKg,
  "a weight of a form": (text) => readMass(text, "imperial"),
  "a side of a form": (text) => readLength(text, "metric"),
  "a size": (text) => readSize(text),
  "the sides of a size": splitSides,
  "a size in millimetres": (text) => readSize(text, "mm", ","),
  "a field that is left": (text) => [
    formatInUnits(text, "metric", "mass"),
    convertMeasureText(text, "metric", "imperial", "length"),
  ],
  "freight in a mail": (text) => readFreightText(splitFreightText(text), readPlain),
  "a line": readPlain,
  "a misspelt country": (text) => findNearestCountry(text, countries),
  "an address": (text) => fromQuery(new URLSearchParams({ to: text, weight: text, size: text, parcel: text }), start),
  "the path of an address": toCanonicalPath,
  "a search query": (text) => [splitWords(text), dropStopWords(text, "how much is、怎么")],
  "a tracking number": (text) => [
    parseTrackingNumber(text),
    findTrackingNumber(text),
    findTrackingTarget(text, { template: "https://x/{number}", forms: [{ form: "YT################", name: "own" }] }),
  ],
  "a country": (text) => [
    filterCountries(countries, text),
    findCountry(countries, text),
    findMatchingCity({ code: "DE", name: "Germany", aliases: [], cities: [["Berlin", "柏林"]] }, text),
  ],
  "a country in a table": findCountryCode,
  "a British postcode": british,
  "a German postcode": german,
  "the parts of a postcode": (text) => readPostcode(text, "GB"),
  "a weight in a table": (text) => [cells.readCellWeight(text, "kg"), cells.hasOwnUnit(text)],
  "a size in a table": (text) => cells.readCellSides(size(text), "cm"),
  "sides in a table": (text) => cells.readCellSides((field) => (field === "size" ? "" : text), "mm"),
  "a quantity in a table": (text) => cells.readQuantity(text),
  "an amount of an invoice": (text) => [readMoney(text), readMoney(text, ","), detectCurrency(text, "USD")],
  "a day": (text) => readDay(text),
  "a sum": (text) => [detectTotalLabel([text], 4), detectTotalLabel([text, "x"], 4, 3)],
  "what stands before decimals": (text) => [
    detectDecimalSeparator(text),
    detectDecimalSeparators({ weight: 0 }, [[text]], { units: {} }),
  ],
  "the columns of a table": (text) => detectColumns([text, "weight"], [[text, text]]),
  "the units of a table": (text) => [
    detectWeightScope(text, text),
    detectFigures([text, text], { weight: 0, size: 1 }, [[text, text]]),
  ],
  "what parts the cells of a table": (text) => detectDelimiter(text),
};

test.each(Object.entries(readers))(
  "%s is read in a time that grows with its length",
  (_, read) => expectLinear((text) => () => read(text)),
  60_000,
);
