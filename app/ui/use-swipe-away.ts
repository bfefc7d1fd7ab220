import type { DragEvent, PointerEvent, RefObject } from "react";

/** Pixels to the right past which a swipe dismisses; below, the element springs back. */
const threshold = 50;

export function useSwipeAway(ref: RefObject<HTMLElement | null>, dismiss: () => void) {
  const moveTo = (x: number) => {
    if (ref.current) ref.current.style.transform = x > 0 ? `translateX(${x}px)` : "";
  };
  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest("button"))) return;
    event.currentTarget.dataset.swipeFrom = String(event.clientX);
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const distance = (event: PointerEvent<HTMLElement>) => {
    const from = event.currentTarget.dataset.swipeFrom;
    return from === undefined ? undefined : event.clientX - Number(from);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const moved = distance(event) ?? 0;
    delete event.currentTarget.dataset.swipeFrom;
    moveTo(0);
    if (event.type === "pointerup" && moved > threshold) dismiss();
  };
  return {
    onPointerDown: start,
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const moved = distance(event);
      if (moved !== undefined) moveTo(moved);
    },
    onPointerUp: end,
    onPointerCancel: end,
    // a text that is selected would be dragged instead
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
