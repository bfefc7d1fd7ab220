import type { MapRow } from "./map-drawing.ts";
import { element, escaped } from "./svg.ts";

/** What a map shows, as a list: places with price and working days, each a way to the calculator; `note` says what for. */
export function placeList(rows: readonly MapRow[], note = ""): string {
  const items = rows.map(({ name, href, price = "", days = "" }) =>
    element(
      "li",
      { class: "flex gap-x-3 border-b border-line py-1.5 tabular-nums" },
      element("a", { href, class: "grow text-link hover:underline hover:underline-offset-4" }, escaped(name)),
      element("span", { class: "text-ink" }, escaped(price)),
      element("span", { class: "w-40 text-end" }, escaped(days)),
    ),
  );
  const list = element("ul", { class: "columns-[22rem] gap-x-10 pb-5" }, ...items);
  return (note && element("p", { class: "mb-4 text-sm" }, escaped(note))) + list;
}
