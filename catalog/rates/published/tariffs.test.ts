import { toMinor } from "#rating/money/minor-digits.ts";
import { describe, expect, test } from "vitest";
import { quote } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { type Figure, loadTariffs, parseEditionDay, readPiece, readTariffs, served, type Tariff } from "./tariffs.ts";

const tariffs = readTariffs(new URL("./figures/", import.meta.url));
const { catalog, problems } = loadTariffs(new URL("./tariffs/", import.meta.url));

type ShipmentOption = NonNullable<Shipment["options"]>[number];
/** Options that any card may offer; what its card does not offer is on a card of its own, `<tariff>-<choice>`. */
const usual: readonly ShipmentOption[] = ["residential", "signature", "insurance", "saturday", "appointment"];
const isAsked = ({ id }: Tariff, choice: string): boolean =>
  usual.includes(choice) ||
  (catalog?.cards ?? []).some(
    ({ service, options }) => service === id && options.some((option) => option.id === choice),
  );

function shipmentOf(tariff: Tariff, figure: Figure): Shipment {
  const [amount, currency = tariff.currency] = figure.value?.split(" ") ?? [];
  const postcode = figure.postcode ?? tariff.postcode;
  return {
    from: "CN",
    to: served(figure.to ?? tariff.to ?? ""),
    ...(postcode && { postcode }),
    parcels: figure.pieces.map((piece) => readPiece(piece, tariff.box)),
    goods: figure.goods ?? "general",
    ...(figure.subheadings && { subheadings: figure.subheadings }),
    ...(amount && { value: toMinor(Number(amount), currency) }),
    currency,
    incoterm: "DAP",
    shipDate: figure.on ?? parseEditionDay(tariff.source.edition),
    options: figure.options.filter((choice) => isAsked(tariff, choice)),
  };
}

function priced(tariff: Tariff, figure: Figure, parcels = shipmentOf(tariff, figure).parcels) {
  const service = [tariff.id, ...figure.options.filter((choice) => !isAsked(tariff, choice))].join("-");
  const cards = catalog?.cards.filter((card) => card.service === service) ?? [];
  const engine = catalog?.reference.engine;
  const { currency, rates } = tariff;
  const day = parseEditionDay(tariff.source.edition);
  const exchange = rates && { base: currency, date: day, rates: { [currency]: 1, ...rates } };
  const reference = engine && { ...engine, ...(exchange && { exchange }) };
  const [answer] = reference ? quote({ ...shipmentOf(tariff, figure), parcels }, cards, reference) : [];
  return answer?.available ? answer : { total: answer?.reasons, charges: [] };
}

test("the cards of published tariffs have no mistakes", () => {
  const wrong = problems.all.filter(({ level }) => level !== "warning");
  expect(wrong.map((problem) => `${problem.file}:${problem.line}: ${problem.wrong}; ${problem.right}`)).toEqual([]);
});

test("there are enough figures, a third of them with several pieces", () => {
  const figures = tariffs.flatMap((tariff) => tariff.figures);
  const several = figures.filter(
    ({ pieces: [first = "", ...others] }) => others.length > 0 || / × /.test(first) || first.includes("×"),
  );
  expect(tariffs.length).toBeGreaterThanOrEqual(100);
  expect(figures.length).toBeGreaterThanOrEqual(540);
  expect(several.length / figures.length).toBeGreaterThanOrEqual(1 / 3);
});

test("neither the order of the pieces nor their division into rows changes a price", () => {
  for (const tariff of tariffs)
    for (const figure of tariff.figures) {
      const { parcels } = shipmentOf(tariff, figure);
      const oneByOne = parcels.flatMap((parcel) =>
        Array.from({ length: parcel.quantity }, () => ({ ...parcel, quantity: 1 })),
      );
      expect(priced(tariff, figure, oneByOne.reverse()).total).toEqual(priced(tariff, figure).total);
    }
});

describe.each(tariffs)("$issuer: $tariff", (tariff) => {
  test.for(tariff.figures.filter(({ pending }) => !pending))("$id", (figure) => {
    const { total, charges } = priced(tariff, figure);
    expect({ total, lines: charges.map(({ formula, amount }) => `${formula} = ${amount}`) }).toMatchObject({
      total: figure.total,
    });
    if (figure.lines) expect(charges.map(({ amount }) => amount)).toEqual(Object.values(figure.lines));
  });
  for (const { id, pending } of tariff.figures) if (pending) test.todo(`${id}: ${pending}`);
});
