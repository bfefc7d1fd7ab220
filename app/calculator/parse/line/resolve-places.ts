import type { Problem, Span } from "./reading.ts";
import type { Place, PlaceIndex } from "./places.ts";
import type { Run, Token } from "./tokens.ts";

export type PlaceHit = Run & { places: readonly Place[] };
type Found = {
  to?: Place;
  destination: readonly PlaceHit[];
  origins: readonly PlaceHit[];
  problems: readonly Problem[];
};

const from = new Set(["from", "ex", "von", "从", "由", "自"]);
const onward = new Set(["to", "->", ">", "→", "-", "到", "至", "发", "去", "寄", "往", "运", "nach"]);
const choice = /^(?:or|and|或|和|\/|&)$/;
const rank = { city: 0, state: 1, country: 2, region: 3 } as const;

/** What the places of a line make: a destination, where it comes from, or what is wrong with them. */
export function resolvePlaces(
  tokens: readonly Token[],
  hits: readonly PlaceHit[],
  index: PlaceIndex,
  span: (from: number, next: number) => Span,
): Found {
  const problems: Problem[] = [];
  const origins: PlaceHit[] = [];
  const others: PlaceHit[] = [];
  for (const [at, hit] of hits.entries()) {
    const home = hit.places.every(({ code }) => index.isOrigin(code));
    const next = hits[at + 1];
    const before = tokens[hit.from - 1]?.text ?? "";
    const leads = next !== undefined && tokens.slice(hit.next, next.from).some(({ text }) => onward.has(text));
    // `China to Berlin`, `广州发挪威`; and what is sent from is no destination beside another
    const sent = home && onward.has(tokens[hit.next]?.text ?? "");
    const origin =
      from.has(before) || sent || (home && hits.length > 1) || (leads && at === 0 && next.from - hit.next <= 2);
    if (origin && home) origins.push(hit);
    else if (origin) problems.push({ kind: "origin", span: span(hit.from, hit.next), proposals: [] });
    else others.push(hit);
  }
  const fail = (...own: readonly Problem[]): Found => ({
    destination: others,
    origins,
    problems: [...problems, ...own],
  });
  const certain = narrow(joinNeighbours(tokens, others));
  const left = certain.filter(({ places }) => !places.every(({ level }) => level === "region"));
  const [first] = left;
  const [to] = first?.places ?? [];
  if (!first || !to)
    return fail(...certain.map((hit) => ({ kind: "region" as const, span: span(hit.from, hit.next), proposals: [] })));
  const codes = new Set(left.map(({ places }) => (places.length > 1 ? "?" : places[0]?.code)));
  if (codes.size > 1) {
    const whole = span(first.from, left.at(-1)?.next ?? 0);
    const names = new Set(left.flatMap(({ places }) => places.map(({ name }) => name)));
    return fail({ kind: "places", span: whole, proposals: [...names].slice(0, 3) });
  }
  const where = span(first.from, first.next);
  if (first.places.length > 1) {
    const proposals = first.places.map((place) => describePlace(place, index));
    return fail({ kind: "place-twice", span: where, proposals });
  }
  if (index.isOrigin(to.code)) return fail({ kind: "home", span: where, proposals: [] });
  if (!to.served) {
    const name = index.nameOf(to.code);
    const nearest = to.nearest.map(index.nameOf);
    return fail({ kind: "unserved", span: where, code: to.code, name, nearest, proposals: nearest });
  }
  // a city says where in its country it is, and two have no postcode between them
  const [postcode = "", ...more] = new Set(
    others.flatMap(({ places }) => {
      const city = places.find(({ code, level }) => code === to.code && level === "city");
      return city ? (city.postcode ?? "") : [];
    }),
  );
  // of two that are to choose from nobody but who typed them knows which
  const isChoice = others.some(
    ({ from: start }, at) => at > 0 && tokens.slice(others[at - 1]?.next, start).some(({ text }) => choice.test(text)),
  );
  if (more.length > 0 && isChoice) {
    const names = others.map(({ places }) => describePlace(places[0] ?? to, index));
    return fail({ kind: "places", span: span(first.from, others.at(-1)?.next ?? 0), proposals: names.slice(0, 3) });
  }
  const own = { ...to, postcode: more.length > 0 ? "" : postcode };
  return { to: own, destination: others, origins, problems };
}

/** A place so that it is found again, and no other: a state or a city with its country. */
export function describePlace({ level, name, code }: Place, index: PlaceIndex): string {
  if (level === "country") return index.find(name).length > 1 ? `${name} (${code})` : name;
  return level === "region" ? name : `${name}, ${index.nameOf(code)}`;
}

/** A city or state beside the state or country that it lies in is said by the larger; `Paris, Texas` is in Texas. */
function joinNeighbours(tokens: readonly Token[], hits: readonly PlaceHit[]): PlaceHit[] {
  const joined: PlaceHit[] = [];
  for (const hit of hits) {
    const last = joined.at(-1);
    const both = last && areBeside(tokens, last, hit) ? joinPlaces(last.places, hit.places) : undefined;
    if (both && last) joined[joined.length - 1] = { places: both, from: last.from, next: hit.next };
    else joined.push(hit);
  }
  return joined;
}

function areBeside(tokens: readonly Token[], one: PlaceHit, other: PlaceHit): boolean {
  return tokens
    .slice(one.next, other.from)
    .every(({ kind, text }) => (kind === "sign" && text !== "/") || /^(?:in|的|\d{5,})$/.test(text));
}

function joinPlaces(one: readonly Place[], other: readonly Place[]): readonly Place[] | undefined {
  const pairs = one.flatMap((small) => other.map((large) => [small, large] as const));
  const same = pairs.filter(([a, b]) => a.code === b.code);
  if (same.length > 0) return unique(same.map(([a, b]) => (rank[a.level] > rank[b.level] ? a : b)));
  const within = pairs.filter(([a, b]) => a.level === "city" && b.level === "state");
  return within.length > 0 ? unique(within.map(([, state]) => state)) : undefined;
}

/** What has several meanings has the one that another place of the line shares. */
function narrow(hits: readonly PlaceHit[]): PlaceHit[] {
  const certain = new Set(hits.flatMap(({ places }) => (places.length === 1 ? (places[0]?.code ?? []) : [])));
  return hits.map((hit) => {
    const shared = hit.places.filter(({ code }) => certain.has(code));
    return shared.length > 0 ? { ...hit, places: shared.slice(0, 1) } : hit;
  });
}

function unique(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [place.code, place])).values()];
}
