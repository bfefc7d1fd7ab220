import { expect, test } from "vitest";
import { containers } from "#rating/loading/containers-and-pallets.ts";
import { packContainers } from "#rating/loading/plan-load.ts";
import { expandBlocks } from "#rating/loading/plan.ts";
import { arrangeSolids, findSeenFaces } from "./load-solids.ts";

/** Where the eye is, by quarter turns: towards the door (or not), towards the left wall (or not). */
const eyes = [
  [0, true, true],
  [1, true, false],
  [2, false, false],
  [3, false, true],
] as const;

function load(quantity: number) {
  const piece = { mass: 9_000, upright: false, stackable: true };
  const rows = [
    { ...piece, sides: [800, 600, 500] as const, quantity },
    { ...piece, sides: [1_200, 400, 300] as const, quantity: 30 },
  ];
  const plan = packContainers(rows, [{ ...containers["40GP"], price: 1_000 }], { gap: 10 });
  const loaded = plan.ok ? plan.spaces[0] : undefined;
  if (!plan.ok || !loaded) throw new Error("the cargo fits into one container");
  return { loaded, gap: plan.gap };
}

test.each(eyes)("after %d quarter turns nothing is drawn over what stands nearer to the eye", (turn, door, right) => {
  const { loaded, gap } = load(40);
  const pieces = expandBlocks(loaded.blocks, gap);
  const drawn = arrangeSolids(loaded, gap, turn).map(({ number }) => {
    const { x, y, z, dx, dy, dz } = pieces[number - 1] ?? expect.fail();
    // far and near end along each axis, as the eye has them
    const [along, across] = [door ? [x, x + dx] : [-x - dx, -x], right ? [y, y + dy] : [-y - dy, -y]];
    return { far: [along[0] ?? 0, across[0] ?? 0, z], near: [along[1] ?? 0, across[1] ?? 0, z + dz] };
  });
  expect(drawn).toHaveLength(pieces.length);
  for (const [at, later] of drawn.entries())
    for (const earlier of drawn.slice(0, at)) {
      // what is drawn earlier may not reach over what is drawn later, in all three directions at once
      const hides = earlier.near.every((near, axis) => near > (later.far[axis] ?? 0));
      expect(hides).toBe(false);
    }
});

test("many pieces are drawn as the blocks they stand in, none left out", () => {
  const { loaded, gap } = load(100);
  const solids = arrangeSolids(loaded, gap, 0);
  expect(solids.length).toBe(loaded.blocks.length);
  expect(solids.reduce((sum, { count }) => sum + count.left * count.right * count.up, 0)).toBe(130);
  expect(Math.max(...solids.map(({ number }) => number))).toBe(130);
});

test("a face that its neighbour covers is not drawn, and one that stands free or juts out is", () => {
  const { loaded, gap } = load(40);
  const solids = arrangeSolids(loaded, gap, 0);
  const faces = solids.map((solid) => ({ solid, ...findSeenFaces(solid, solids, gap) }));
  // nothing stands before what is nearest, nor on what is highest
  const ends = (end: (solid: (typeof solids)[number]) => number, least = Math.min) => least(...solids.map(end));
  for (const { solid, left, right, top } of faces) {
    if (solid.right[0] === ends(({ right: [near] }) => near)) expect(left).toBe(true);
    if (solid.left[0] === ends(({ left: [near] }) => near)) expect(right).toBe(true);
    if (solid.up[1] === ends(({ up: [, high] }) => high, Math.max)) expect(top).toBe(true);
    // a column of alike pieces shows the top of its uppermost alone
    const above = solids.find(
      (other) => other.up[0] === solid.up[1] && String([other.left, other.right]) === String([solid.left, solid.right]),
    );
    if (above) expect(top).toBe(false);
  }
  expect(faces.filter(({ top }) => !top).length).toBeGreaterThan(0);
});
