import { textWidth } from "../text-width.ts";

/** The size in px at which a cover's figure is legible in a list, at a quarter of its size, and fits its `width`. */
export function figureSize(text: string, width = 320, most = 46): number {
  return Math.min(most, Math.floor(width / textWidth(text, 1, 600)));
}
