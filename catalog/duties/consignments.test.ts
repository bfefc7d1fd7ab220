import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { answerDuties } from "#rating/duties/questions.ts";
import { getMinorDigits } from "#rating/money/minor-digits.ts";
import { loadCatalog } from "../catalog.ts";
import { readCsv } from "../read/csv.ts";
import { Problems } from "../read/problems.ts";

const { catalog } = loadCatalog("content");
if (!catalog) throw new Error("the content has errors");
const { dutyRules, engine } = catalog.reference;

/**
 * Consignments computed by people who read the law and not the site (`tests/fixtures/law/`, with their sources): forty on
 * 23 November 2026, sixty-one others four days later. `open` names the questions of ours that their doubts come to;
 * `ours` is what the site charges where it departs from them, and `note` says by which source, or which source settles
 * their doubt.
 */
const folder = "tests/fixtures/law";
const table = (name: string, columns: string) => {
  const problems = new Problems();
  const rows = readCsv(name, readFileSync(`${folder}/${name}`, "utf8"), columns.split(" "), [], problems);
  expect(problems.all).toEqual([]);
  return rows.map(
    ({ cells }) =>
      (column: string) =>
        cells[column] ?? "",
  );
};
const readConsignments = (name: string) =>
  table(
    name,
    "id to postcode what goods hs value currency freight buyer registered duty tax fees total paid_in rate otherwise certain doubt open ours note sources",
  );
const lists = [
  { day: "2026-11-23", count: 40, rows: readConsignments("consignments.csv"), sources: "sources.csv" },
  {
    day: "2026-11-27",
    count: 61,
    rows: readConsignments("consignments-2026-11-27.csv"),
    sources: "sources-2026-11-27.csv",
  },
];
const cases = lists.flatMap(({ day, rows }) => rows.map((row) => [row("id"), row("what"), row, day] as const));

test.each(cases)("%s: %s", (_, __, row, day) => {
  const digits = (currency: string) => 10 ** getMinorDigits(currency);
  const [currency, paid, rate] = [row("currency"), row("paid_in"), Number(row("rate") || 1)];
  const codes = row("hs").split(" ");
  const answer = answerDuties(
    {
      from: "CN",
      to: row("to"),
      postcode: row("postcode"),
      goods: row("goods"),
      hs: codes.length === 1 ? row("hs") : undefined,
      subheadings: codes.length,
      value: Math.round(Number(row("value")) * digits(currency)),
      currency,
      carriage: Math.round(Number(row("freight")) * rate * digits(paid)),
      carriageCurrency: paid,
      parcels: 1,
      mode: "air",
      buyer: row("buyer") === "business" ? "business" : "private",
      registered: row("registered") === "yes",
    },
    dutyRules,
    day,
    { base: currency, date: day, rates: { ...engine.exchange.rates, [paid]: rate } },
  );
  if (!answer.available) throw new Error(JSON.stringify(answer.reason));
  const { open, all } = answer.certainty;
  const minor = (amount: string) => Math.round(Number(amount) * digits(paid));
  const total = answer.charges.reduce((sum, { amount }) => sum + amount, 0);
  expect(total).toBe(minor(row("ours") || row("total")));
  expect(open.map(({ id }) => id).join(" ")).toBe(row("open"));
  // both of his ends are sums that we give too
  const known = new Set([total, all.low, all.high, ...open.flatMap(({ readings }) => readings.map((one) => one.all))]);
  const ends = row("ours") === "" ? [row("total")] : [];
  if (row("open") !== "") ends.push(...row("otherwise").split(" "));
  expect(ends.map(minor).filter((one) => !known.has(one))).toEqual([]);
  expect(row("certain") === "yes" || row("open") !== "" || row("note") !== "").toBe(true);
});

test.each(lists)(
  "each consignment of $day names sources that are listed; at most five depart from it",
  ({ count, rows, sources }) => {
    const listed = table(sources, "key title url edition read").map((source) => source("key"));
    expect(rows.flatMap((row) => row("sources").split(" ")).filter((key) => !listed.includes(key))).toEqual([]);
    expect(rows).toHaveLength(count);
    expect(rows.filter((row) => row("ours") !== "").length).toBeLessThanOrEqual(5);
  },
);
