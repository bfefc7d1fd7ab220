import { m } from "#app/messages/m.ts";
import { getLocale } from "#app/platform/current-locale.ts";
import { fetchWithRetry, requireJson } from "#app/platform/http.ts";
import { formatMoney, formatSpan, joinClauses } from "#app/ui/format.ts";
import type { ParcelRates } from "#catalog/views/engine-data.ts";
import { findLowestPrices, type LinePrice, type ParcelPrices, priceParcels } from "#rating/comparison/parcel-prices.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { toLength, toMass } from "#rating/shipment/units.ts";
import { convertToOwnCurrency, type OwnCurrency } from "#site/currency.ts";
import { buildParcelQuery, type Parcel } from "./parcel.ts";

type Countries = readonly { code: string; name: string }[];
type Start = { rates: string; today: string; from: string; currency: string; worked: string };
type Own = OwnCurrency | undefined;

/** The engine with the rate cards of parcel services, and what writes its prices on the map. */
export type Pricer = {
  price: (parcel: Parcel, day: string) => ParcelPrices;
  /** On the maps of a figure: price and days of the parcel's way, and what it would cost to each other place; `own` is what the readers count in. */
  showOnMap: (figure: Element, parcel: Parcel, day: string, countries: Countries, own: Own) => void;
};

/** Fetched when somebody first touches the form: a visitor who only reads does not pay for it. */
export async function loadPricer({ rates: address, today, from, currency, worked }: Start): Promise<Pricer> {
  const { until, cards, reference } = await fetchWithRetry<ParcelRates>(address, { onResponse: requireJson });
  if (today > until) throw new Error(`The prices of this page end on ${until}`);
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
    showOnMap: (figure, parcel, day, countries, own) => {
      const places = countries.map(({ code }) => code);
      const lowest = findLowestPrices(toShipment(parcel, day), places, cards, reference);
      const lit = { place: parcel.to, ...describePlacePrice(parcel.to, countries, lowest, own) };
      showOnMap(figure, lit, (place) => {
        const query = String(buildParcelQuery({ ...parcel, to: place }));
        return { ...describePlacePrice(place, countries, lowest, own), query };
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
  for (const map of figure.querySelectorAll("svg.map")) {
    highlightLine(map, place);
    const dots = map.querySelectorAll<SVGAElement>("a[data-place]");
    for (const dot of dots) {
      const own = dot.dataset.place ?? "";
      const told = tell(own);
      const priced = told.about ? m.noted({ text: told.price, note: told.about }) : told.price;
      dot.setAttribute("aria-label", [told.name, priced, told.days].join(" · "));
      dot.setAttribute("href", `${(dot.getAttribute("href") ?? "").split("?")[0]}?${told.query}`);
      write(dot, ".map-card-price tspan", priced);
      write(dot, ".map-card-days", told.days);
    }
    const marks = map.querySelectorAll<SVGGElement>("g[data-mark]");
    for (const mark of marks) toggleLit(mark, mark.dataset.mark === place);
    const dot = [...marks].find((one) => one.dataset.mark === place)?.querySelector(".map-dot");
    moveCallout(map, dot, price, joinClauses([name, days, about ?? ""].filter(Boolean)));
  }
}

function highlightLine(map: Element, place: string): void {
  const lit = map.querySelector("g.map-lit");
  const line = map.querySelector(`g path[data-to="${CSS.escape(place)}"]`);
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
  // the call-out says its name
  dot.querySelector(".map-label")?.toggleAttribute("hidden", lit);
}

/** Price and days stand on a stem above the dot, beside it where there is room. */
function moveCallout(map: Element, dot: Element | null | undefined, price: string, words: string): void {
  const callout = map.querySelector(".map-callout");
  callout?.toggleAttribute("hidden", !dot);
  if (!callout || !dot) return;
  const [x, y] = [Number(dot.getAttribute("cx")), Number(dot.getAttribute("cy"))];
  const { width, height } = map instanceof SVGSVGElement ? map.viewBox.baseVal : { width: 0, height: 0 };
  // on a phone, which shows a part of the map: the part round the place
  const pane = map.parentElement;
  if (pane) pane.scrollLeft = (x / width) * pane.scrollWidth - pane.clientWidth / 2;
  // far down on the map a stem from its upper edge would cross everything
  const top = y < height * 0.4 ? 8 : y - stem;
  callout.querySelector("path")?.setAttribute("d", `M${x} ${y - 7}V${top === 8 ? 0 : top}`);
  // beside the hub its name would be in the way
  const hub = Number(map.querySelector(".map-dot-hub")?.getAttribute("cx"));
  const left = x > width * 0.65 || (top !== 8 && x < hub && hub - x < width * 0.2);
  for (const [at, text] of callout.querySelectorAll("text").entries()) {
    text.textContent = at === 0 ? price : words;
    text.setAttribute("x", String(left ? x - 12 : x + 12));
    text.setAttribute("y", String(top));
    text.setAttribute("text-anchor", left ? "end" : "start");
  }
  hideCoveredNames(map, callout);
}

const stem = 72;

/** Names of other places stand back where the call-out is. */
function hideCoveredNames(map: Element, callout: Element): void {
  const taken = [...callout.children].map((one) => one.getBoundingClientRect());
  for (const label of map.querySelectorAll("[data-mark] .map-label")) {
    label.removeAttribute("visibility");
    const own = label.getBoundingClientRect();
    const covered = taken.some(
      ({ left, right, top, bottom }) => own.left < right && own.right > left && own.top < bottom && own.bottom > top,
    );
    if (covered) label.setAttribute("visibility", "hidden");
  }
}
