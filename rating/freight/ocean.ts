import { ceilTo, ExactSum } from "../arithmetic.ts";
import type { RateCard, Tariff } from "../card.ts";
import type { Pieces } from "../cargo.ts";
import { type Formula, number } from "../formula.ts";
import { microPerMinor } from "../money.ts";
import { addTransit } from "../pricing.ts";
import { decimalText } from "../rational.ts";
import { type CardUnit, cardMass, cubeOf } from "../scale.ts";
import { priceNumber } from "../words.ts";
import type { Freight } from "./by-band.ts";

/** Revenue tons are counted in thousandths. */
const perTon = 1000;

type Measure = Extract<Tariff, { method: "weight-or-measure" }>;

/** Card volumes in a cubic metre (in 35.3147 cubic feet on a card in pounds and inches). */
function perCubicMetre(unit: CardUnit): number {
  const { parts } = cubeOf[unit];
  return unit === "kg" ? (parts * 100) ** 3 : Math.round(((parts * 100) / 2.54) ** 3);
}

function volumeOf(pieces: Pieces): number {
  let volume = 0;
  for (const { a, b, c, quantity } of pieces.list) volume += a * b * c * quantity;
  return volume;
}

const sum = new ExactSum();

/** Less than container load: revenue tons by weight or measure, whichever of tonnes and cubic metres is greater. */
export function freightByMeasure(
  row: Measure["bands"][string][number],
  { minimum, step }: Measure,
  { currency, unit }: RateCard,
): Freight {
  const cubic = perCubicMetre(unit);
  const tonne = cardMass(1, "t", unit);
  const perMinor = microPerMinor(currency);
  return (_, pieces, out) => {
    if (!pieces.sized) return false;
    const volume = volumeOf(pieces);
    const tons = ceilTo(Math.max(thousandths(pieces.mass, tonne), thousandths(volume, cubic), minimum), step);
    out.revenueTons = tons;
    sum.reset();
    sum.add(row.perRevenueTon, tons);
    out.freight = sum.over(perTon * perMinor);
    sum.reset();
    sum.add(row.perItem, 1);
    out.handling = sum.over(perMinor);
    addTransit(out, row);
    if (!out.charges) return true;
    const greatest: Formula = {
      op: "max",
      parts: [
        number(exactShare(volume, cubic), "m³"),
        number(exactShare(pieces.mass, tonne), "t"),
        number(decimalText(minimum, 3)),
      ],
    };
    out.charges.push({
      code: "freight",
      formula: {
        op: "×",
        parts: [
          { op: "round", to: decimalText(step, 3), mode: "up", of: greatest },
          priceNumber(row.perRevenueTon, currency),
        ],
      },
      amount: out.freight,
    });
    if (row.perItem !== 0)
      out.charges.push({
        code: "handling",
        formula: { op: "×", parts: [number("1"), priceNumber(row.perItem, currency)] },
        amount: out.handling,
      });
    return true;
  };
}

/** Thousandths of `whole`, rounded up; a cubic metre is not a whole number of cubic inches, so first to a millionth. */
function thousandths(amount: number, whole: number): number {
  return isTen(whole) ? Math.ceil(amount / (whole / perTon)) : Math.ceil(Math.round((amount / whole) * 1e6) / 1e3);
}

/** The same share as decimal text. */
function exactShare(amount: number, whole: number): string {
  if (isTen(whole)) return decimalText(amount, Math.round(Math.log10(whole)));
  return decimalText(Math.round((amount / whole) * 1e6), 6);
}

function isTen(whole: number): boolean {
  return 10 ** Math.round(Math.log10(whole)) === whole;
}
