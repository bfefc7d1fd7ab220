import { m } from "#app/messages/m.ts";
import { clauses } from "#app/ui/joined.ts";
type Told = { name: string; price: string; days: string; about: string | undefined };

/**
 * Lights up one line on the maps of a figure, with price and days at its end, and tells each other place's own price.
 * The drawings are the build's markup (`catalog/drawings/air-map.ts`), so they are changed where they stand.
 */
export function showOnMap(
  figure: Element,
  { place, name, price, days, about }: Told & { place: string },
  tell: (place: string) => Told & { query: string },
): void {
  for (const map of figure.querySelectorAll("svg.map")) {
    lightLine(map, place);
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
    for (const mark of marks) light(mark, mark.dataset.mark === place);
    const dot = [...marks].find((one) => one.dataset.mark === place)?.querySelector(".map-dot");
    moveCallout(map, dot, price, clauses([name, days, about ?? ""].filter(Boolean)));
  }
}

function lightLine(map: Element, place: string): void {
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

function light(dot: Element, lit: boolean): void {
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
  callout.querySelector("path")?.setAttribute("d", `M${x} ${y - 7}V${top}`);
  // beside the hub its name would be in the way
  const hub = Number(map.querySelector(".map-dot-hub")?.getAttribute("cx"));
  const left = x > width * 0.65 || (top !== 8 && x < hub && hub - x < width * 0.2);
  for (const [at, text] of callout.querySelectorAll("text").entries()) {
    text.textContent = at === 0 ? price : words;
    text.setAttribute("x", String(left ? x - 12 : x + 12));
    text.setAttribute("y", String(top));
    text.setAttribute("text-anchor", left ? "end" : "start");
  }
  giveWay(map, callout);
}

const stem = 72;

/** Names of other places stand back where the call-out is. */
function giveWay(map: Element, callout: Element): void {
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
