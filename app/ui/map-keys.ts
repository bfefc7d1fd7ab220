const places = "a[data-place]";

/** Makes the places of each map one stop of the Tab key: `at`, or the first. */
export function keepOneStop(map: Element, at?: Element): void {
  for (const [index, place] of map.querySelectorAll(places).entries())
    place.setAttribute("tabindex", (at ? place === at : index === 0) ? "0" : "-1");
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The place of the map that an arrow key leads to from another: near, and rather ahead than beside. */
export function findNextPlace(from: SVGElement, key: string): SVGElement | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const [right, down] = direction;
  const [x, y] = findCentre(from);
  let next: SVGElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of from.ownerSVGElement?.querySelectorAll<SVGElement>(places) ?? []) {
    const [toX, toY] = findCentre(place);
    const ahead = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    const way = ahead + 2 * aside;
    if (ahead <= 0 || way >= least) continue;
    next = place;
    least = way;
  }
  return next;
}

/** Of its dot: a card reaches to one side. */
function findCentre(place: SVGElement): [x: number, y: number] {
  const { x, y, width, height } = (place.querySelector(".map-halo") ?? place).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
