import { m } from "#app/messages/m.ts";
import { getLocale } from "#app/platform/current-locale.ts";
import { fetchWithRetry, requireJson } from "#app/platform/http.ts";
import { formatMoney, formatSpan, joinClauses } from "#app/ui/format.ts";
import { isOverlapping } from "#site/geometry.ts";
import { boxPole, costs, frameRoute, placeFlag, type Thing } from "#site/place-flag.ts";
import type { Point } from "#site/geometry.ts";
import type { ParcelRates } from "#catalog/views/engine-data.ts";
import { findLowestPrices, type LinePrice, type ParcelPrices, priceParcels } from "#rating/comparison/parcel-prices.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { toLength, toMass } from "#rating/shipment/units.ts";
import { convertToOwnCurrency, type OwnCurrency } from "#site/currency.ts";
import { buildParcelQuery, type Parcel } from "./parcel.ts";

type Countries = readonly { code: string; name: string }[];
type Start = { rates: string; today: string; from: string; currency: string; worked: string };
type Own = OwnCurrency | undefined;

/** `isWaiting`: lines would take the parcel once more is said of it; `own`: what the readers count in. */
type OnMap = { parcel: Parcel; isWaiting: boolean; day: string; countries: Countries; own: Own };

/** The engine with the rate cards of parcel services, and what writes its prices on the map. */
export type Pricer = {
  price: (parcel: Parcel, day: string) => ParcelPrices;
  /** On the maps of a figure: price and days of the parcel's way, and what it would cost to each other place. */
  showOnMap: (figure: Element, asked: OnMap) => void;
};

/** Fetched when somebody first touches the form: a visitor who only reads does not pay for it. */
export async function loadPricer({ rates: address, today, from, currency, worked }: Start): Promise<Pricer> {
  const { until, cards, reference } = await fetchWithRetry<ParcelRates>(address, { onResponse: requireJson });
  // read by nobody: the form says it in its own words
  if (today > until) throw new Error(until);
  const toShipment = ({ to, weight_kg, size_cm }: Parcel, shipDate: string): Shipment => ({
    from,
    to,
    parcels: [
      {
        quantity: 1,
        mass: toMass(weight_kg, "kg"),
        ...(size_cm && {
          sides: [toLength(size_cm[0], "cm"), toLength(size_cm[1], "cm"), toLength(size_cm[2], "cm")] as const,
        }),
      },
    ],
    goods: "general",
    currency,
    incoterm: "DAP",
    shipDate,
  });
  return {
    price: (parcel, day) => priceParcels(toShipment(parcel, day), cards, reference, worked),
    showOnMap: (figure, { parcel, isWaiting, day, countries, own }) => {
      const places = countries.map(({ code }) => code);
      const lowest = findLowestPrices(toShipment(parcel, day), places, cards, reference);
      const describe = (place: string) => describePlacePrice(place, countries, lowest, own);
      const lit = { place: parcel.to, ...describe(parcel.to), ...(isWaiting && { days: m.quick_more() }) };
      showOnMap(figure, lit, (place) => {
        const query = String(buildParcelQuery({ ...parcel, to: place }));
        return { ...describe(place), query };
      });
    },
  };
}

function describePlacePrice(place: string, countries: Countries, lowest: ReadonlyMap<string, LinePrice>, own: Own) {
  const name = countries.find(({ code }) => code === place)?.name ?? place;
  const line = lowest.get(place);
  if (!line) return { name, price: "–", days: m.answers_none_short(), about: undefined };
  const inOwn = convertToOwnCurrency(line, own, getLocale());
  const about = inOwn && m.own_currency_about({ amount: inOwn });
  return { name, price: formatMoney(line.amount, line.currency), days: m.days({ days: formatSpan(line) }), about };
}

type PlacePrice = { name: string; price: string; days: string; about: string | undefined };

/**
 * Lights up one line on the maps of a figure, with price and days at its end, and tells each other place's own price.
 * The drawings are the build's markup (`catalog/drawings/maps/air-map.ts`), so they are changed where they stand.
 */
function showOnMap(
  figure: Element,
  { place, name, price, days, about }: PlacePrice & { place: string },
  tell: (place: string) => PlacePrice & { query: string },
): void {
  const maps = figure.querySelectorAll<SVGSVGElement>("svg.map");
  for (const map of maps) {
    highlightLine(map, place);
    const dots = map.querySelectorAll<SVGAElement>("a[data-place]");
    for (const dot of dots) {
      const own = dot.dataset.place ?? "";
      const told = tell(own);
      const priced = told.about ? m.noted({ text: told.price, note: told.about }) : told.price;
      const { href } = dot;
      href.baseVal = `${href.baseVal.split("?")[0]}?${told.query}`;
      write(dot, ".map-card-price tspan", priced);
      write(dot, ".map-card-days", told.days);
      const rows = [...dot.querySelectorAll("text")].map((row) => row.textContent.replace(" →", ""));
      dot.setAttribute("aria-label", rows.join(" · "));
    }
    const marks = map.querySelectorAll<SVGGElement>("g[data-mark]");
    for (const mark of marks) toggleLit(mark, mark.dataset.mark === place);
    const said = [price, name, joinClauses([days, about ?? ""].filter(Boolean))];
    for (const [at, row] of map.querySelectorAll(".map-callout text").entries()) row.textContent = said[at] ?? "";
  }
  // now, and when another part or size of the map is seen
  watch?.disconnect();
  watch = new ResizeObserver(() => maps.forEach(moveFlag));
  // not what folds out below it
  watch.observe(figure.querySelector("figure") ?? figure);
}

