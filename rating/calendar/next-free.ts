import type { Grey } from "./grey.ts";

/** The most days that a journey is followed: a card that needs more is wrong, and the calculation must end. */
export const furthest = 3000;

/** Why a day, given by its number, does not count; undefined for a day that does. */
export type Rest = (day: number) => Grey | undefined;
export type Told = (day: number, why: Grey) => void;

/** The day itself if it counts, else the next that does; the day itself too if there is none within `furthest`. */
export function nextFree(day: number, rest: Rest, told?: Told): number {
  for (let at = day; at < day + furthest; at += 1) {
    const why = rest(at);
    if (!why) return at;
    told?.(at, why);
  }
  return day;
}
