import type { Reason } from "../answer.ts";
import type { CardLoading, RateCard, Rounding } from "../card.ts";
import type { Tariff } from "./tariff.ts";
import type { CargoRow, Space } from "../loading/cargo.ts";
import { containers, type Pallet } from "../loading/containers-and-pallets.ts";
import { fitsOnPallet } from "../loading/fit.ts";
import type { LoadPlan, LoadRefusal } from "../loading/plan.ts";
import { ExactSum, roundUpTo } from "../money/arithmetic.ts";
import { type Formula, number, priceNumber, roundFormula } from "../money/formula.ts";
import { formatDecimal, type Micro, microPerMinor } from "../money/money.ts";
import { type Pieces, sumVolume } from "../shipment/cargo.ts";
import { grains, makeCardMass, perCubicMetre } from "../shipment/units.ts";
import { addTransit, type ContainerLoader, type Freight } from "./pricing.ts";

const sum = new ExactSum();

/** Revenue tons are counted in thousandths. */
const perTon = 1000;

type Measure = Extract<Tariff, { method: "weight-or-measure" }>;

/** Less than container load: revenue tons by weight or measure, whichever of tonnes and cubic metres is greater. */
export function priceByMeasure(
  row: Measure["bands"][string][number],
  { minimum, step }: Measure,
  card: RateCard,
  least: Micro | undefined,
): Freight {
  const { currency, unit } = card;
  const cubic = perCubicMetre(unit);
  const tonne = makeCardMass(1, "t", unit);
  const perMinor = microPerMinor(currency);
  const { rounding, rounded } = readLineRounding(card);
  return (_, pieces, out) => {
    if (!pieces.sized) {
      out.refusal = { field: "sides", code: "sides-needed" };
      return false;
    }
    const volume = sumVolume(pieces);
    const tons = roundUpTo(Math.max(thousandths(pieces.mass, tonne), thousandths(volume, cubic), minimum), step);
    out.revenueTons = tons;
    const raised = least !== undefined && row.perRevenueTon * tons < least * perTon;
    sum.reset();
    sum.add(raised ? least : row.perRevenueTon, raised ? perTon : tons);
    out.freight = sum.overSteps(perTon * perMinor, rounding);
    sum.reset();
    sum.add(row.perItem, 1);
    out.handling = sum.overSteps(perMinor, rounding);
    addTransit(out, row);
    if (!out.charges) return true;
    const greatest: Formula = {
      op: "max",
      parts: [
        number(exactShare(volume, cubic), "m³"),
        number(exactShare(pieces.mass, tonne), "t"),
        number(formatDecimal(minimum, 3)),
      ],
    };
    const product: Formula = {
      op: "×",
      parts: [
        { op: "round", to: formatDecimal(step, 3), mode: "up", of: greatest },
        priceNumber(row.perRevenueTon, currency),
      ],
    };
    const formula: Formula = raised ? { op: "max", parts: [priceNumber(least, currency), product] } : product;
    out.charges.push({ code: "freight", formula: rounded(formula), amount: out.freight });
    if (row.perItem !== 0)
      out.charges.push({
        code: "handling",
        formula: rounded({ op: "×", parts: [number("1"), priceNumber(row.perItem, currency)] }),
        amount: out.handling,
      });
    return true;
  };
}

/** How a card rounds each of its lines, as a calculation and as a formula. */
function readLineRounding({ currency, roundLines: round }: RateCard) {
  const rounding: Rounding = round ?? { step: 1, rounding: "nearest" };
  return { rounding, rounded: (formula: Formula) => (round ? roundFormula(formula, round, currency) : formula) };
}

/** Thousandths of `whole`, rounded up; a cubic metre is not a whole number of cubic inches, so first to a millionth. */
function thousandths(amount: number, whole: number): number {
  return isTen(whole) ? Math.ceil(amount / (whole / perTon)) : Math.ceil(Math.round((amount / whole) * 1e6) / 1e3);
}

