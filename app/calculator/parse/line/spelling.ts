import { countSlips } from "#rating/goods/slips.ts";
import { isHan } from "#rating/goods/split-words.ts";
import { normalizePlaceName, type Place, type PlaceIndex } from "./places.ts";

/** In so short a word one wrong letter makes another word. */
const shortest = 4;
const longest = 30;

/** How many slips are forgiven in a name of so many letters. */
export function countForgivenSlips(letters: number): number {
  return letters < shortest ? 0 : letters > 5 ? 2 : 1;
}

/** Places that a misspelt name may mean, those with fewest slips alone, and countries of which it is the beginning. */
export function findNearPlaces({ spelt }: Pick<PlaceIndex, "spelt">, text: string): Place[] {
  const typed = normalizePlaceName(text);
  // a character is worth more than a letter
  const han = isHan(typed);
  const most = han ? Number(typed.length > 2) : countForgivenSlips(typed.length);
  if (most === 0 || typed.length > longest) return [];
  let fewest = most;
  let near: Place[] = [];
  for (const [key, place] of spelt) {
    // another word to be settled is no help
    if (place.level === "region" || key.length < (han ? 3 : shortest)) continue;
    const begins = place.level === "country" && key.startsWith(typed);
    if (!begins && Math.abs(key.length - typed.length) > fewest) continue;
    const slips = begins ? most : countSlips(typed, key);
    if (slips > fewest) continue;
    if (slips < fewest) near = [];
    fewest = slips;
    near.push(place);
  }
  const levels = ["country", "state", "city"];
  const found = near.sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
  return [...new Map(found.map((place) => [place.name, place])).values()].slice(0, 3);
}
