import type { KeyboardEvent } from "react";

/** By how many steps a key moves a slider, endlessly far to its ends; `page` steps are a page. Undefined for other keys. */
export function readSliderKey(event: KeyboardEvent, page: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowUp: 1,
    ArrowRight: 1,
    ArrowDown: -1,
    ArrowLeft: -1,
    PageUp: page,
    PageDown: -page,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };
  const by = steps[event.key];
  if (by !== undefined) event.preventDefault();
  return by;
}
