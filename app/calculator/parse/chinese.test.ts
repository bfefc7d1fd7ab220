import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import {
  checkText,
  readGlossary,
  findLatinWords,
  readAllowedLatin,
  readForbiddenWords,
} from "#catalog/chinese/check-chinese.ts";
import { buildCalculatorPage } from "#catalog/views/pages.ts";
import { buildShell } from "#catalog/views/shell.ts";
import { adviseOn } from "#rating/comparison/advice.ts";
import { toLength, toMass } from "#rating/shipment/units.ts";
import { quote } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { ShellContext } from "#app/layout/use-shell.ts";
import { getLocale, readLocaleWith } from "#app/platform/current-locale.ts";
import { describeAdvice } from "../results/quote-detail.tsx";
import { calculateLandedCost } from "../landed-cost/landed-cost.ts";
import { ShareTable } from "../landed-cost/share-table.tsx";
import { describeLimits, explainReason } from "../format/reasons.ts";
import { buildCalculatorNames } from "../format/names.ts";
import { QuoteCharges } from "../results/quote-charges.tsx";
import { describeJourney } from "../timeline/journey-text.ts";

const cube = (side: number) => [toLength(side, "cm"), toLength(side, "cm"), toLength(side, "cm")] as const;

/** What is asked: a small and dear parcel to every destination, and others in turn: heavy, bulky, of every kind of goods. */
function shipments(countries: readonly { code: string }[], goods: readonly { id: string }[]): Shipment[] {
  const start = { from: "CN", currency: "USD", shipDate: "2026-12-01" } as const;
  const parcels = [
    { grams: 300, side: 12, value: 4_000 },
    { grams: 4_000, side: 38, value: 90_000 },
    { grams: 45_000, side: 90, value: 900_000 },
  ];
  return countries.flatMap(({ code: to }, at) => {
    const which = at % parcels.length;
    const { grams = 300, side = 12, value = 4_000 } = parcels[which] ?? {};
    const { id = "general" } = goods[at % goods.length] ?? {};
    const asked = {
      ...start,
      to,
      goods: id,
      parcels: [{ quantity: which + 1, mass: toMass(grams, "g"), sides: cube(side) }],
    };
    const small = [{ quantity: 1, mass: toMass(300, "g"), sides: cube(12) }];
    return [
      { ...asked, goods: "general", parcels: small, incoterm: "DDP" as const, value: 60_000 },
      { ...asked, incoterm: at % 2 === 0 ? ("DDP" as const) : ("DAP" as const), value },
    ];
  });
}

/** Everything that the calculator says of a shipment, as its parts say it. */
function saidOf(shipment: Shipment, page: ReturnType<typeof buildCalculatorPage>): string[] {
  const names = buildCalculatorNames(page);
  const answers = quote(shipment, page.cards, page.reference);
  return answers.flatMap((answer) => {
    if (!answer.available) return answer.reasons.map((reason) => explainReason(reason, "metric", names));
    const { name } = names.service(answer.service);
    const landed =
      shipment.value === undefined
        ? undefined
        : calculateLandedCost(answer.service, shipment, page.cards, page.reference);
    return [
      ...textsIn(createElement(QuoteCharges, { quote: answer, name })),
      ...(landed ? textsIn(createElement(ShareTable, { sides: landed, service: name })) : []),
      ...adviseOn(answer, shipment, page.cards, page.reference).map((advice) => describeAdvice(advice, "metric")),
      ...(answer.transit.plan ? [describeJourney(answer.transit.plan)] : []),
    ];
  });
}

function textsIn(element: React.ReactElement): string[] {
  return renderToStaticMarkup(createElement(ShellContext, { value: buildShell(getCatalog(), "zh") }, element))
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .split(/<[^>]*>/)
    .filter(Boolean);
}

test("the calculator answers in Chinese alone, wherever a parcel goes and whatever is in it", () => {
  const before = getLocale();
  readLocaleWith(() => "zh");
  onTestFinished(() => readLocaleWith(() => before));
  const page = buildCalculatorPage(getCatalog(), "zh");
  const asked = shipments(page.countries, page.goods);
  const said = new Set([
    ...asked.flatMap((shipment) => saidOf(shipment, page)),
    ...page.cards.map((card) => describeLimits([card], "metric")),
    ...page.goods.flatMap(({ label, rule }) => [label, rule]),
    ...page.countries.map(({ name }) => name),
  ]);
  expect(said.size).toBeGreaterThan(300);
  const allowed = readAllowedLatin(readGlossary());
  const forbidden = readForbiddenWords(readGlossary());
  const found = [...said].flatMap((text) => [
    ...findLatinWords(text, allowed).map((word) => `${word} in “${text}”`),
    ...(/\p{Script=Han}/u.test(text)
      ? checkText({ file: "", line: 0, text }, forbidden).map(({ wrong, right }) => `${wrong}: ${right}`)
      : []),
  ]);
  expect([...new Set(found)]).toEqual([]);
});
