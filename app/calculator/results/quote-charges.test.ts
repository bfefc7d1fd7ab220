import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { buildCalculatorPage } from "#catalog/views/pages.ts";
import { buildShell } from "#catalog/views/shell.ts";
import { quote } from "#rating/quote.ts";
import { toLength, toMass } from "#rating/shipment/units.ts";
import { ShellContext } from "#app/layout/use-shell.ts";
import { ChargeRows, QuoteCharges } from "./quote-charges.tsx";

test("a charge that needs no words of its own has no empty ones to be read aloud", () => {
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
  const said = answers.flatMap((answer) =>
    [
      createElement(ChargeRows, { quote: answer, tight: true }),
      createElement(QuoteCharges, { quote: answer, name: answer.service }),
    ].map((rows) => renderToStaticMarkup(createElement(ShellContext, { value: shell }, rows))),
  );
  expect(said.join("\n")).toContain("Handling");
  expect(said.join("\n").match(/<dd[^>]*>(<span[^>]*><\/span>)*<\/dd>|<span class="block[^>]*><\/span>/g)).toBeNull();
});
