import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Rows (`data-moves`, a key each) slide to their new place when `order` changes, unless the visitor wants stillness. */
export function useMovingRows(order: string) {
  const list = useRef<HTMLUListElement>(null);
  const places = useRef(new Map<string, number>());
  const before = useRef(order);
  useLayoutEffect(() => {
    if (before.current === order) return;
    before.current = order;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const [key, row] of rowsOf(list)) {
      const [was, is] = [places.current.get(key), row.offsetTop];
      if (was !== undefined && was !== is)
        row.animate([{ transform: `translateY(${was - is}px)` }, { transform: "none" }], {
          duration: 260,
          easing: "ease-out",
        });
    }
  }, [order]);
  // after the paint, when places are known and asking for them costs nothing
  useEffect(() => {
    for (const [key, row] of rowsOf(list)) places.current.set(key, row.offsetTop);
  });
  return list;
}

function rowsOf(list: RefObject<HTMLUListElement | null>): [key: string, row: HTMLElement][] {
  const rows = list.current?.querySelectorAll<HTMLElement>("[data-moves]") ?? [];
  return [...rows].map((row) => [row.dataset.moves ?? "", row]);
}
