import type { CardLoading } from "#rating/card.ts";
import { type ContainerKind, containers, type Pallet, pallets } from "#rating/loading/containers-and-pallets.ts";
import { grains, micrometres } from "#rating/shipment/units.ts";
import type { Quantity } from "../read/values.ts";
import type { ReportAt } from "../read/problems.ts";
import type { CardFile } from "../schema/card.ts";

type File = NonNullable<CardFile["loading"]>;

const millimetres = ({ amount, unit }: Quantity<keyof typeof micrometres>) =>
  Math.round((amount * micrometres[unit]) / 1000);
const grams = ({ amount, unit }: Quantity<keyof typeof grains>) => Math.round((amount * grains[unit]) / grains.g);

/** How a card loads containers, in the loading plan's millimetres and grams. */
export function toLoading({ pallet, pallets_stackable, gap, containers: own }: File): CardLoading {
  return {
    ...(pallet && { pallet: toPallet(pallet) }),
    ...(pallets_stackable && { palletsStackable: true }),
    ...(gap && { gap: millimetres(gap) }),
    containers: Object.fromEntries(
      Object.entries(own).map(([kind, { inner, door, max_payload }]) => [
        kind,
        {
          ...(inner && { length: millimetres(inner[0]), width: millimetres(inner[1]), height: millimetres(inner[2]) }),
          ...(door && { door: { width: millimetres(door[0]), height: millimetres(door[1]) } }),
          ...(max_payload && { payload: grams(max_payload) }),
        },
      ]),
    ),
  };
}

function toPallet(pallet: NonNullable<File["pallet"]>): Pallet {
  if (typeof pallet === "string") return pallets[pallet];
  const [a, b] = pallet.size.map(millimetres);
  return {
    name: pallet.size.map(({ text }) => text).join(" × "),
    length: Math.max(a ?? 0, b ?? 0),
    width: Math.min(a ?? 0, b ?? 0),
    height: millimetres(pallet.height),
    mass: grams(pallet.weight),
    maxHeight: millimetres(pallet.max_height),
    maxLoad: grams(pallet.max_load),
  };
}

/** Reports sizes that no container or pallet has, and kinds that the card does not price. */
export function checkLoading(card: CardFile, priced: readonly ContainerKind[], error: ReportAt): void {
  const { loading } = card;
  if (!loading) return;
  if (card.method !== "container") {
    error(["loading"], `a card of method ${card.method} loads no containers`, "remove it, or write method: container");
    return;
  }
  const own = toLoading(loading);
  for (const kind of priced) {
    const space = { ...containers[kind], ...own.containers?.[kind] };
    const path = ["loading", "containers", kind];
    if (space.door.width > space.width || space.door.height > space.height)
      error([...path, "door"], `the door of the ${kind} is larger than the container`, "write its opening");
    if (space.length > 20_000 || space.width > 4_000 || space.height > 4_000)
      error([...path, "inner"], `no ${kind} is so large inside`, "write length, width and height, such as 589 cm");
    if (space.payload > 40_000_000 || space.payload < 1_000_000)
      error([...path, "max_payload"], `a ${kind} does not hold that weight`, "write 1 t to 40 t");
    const { pallet } = own;
    const through = pallet && pallet.maxHeight <= space.door.height && pallet.length <= space.length;
    if (pallet && !(through && pallet.width <= space.door.width))
      error(["loading", "pallet"], `a full pallet does not go into the ${kind}`, "lower max_height, or the size");
  }
  for (const kind of Object.keys(loading.containers))
    if (!priced.some((known) => known === kind))
      error(["loading", "containers", kind], `the card has no price for a ${kind}`, `name one of ${priced.join(", ")}`);
  const { pallet } = own;
  if (pallet && (pallet.maxHeight <= pallet.height || pallet.maxLoad <= 0))
    error(["loading", "pallet"], "the pallet has no room for a load", "max_height is with the pallet and its load");
}
