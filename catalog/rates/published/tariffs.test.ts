import { describe, expect, test } from "vitest";
import { getMinorDigits } from "#rating/money/minor-digits.ts";
import { quote } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { type Figure, loadTariffs, parseEditionDay, readPiece, readTariffs, served, type Tariff } from "./tariffs.ts";

const tariffs = readTariffs(new URL("./figures/", import.meta.url));
const { catalog, problems } = loadTariffs(new URL("./tariffs/", import.meta.url));

type ShipmentOption = NonNullable<Shipment["options"]>[number];
/** Options that any card may offer; a tariff's other choices are on a card of their own, `<tariff>-<choice>`. */
const asked: readonly ShipmentOption[] = ["residential", "signature", "insurance", "saturday", "appointment"];
const isAsked = (choice: string): choice is ShipmentOption => asked.some((option) => option === choice);

function shipmentOf(tariff: Tariff, figure: Figure): Shipment {
  const [amount, currency = tariff.currency] = figure.value?.split(" ") ?? [];
  const postcode = figure.postcode ?? tariff.postcode;
  return {
    from: "CN",
    to: served(figure.to ?? tariff.to ?? ""),
    ...(postcode && { postcode }),
    parcels: figure.pieces.map((piece) => readPiece(piece, tariff.box)),
    goods: "general",
    ...(amount && { value: Math.round(Number(amount) * 10 ** getMinorDigits(currency)) }),
    currency,
    incoterm: "DAP",
    shipDate: figure.on ?? parseEditionDay(tariff.source.edition),
    options: figure.options.filter(isAsked),
  };
}

function priced(tariff: Tariff, figure: Figure, parcels = shipmentOf(tariff, figure).parcels) {
  const service = [tariff.id, ...figure.options.filter((choice) => !isAsked(choice))].join("-");
  const cards = catalog?.cards.filter((card) => card.service === service) ?? [];
  const [answer] = catalog ? quote({ ...shipmentOf(tariff, figure), parcels }, cards, catalog.reference.engine) : [];
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
  expect(tariffs.length).toBeGreaterThanOrEqual(30);
  expect(figures.length).toBeGreaterThanOrEqual(150);
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