/** The same share as decimal text. */
function exactShare(amount: number, whole: number): string {
  if (isTen(whole)) return formatDecimal(amount, Math.round(Math.log10(whole)));
  return formatDecimal(Math.round((amount / whole) * 1e6), 6);
}

function isTen(whole: number): boolean {
  return 10 ** Math.round(Math.log10(whole)) === whole;
}

type Row = Extract<Tariff, { method: "container" }>["bands"][string][number];

/**
 * Full containers: the cheapest mix found that holds the pieces, with its loading plan; or those that are hired whole. Each
 * kind has a charge of its own.
 */
export function priceByContainer(rows: readonly Row[], card: RateCard): Freight {
  const { currency, loading = {} } = card;
  const { rounding, rounded } = readLineRounding(card);
  const perMinor = microPerMinor(currency);
  const spaces = rows.map(
    ({ container, price }): Space => ({ ...containers[container], ...loading.containers?.[container], price }),
  );
  const planned = cachePlans(spaces, loading);
  return (_, pieces, out) => {
    if (!pieces.sized) {
      out.refusal = { field: "sides", code: "sides-needed" };
      return false;
    }
    if (out.loading === "later") {
      out.refusal = { field: "card", code: "being-loaded" };
      return false;
    }
    const plan = planned(pieces, out.loading);
    if (!plan.ok) {
      out.refusal = toReason(plan);
      return false;
    }
    out.plan = plan;
    out.freight = 0;
    for (const row of rows) {
      let count = 0;
      for (const one of plan.spaces) if (one.space.name === row.container) count += one.count;
      if (count === 0) continue;
      out.containers += count;
      addTransit(out, row);
      sum.reset();
      sum.add(row.price, count);
      const amount = sum.overSteps(perMinor, rounding);
      out.freight += amount;
      const parts = [number(String(count)), priceNumber(row.price, currency, row.container)];
      out.charges?.push({ code: "freight", formula: rounded({ op: "×", parts }), amount });
    }
    return true;
  };
}

/** Converts a piece to whole millimetres and grams, rounded up. One that does not fit on the pallet goes without. */
function toCargoRow({ quantity, parcel }: Pieces["list"][number], pallet: Pallet | undefined): CargoRow {
  const [length = 0, width = 0, height = 0] = (parcel.sides ?? []).map((side) => Math.ceil(side / 1000));
  const row: CargoRow = {
    sides: [length, width, height],
    mass: Math.ceil(parcel.mass / grains.g),
    quantity,
    upright: parcel.upright === true,
    stackable: parcel.unstackable !== true,
    hired: parcel.hired,
  };
  return pallet && !fitsOnPallet(row, pallet) ? { ...row, unitLoad: true } : row;
}

/** Keeps recent plans: advice, chart and quote ask for the same cargo. */
function cachePlans(
  spaces: readonly Space[],
  { pallet, palletsStackable = false, gap = 0 }: CardLoading,
): (pieces: Pieces, load: ContainerLoader) => LoadPlan | LoadRefusal {
  const plans = new Map<string, LoadPlan | LoadRefusal>();
  return ({ list }, load) => {
    const cargo = list.map((piece) => toCargoRow(piece, pallet));
    const key = JSON.stringify(cargo);
    const known = plans.get(key);
    if (known) return known;
    const plan = load(cargo, spaces, { palletsStackable, gap, ...(pallet && { pallet }) });
    if (plans.size >= 100) plans.clear();
    plans.set(key, plan);
    return plan;
  };
}

function toReason(refusal: LoadRefusal): Reason {
  switch (refusal.code) {
    case "too-many-kinds":
    case "too-many-pieces":
    case "too-many-spaces":
      return { field: "quantity", code: "load-too-large", given: refusal.given, limit: refusal.limit };
    case "does-not-fit":
    case "no-cargo":
    case "no-space":
    case "bad-row":
    case "bad-space":
      return { field: "sides", code: "does-not-fit-container" };
  }
}
