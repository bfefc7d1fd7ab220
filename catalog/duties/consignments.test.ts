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
 * Forty consignments computed on 23 November 2026 by a customs sceptic who read the law and not the site
 * (`tests/fixtures/law/`, with his sources). `open` names the questions of ours that his doubts come to; `ours` is what
 * the site charges where it departs from him, and `note` says by which source, or which source settles his doubt.
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
const rows = table(
  "consignments.csv",
  "id to postcode what goods hs value currency freight buyer registered duty tax fees total paid_in rate otherwise certain doubt open ours note sources",
);

test.each(rows.map((row) => [row("id"), row("what"), row] as const))("%s: %s", (_, __, row) => {
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
    "2026-11-23",
    { base: currency, date: "2026-11-23", rates: { ...engine.exchange.rates, [paid]: rate } },
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

test("each consignment names sources that are listed; at most five depart from it", () => {
  const listed = table("sources.csv", "key title url edition").map((source) => source("key"));
  expect(rows.flatMap((row) => row("sources").split(" ")).filter((key) => !listed.includes(key))).toEqual([]);
  expect(rows).toHaveLength(40);
  expect(rows.filter((row) => row("ours") !== "").length).toBeLessThanOrEqual(5);
});
