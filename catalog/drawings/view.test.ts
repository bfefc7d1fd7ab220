import { expect, test } from "vitest";
import { greatCircle, type LonLat, middleOf } from "./view.ts";

const shenzhen: LonLat = [114, 22.5];
const rotterdam: LonLat = [4.5, 51.9];
const [newYork, buenosAires, sydney, lisbon]: LonLat[] = [
  [-74, 40.7],
  [-58.4, -34.6],
  [151, -33.9],
  [-9.1, 38.7],
];

test.each([
  ["from China to both shores of the Atlantic: the cut is the Atlantic", shenzhen, [newYork, lisbon, sydney], 130, 160],
  ["from China to the Americas: the Pacific is in the middle", shenzhen, [newYork], 190, 210],
  ["from Europe to America: the Atlantic is in the middle", rotterdam, [newYork], 320, 330],
  ["from Europe to the rest of the world: the cut is the Pacific", rotterdam, [newYork, buenosAires, sydney], 30, 45],
  ["within Europe", rotterdam, [lisbon], 357, 359],
] as const)("%s", (_, hub, ends, least, most) => {
  const [lon, lat] = middleOf(ends.flatMap((end) => (end ? greatCircle(hub, end) : [])));
  expect(lat).toBe(0);
  expect(lon).toBeGreaterThanOrEqual(least);
  expect(lon).toBeLessThanOrEqual(most);
});
