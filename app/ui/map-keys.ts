const places = "a[data-place]";

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Makes the places of each map one stop of the Tab key: `at`, or the first. */
function keepOneStop(map: Element, at?: Element): void {
  for (const [index, place] of map.querySelectorAll(places).entries())
    place.setAttribute("tabindex", (at ? place === at : index === 0) ? "0" : "-1");
}

/** Leads by an arrow key to the next place of its map: near, and rather ahead than beside. Whether there is one. */
function moveByArrow(from: SVGElement, key: string): boolean {
  const map = from.ownerSVGElement;
  const direction = directions[key];
  if (!map || !direction) return false;
  const [right, down] = direction;
  const [x, y] = findCentre(from);
  let next: SVGElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of map.querySelectorAll<SVGElement>(places)) {
    const [toX, toY] = findCentre(place);
    const ahead = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    const way = ahead + 2 * aside;
    if (ahead <= 0 || way >= least) continue;
    next = place;
    least = way;
  }
  if (!next) return false;
  keepOneStop(map, next);
  next.focus();
  return true;
}

/** Of its dot: a card reaches to one side. */
function findCentre(place: SVGElement): [x: number, y: number] {
  const { x, y, width, height } = (place.querySelector(".map-halo") ?? place).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** Arrows lead from place to place of a figure's maps, and Escape closes the card of the one that has the focus. */
export default function followKeys(figure: HTMLElement): void {
  for (const map of figure.querySelectorAll("svg.map")) keepOneStop(map);
  figure.onkeydown = (event) => {
    const { key, target } = event;
    if (!(target instanceof SVGElement)) return;
    if (key === "Escape") target.blur();
    if (moveByArrow(target, key)) event.preventDefault();
  };
  // on a phone a map is wider than the screen, and the card may lie beyond its edge
  figure.addEventListener("focusin", ({ target }) => {
    const card = target instanceof Element && target.closest(".map-place")?.querySelector(".map-card");
    if (card) card.scrollIntoView({ inline: "nearest", block: "nearest" });
  });
}
