import type { Catalog } from "../../model.ts";
import type { SeaNetwork } from "../../schema/reference.ts";
import type { Place } from "./network.ts";
import { type LonLat, measureDistance, traceGreatCircle } from "./view.ts";

/** A ship's route between two nodes of the network. */
export type Lane = {
  nodes: readonly string[];
  /** Points at most 60 km apart, with the distance sailed so far. */
  course: readonly LanePoint[];
  km: number;
  /** Days from quay to quay at the network's speed; canals take their own time. */
  days: number;
  canals: readonly { name: SeaNetwork["canals"][number]["name"]; from: number; to: number; at: LonLat }[];
};

type LanePoint = { place: LonLat; km: number; day: number; inCanal: boolean };

const kmPerNauticalMile = 1.852;

/** Kilometres that a ship sails per day. */
export function calculateKmPerDay({ speed_knots }: SeaNetwork): number {
  return speed_knots * kmPerNauticalMile * 24;
}

/**
 * The shortest route between two nodes (Bellman, 1958), along great circles. Undefined if the network does not connect
 * them.
 */
export function findLane(network: SeaNetwork, from: string, to: string): Lane | undefined {
  const nodes = findShortestRoute(network, from, to);
  if (!nodes) return undefined;
  const speed = calculateKmPerDay(network);
  const course: LanePoint[] = [];
  const canals: Lane["canals"][number][] = [];
  let [km, day] = [0, 0];
  for (const [at, name] of nodes.slice(1).entries()) {
    const [a, b] = [getNodePlace(network, nodes[at] ?? ""), getNodePlace(network, name)];
    const canal = findCanal(network, nodes[at] ?? "", name);
    const length = canal?.km ?? measureDistance(a, b);
    const time = canal?.days ?? length / speed;
    const samples = traceGreatCircle(a, b);
    for (const [step, place] of samples.entries()) {
      // a point where legs meet is added only once
      if (step === 0 && course.length > 0) continue;
      const share = step / (samples.length - 1);
      course.push({ place, km: km + share * length, day: day + share * time, inCanal: canal !== undefined });
    }
    if (canal) canals.push({ name: canal.name, from: day, to: day + time, at: samples[samples.length >> 1] ?? a });
    km += length;
    day += time;
  }
  return { nodes, course, km, days: day, canals };
}

/** A port where a line serves a place, and the way there. */
export type Call = { port: string; lane: Lane; place: Place };

/** The ports of places that are served by sea alone; undefined for others, or if no ports are known. */
export function listCalls({ sea, gateways }: Catalog["network"], places: readonly Place[]): Call[] | undefined {
  const start = sea && getStart(sea);
  if (!sea || !gateways || !start || places.some(({ mode }) => mode !== "sea")) return undefined;
  return places.flatMap((place): Call[] => {
    const known = gateways.places.find(({ zone }) => zone === place.zone);
    return [known?.port ?? [], ...(known?.ports ?? [])].flat().flatMap((port) => {
      const lane = findLane(sea, start, port);
      return lane ? [{ port, lane, place }] : [];
    });
  });
}

/** The first node of the network: ships start there. */
export function getStart({ nodes }: SeaNetwork): string | undefined {
  return Object.keys(nodes)[0];
}

/** Where a ship is after a number of days. */
export function findShipPlace(course: Lane["course"], days: number): LonLat | undefined {
  const next = course.findIndex(({ day }) => day >= days);
  const [a, b] = [course[Math.max(0, next - 1)], course[next]];
  if (!a || !b) return undefined;
  const share = b.day === a.day ? 0 : (days - a.day) / (b.day - a.day);
  const between = traceGreatCircle(a.place, b.place, measureDistance(a.place, b.place) / 20);
  return between[Math.round(share * (between.length - 1))];
}

/** A node's position. */
export function getNodePlace({ nodes }: SeaNetwork, name: string): LonLat {
  const node = nodes[name];
  return node ? [node.lon, node.lat] : [0, 0];
}

function findCanal({ canals }: SeaNetwork, a: string, b: string) {
  return canals.find(({ from, to }) => (from === a && to === b) || (from === b && to === a));
}

function findShortestRoute(network: SeaNetwork, from: string, to: string): string[] | undefined {
  const legs = network.legs.flatMap((leg) =>
    leg.slice(1).flatMap((b, at) => {
      const a = leg[at] ?? "";
      const km = findCanal(network, a, b)?.km ?? measureDistance(getNodePlace(network, a), getNodePlace(network, b));
      return [a, b].map((start) => ({ start, end: start === a ? b : a, km }));
    }),
  );
  const routes = new Map([[from, { nodes: [from], km: 0 }]]);
  for (let isShorter = true; isShorter; ) {
    isShorter = false;
    for (const { start, end, km } of legs) {
      const route = routes.get(start);
      if (!route || route.km + km >= (routes.get(end)?.km ?? Number.POSITIVE_INFINITY)) continue;
      routes.set(end, { nodes: [...route.nodes, end], km: route.km + km });
      isShorter = true;
    }
  }
  return routes.get(to)?.nodes;
}
