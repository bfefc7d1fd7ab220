import type { Gateway, Place } from "./network.ts";
import type { SceneLine } from "./scene.ts";
import { greatCircle, type LonLat } from "./view.ts";

/** A parcel's route, via its gateway if there is one. */
export function way(hub: LonLat, to: LonLat, via?: Gateway): LonLat[] {
  return via ? [...greatCircle(hub, via.at), ...greatCircle(via.at, to)] : greatCircle(hub, to);
}

/** On the world map: from the hub to gateways and places, with spokes from the gateways. */
export function worldLines(
  hub: LonLat,
  far: readonly Place[],
  gateways: readonly Gateway[],
  near: readonly Place[],
): SceneLine[] {
  const used = gateways.filter(({ id }) => [...far, ...near].some(({ via }) => via?.id === id));
  return [
    ...used.map(({ at }): SceneLine => ({ kind: "air", places: greatCircle(hub, at) })),
    ...far.map(({ at, via }): SceneLine => {
      if (via && !via.stop) return { kind: "spoke", places: greatCircle(via.at, at) };
      return { kind: "air", places: way(hub, at, via) };
    }),
  ];
}

/** One line per place, so that a page can highlight any of them. */
export function litLines(hub: LonLat, places: readonly Place[], lit: string): SceneLine[] {
  return places
    .toSorted((a, b) => Number(a.zone === lit) - Number(b.zone === lit))
    .map(({ zone, at, via }) => ({ kind: zone === lit ? "lit" : "spoke", places: way(hub, at, via), to: zone }));
}

/** On the inset: lines arriving from the hub, and spokes from the gateways. */
export function nearLines(hub: LonLat, near: readonly Place[], gateways: readonly Gateway[]): SceneLine[] {
  const used = gateways.filter(({ id }) => near.some(({ via }) => via?.id === id));
  return [
    ...near.flatMap(({ at, via }): SceneLine[] => (via ? [{ kind: "spoke", places: greatCircle(via.at, at) }] : [])),
    ...used.map(({ at }): SceneLine => ({ kind: "air", places: greatCircle(hub, at) })),
  ];
}
