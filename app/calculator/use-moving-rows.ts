import { useLayoutEffect, useRef } from "react";

/** Rows (`data-moves`, a key each) slide to their new place when `order` changes, unless the visitor wants stillness. */
export function useMovingRows(order: string) {
  const list = useRef<HTMLUListElement>(null);
  const places = useRef(new Map<string, number>());
  const before = useRef(order);
  useLayoutEffect(() => {
    const moved = before.current !== order;
    before.current = order;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const row of list.current?.querySelectorAll<HTMLElement>("[data-moves]") ?? []) {
      const key = row.dataset.moves ?? "";
      const [was, is] = [places.current.get(key), row.offsetTop];
      places.current.set(key, is);
      if (moved && !still && was !== undefined && was !== is)
        row.animate([{ transform: `translateY(${was - is}px)` }, { transform: "none" }], {
          duration: 260,
          easing: "ease-out",
        });
    }
  });
  return list;
}
