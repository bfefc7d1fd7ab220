import type { Grey } from "./grey.ts";

/** No journey is looked at for more days: beyond it a card is wrong, and an answer must not take for ever. */
export const furthest = 3000;

/** What a day, by its number, rests for; nothing on a day that counts. */
export type Rest = (day: number) => Grey | undefined;
export type Told = (day: number, why: Grey) => void;

/** The day itself, or the next on which nothing rests; the day itself too where that never comes. */
export function nextFree(day: number, rest: Rest, told?: Told): number {
  for (let at = day; at < day + furthest; at += 1) {
    const why = rest(at);
    if (!why) return at;
    told?.(at, why);
  }
  return day;
}