let watch: ResizeObserver | undefined;

function highlightLine(map: Element, place: string): void {
  const lit = map.querySelector("g.map-lit");
  const line = map.querySelector(`g path[data-to="${place}"]`);
  if (!lit || line?.parentNode === lit) return;
  map.querySelector("g.map-spoke")?.append(...lit.children);
  if (!line) return;
  lit.append(line);
  // drawn once, from the hub to its end
  line.setAttribute("pathLength", "1");
}

function write(card: Element, row: string, text: string): void {
  const written = card.querySelector(row);
  if (written) written.textContent = text;
}

function toggleLit(dot: Element, lit: boolean): void {
  dot.querySelector(".map-dot")?.classList.toggle("map-dot-lit", lit);
  // the flag says its name
  for (const own of dot.querySelectorAll(".map-label, .map-leader")) own.toggleAttribute("hidden", lit);
}

/** Moves the flag of a map to the place that is lit, and a phone's part of the map to where its route is. */
function moveFlag(map: SVGSVGElement): void {
  const flag = map.querySelector(".map-callout");
  const pane = map.parentElement;
  const mark = map.querySelector("g:has(> .map-dot-lit)");
  flag?.toggleAttribute("hidden", !mark);
  const shown = map.getBoundingClientRect().width;
  // another size of the map is on the screen
  if (!flag || !pane || !mark || !shown) return;
  const find = (parts: string, root: Element = map) =>
    [...root.querySelectorAll(parts)].filter((part) => part instanceof SVGGraphicsElement);
  const [dot, hub] = [findMiddle(mark.querySelector(".map-dot")), findMiddle(map.querySelector(".map-dot-hub"))];
  const { scroll, frame } = frameRoute(dot, hub, map.viewBox.baseVal, shown, Math.min(shown, pane.clientWidth));
  pane.scrollLeft = scroll;
  const rows = find("text", flag);
  const sizes = rows.map((row) => row.getBBox());
  const top = Math.min(...sizes.map(({ y }) => y));
  const others = find("[data-mark]").filter((one) => one !== mark);
  for (const part of find("[data-mark] > *")) part.removeAttribute("visibility");
  const rate = (parts: readonly SVGGraphicsElement[], cost: number): Thing[] =>
    parts.map((part) => ({ box: part.getBBox(), cost }));
  const { box, anchor, pole } = placeFlag({
    dot,
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ y, height }) => y + height)) - top,
    frame,
    things: [
      ...rate(
        others.flatMap((one) => find(".map-dot, .map-label", one)),
        costs.other,
      ),
      ...rate(find(".map-dot-hub, .map-dot-hub + .map-label"), costs.hub),
      ...[...map.querySelectorAll<SVGPathElement>("g.map-lit path")].flatMap(traceRoute),
    ],
  });
  flag.querySelector("path")?.setAttribute("d", `M${pole.join("L")}`);
  const x = box.x + { start: 0, middle: 0.5, end: 1 }[anchor] * box.width;
  for (const row of rows) {
    row.setAttribute("y", String(box.y + Number(row.getAttribute("y")) - top));
    row.setAttribute("x", String(x));
    row.setAttribute("text-anchor", anchor);
  }
  // dots, names and leaders of other places stand back where the flag is
  const isCovered = (part: SVGGraphicsElement) =>
    [box, boxPole(pole)].some((own) => isOverlapping(part.getBBox(), own, 1));
  for (const one of others) {
    const parts = find("*", one);
    if (!parts.some(isCovered)) continue;
    for (const part of parts)
      if (!part.matches(".map-dot") || isCovered(part)) part.setAttribute("visibility", "hidden");
  }
}

function findMiddle(dot: Element | null): Point {
  return [Number(dot?.getAttribute("cx")), Number(dot?.getAttribute("cy"))];
}

/** Points along a route, less its ends. */
function traceRoute(path: SVGPathElement): Thing[] {
  return Array.from({ length: 60 }, (_, at) => {
    const { x, y } = path.getPointAtLength((path.getTotalLength() * (at + 2)) / 64);
    return { box: { x: x - 2, y: y - 2, width: 4, height: 4 }, cost: costs.route };
  });
}
