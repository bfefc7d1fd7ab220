import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { buildCalculatorPage } from "#catalog/views/pages.ts";
import { buildShell } from "#catalog/views/shell.ts";
import { quote } from "#rating/quote.ts";
import { toLength, toMass } from "#rating/shipment/units.ts";
import { ShellContext } from "#app/layout/use-shell.ts";
import { formatDate, formatMoney } from "#app/ui/format.ts";
import { describeExchange } from "../format/money.ts";
import { convertQuote } from "./convert-quote.ts";
import { ChargeRows, QuoteCharges } from "./quote-charges.tsx";

const { cards, reference } = buildCalculatorPage(getCatalog(), "en");
const side = toLength(20, "cm");
const answers = quote(
  {
    from: "CN",
    to: "DE",
    goods: "general",
    currency: "USD",
    shipDate: "2026-12-01",
    parcels: [{ quantity: 1, mass: toMass(800, "g"), sides: [side, side, side] }],
    incoterm: "DDP",
    value: 6_000,
  },
  cards,
  reference,
).flatMap((answer) => (answer.available ? answer : []));
const shell = buildShell(getCatalog(), "en");
const draw = (rows: ReactNode) => renderToStaticMarkup(createElement(ShellContext, { value: shell }, rows));

test("where amounts are converted, each step is in the card's currency and leads to the amount there", () => {
  for (const billed of answers) {
    const shown = convertQuote(billed, "EUR", reference);
    const rows = draw(createElement(ChargeRows, { quote: shown, billed }))
      .split("<dt>")
      .slice(1);
    for (const [at, { amount, formula }] of billed.charges.entries()) {
      expect(rows[at]).toContain(formatMoney(shown.charges[at]?.amount ?? 0, "EUR"));
      // what the law says in euros stands in euros
      if (shown.charges[at]?.formula !== formula) expect(rows[at]).not.toContain("$");
      else expect(rows[at]).toMatch(new RegExp(`(?:>|= )\\$${(amount / 100).toFixed(2).replace(".", "\\.")}<`));
    }
  }
});

test("the rate between two currencies is said once, with its day", () => {
  const exchange = { base: "USD", date: "2026-11-20", rates: { USD: 1, EUR: 0.8637, JPY: 151.3 } };
  expect(describeExchange("USD", "EUR", { exchange })).toEqual({
    own: "USD",
    currency: "EUR",
    rate: "1 USD = 0.8637 EUR",
    date: formatDate("2026-11-20"),
  });
  expect(describeExchange("JPY", "EUR", { exchange })?.rate).toBe("1 JPY = 0.00571 EUR");
  expect(describeExchange("USD", "USD", { exchange })).toBeUndefined();
  expect(describeExchange("USD", "XXX", { exchange })).toBeUndefined();
});

test("a charge that needs no words of its own has no empty ones to be read aloud", () => {
  const said = answers.flatMap((answer) =>
    [
      createElement(ChargeRows, { quote: answer, tight: true }),
      createElement(QuoteCharges, { quote: answer, name: answer.service }),
    ].map(draw),
  );
  expect(said.join("\n")).toContain("Handling");
  expect(said.join("\n").match(/<dd[^>]*>(<span[^>]*><\/span>)*<\/dd>|<span class="block[^>]*><\/span>/g)).toBeNull();
});
