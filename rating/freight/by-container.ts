import type { Reason } from "../answer.ts";
import { ExactSum } from "../arithmetic.ts";
import type { CardLoading, RateCard, Tariff } from "../card.ts";
import type { Pieces } from "../cargo.ts";
import { joined, number } from "../formula.ts";
import type { CargoRow, Space } from "../loading/cargo.ts";
import { containers } from "../loading/containers.ts";
import type { Pallet } from "../loading/pallets.ts";
import { goesOn } from "../loading/goes-on.ts";
import type { LoadPlan, LoadRefusal } from "../loading/plan.ts";
import { grains } from "../mass.ts";
import { microPerMinor } from "../money.ts";
import { addTransit, type ContainerLoader } from "../pricing.ts";
import { priceNumber } from "../words.ts";
import type { Freight } from "./by-band.ts";

type Row = Extract<Tariff, { method: "container" }>["bands"][string][number];

const sum = new ExactSum();

/** Full containers: the cheapest mix found that holds the pieces, with its loading plan. */
export function freightByContainer(rows: readonly Row[], { currency, loading = {} }: RateCard): Freight {
  const perMinor = microPerMinor(currency);
  const spaces = rows.map(
    ({ container, price }): Space => ({ ...containers[container], ...loading.containers?.[container], price }),
  );
  const planned = remembered(spaces, loading);
  return (_, pieces, out) => {
    if (!pieces.sized) return false;
    if (out.loading === "later") {
      out.refusal = { field: "card", code: "being-loaded" };
      return false;
    }
    const plan = planned(pieces, out.loading);
    if (!plan.ok) {
      out.refusal = reasonOf(plan);
      return false;
    }
    const used = rows.flatMap((row) => {
      const loaded = plan.spaces.filter(({ space }) => space.name === row.container);
      const count = loaded.reduce((total, one) => total + one.count, 0);
      return count > 0 ? [{ row, count }] : [];
    });
    sum.reset();
    for (const { row, count } of used) {
      sum.add(row.price, count);
      out.containers += count;
      addTransit(out, row);
    }
    out.freight = sum.over(perMinor);
    out.plan = plan;
    const parts = used.map(({ row, count }) =>
      joined("×", [number(String(count)), priceNumber(row.price, currency, row.container)]),
    );
    out.charges?.push({ code: "freight", formula: joined("+", parts), amount: out.freight });
    return true;
  };
}

/** Converts a piece to whole millimetres and grams, rounded up. One that does not fit on the pallet goes without. */
function cargoRow({ quantity, parcel }: Pieces["list"][number], pallet: Pallet | undefined): CargoRow {
  const [length = 0, width = 0, height = 0] = (parcel.sides ?? []).map((side) => Math.ceil(side / 1000));
  const row: CargoRow = {
    sides: [length, width, height],
    mass: Math.ceil(parcel.mass / grains.g),
    quantity,
    upright: parcel.upright === true,
    stackable: parcel.unstackable !== true,
  };
  return pallet && !goesOn(row, pallet) ? { ...row, unitLoad: true } : row;
}

/** Keeps recent plans: advice, chart and quote ask for the same cargo. */
function remembered(
  spaces: readonly Space[],
  { pallet, palletsStackable = false, gap = 0 }: CardLoading,
): (pieces: Pieces, load: ContainerLoader) => LoadPlan | LoadRefusal {
  const plans = new Map<string, LoadPlan | LoadRefusal>();
  return ({ list }, load) => {
    const cargo = list.map((piece) => cargoRow(piece, pallet));
    const key = JSON.stringify(cargo);
    const known = plans.get(key);
    if (known) return known;
    const plan = load(cargo, spaces, { palletsStackable, gap, ...(pallet && { pallet }) });
    if (plans.size >= 100) plans.clear();
    plans.set(key, plan);
    return plan;
  };
}

function reasonOf(refusal: LoadRefusal): Reason {
  switch (refusal.code) {
    case "does-not-fit":
      return { field: "sides", code: "does-not-fit-container" };
    case "too-many-kinds":
    case "too-many-pieces":
    case "too-many-spaces":
      return { field: "quantity", code: "load-too-large", given: refusal.given, limit: refusal.limit };
    case "no-cargo":
    case "no-space":
    case "bad-row":
    case "bad-space":
      return { field: "sides", code: "does-not-fit-container" };
  }
}
