import { describe, expect, test } from "vitest";
import { Bounds } from "./bounds.ts";
import type { CargoKind, Space } from "./cargo.ts";
import { containers } from "./containers-and-pallets.ts";
import { addTop } from "./filling.ts";
import { sortForLoading } from "./packer.ts";
import type { Block } from "./plan.ts";

const block = (x: number, y: number, z: number, changes: Partial<Block> = {}): Block => ({
  ...{ kind: 0, x, y, z, nx: 1, ny: 1, nz: 1, dx: 100, dy: 100, dz: 100 },
  ...changes,
});

describe("what is loaded first", () => {
  test("is nearest the front wall, then lowest, then nearest the right wall", () => {
    const [front, low, left, high] = [block(0, 500, 300), block(200, 300, 0), block(200, 0, 0), block(200, 0, 500)];
    expect(sortForLoading([high, low, left, front], 0)).toEqual([front, left, low, high]);
  });

  test.each<[string, Block, Block, boolean]>([
    ["wholly above", block(50, 0, 0), block(0, 0, 100), true],
    ["over its edge by a millimetre along", block(99, 0, 0), block(0, 0, 100), true],
    ["beside it along", block(100, 0, 0), block(0, 0, 100), false],
    ["over its edge by a millimetre across", block(50, 99, 0), block(0, 0, 100), true],
    ["beside it across", block(50, 100, 0), block(0, 0, 100), false],
    ["beside it across, on the other side", block(50, 0, 0), block(0, 100, 100), false],
    ["not on its top", block(50, 0, 0), block(0, 0, 101), false],
    ["on a stack of two", block(50, 0, 0, { nz: 2 }), block(0, 0, 200), true],
    ["on the second of a row", block(150, 0, 0), block(0, 0, 100, { nx: 2 }), true],
    ["on the second of a row across", block(50, 150, 0), block(0, 0, 100, { ny: 2 }), true],
    ["on the far end of a row below", block(50, 0, 0, { ny: 3 }), block(0, 250, 100), true],
  ])("what bears comes before what stands on it, even if nearer the door: %s", (_, below, above, bears) => {
    expect(sortForLoading([above, below], 0)).toEqual(bears ? [below, above] : [above, below]);
  });

  test("a gap makes rows longer", () => {
    const row = block(0, 0, 100, { nx: 2 });
    expect(sortForLoading([row, block(205, 0, 0)], 0)[0]).toBe(row);
    expect(sortForLoading([row, block(205, 0, 0)], 10)[1]).toBe(row);
    const behind = block(50, 0, 0, { nx: 2 });
    expect(sortForLoading([block(40, 215, 100), { ...behind, ny: 2 }], 10)[0]).toEqual({ ...behind, ny: 2 });
  });

  test("waits for what it stands on, even if that has to wait itself", () => {
    const base = block(205, 0, 0, { dy: 300 });
    const middle = block(0, 0, 100, { nx: 2, ny: 2 });
    // overlapping the far end of the row below, which reaches that far only because of its gap
    for (const top of [block(190, 0, 200), block(0, 190, 200)])
      expect(sortForLoading([top, middle, base], 10)).toEqual([base, middle, top]);
  });
});

describe("bounds", () => {
  const kind = (changes: Partial<CargoKind> = {}): CargoKind => ({
    sides: [1_000, 1_000, 1_000],
    mass: 1_000,
    quantity: 1,
    upright: false,
    stackable: true,
    rows: [0],
    ...changes,
  });
  const cube = (name: string, side: number, payload = 1e9): Space => ({
    ...{ name, length: side, width: side, height: side, payload, price: 100 },
    door: { width: side, height: side },
  });

  test("refuse a mix that lacks volume, payload or floor, and accept one that has just enough", () => {
    const refuses = (kinds: CargoKind[], numbers: number[], counts: number[], payload?: number) =>
      new Bounds([cube("a", 2_000, payload), cube("b", 1_000, payload)], kinds, 0).refuse(numbers, counts);
    expect(refuses([kind()], [1, 0], [8])).toBe(false);
    expect(refuses([kind()], [1, 0], [9])).toBe(true);
    expect(refuses([kind()], [1, 1], [9])).toBe(false);
    expect(refuses([kind()], [0, 1], [2])).toBe(true);
    // two pieces that weigh exactly the payload, then a little more
    expect(refuses([kind({ mass: 600 })], [1, 0], [2], 1_200)).toBe(false);
    expect(refuses([kind({ mass: 601 })], [1, 0], [2], 1_200)).toBe(true);
    // one of each of two kinds, too heavy together
    expect(refuses([kind({ mass: 600 }), kind({ mass: 601 })], [1, 0], [1, 1], 1_200)).toBe(true);
    expect(refuses([kind({ mass: 600 }), kind({ mass: 600 })], [1, 0], [1, 1], 1_200)).toBe(false);
    // what bears no load, or is higher than half the space, needs floor of its own
    expect(refuses([kind({ stackable: false })], [1, 0], [4])).toBe(false);
    expect(refuses([kind({ stackable: false })], [1, 0], [5])).toBe(true);
    expect(refuses([kind({ sides: [1_001, 1_001, 1_001] })], [1, 0], [2])).toBe(true);
    // a large piece fits only into the large space, however many small ones there are
    const large = kind({ sides: [1_800, 1_800, 1_800] });
    expect(refuses([large, kind()], [0, 9], [1, 0])).toBe(true);
    expect(refuses([large, kind()], [1, 1], [1, 1])).toBe(false);
    expect(refuses([large], [1, 9], [2])).toBe(true);
  });

  test("say which space holds a piece, how much of it the piece uses, and the least that a need costs", () => {
    const bounds = new Bounds([cube("a", 2_000, 10_000), cube("b", 1_000, 10_000)], [kind(), kind({ mass: 5_000 })], 0);
    expect([bounds.takes(0, 0), bounds.takes(1, 0)]).toEqual([true, true]);
    expect(bounds.worth(0, 0)).toBeCloseTo(1 / 8, 9);
    expect(bounds.worth(1, 0)).toBeCloseTo(1, 9);
    expect(bounds.worth(0, 1)).toBeCloseTo(1 / 2, 9);
    const small = new Bounds([cube("b", 900)], [kind()], 0);
    expect(small.takes(0, 0)).toBe(false);
    expect(bounds.leastPrice([8, 0])).toBeGreaterThan(90);
    expect(bounds.leastPrice([8, 0])).toBeLessThanOrEqual(100);
    expect(bounds.leastPrice([9, 0])).toBeGreaterThan(100);
    expect(bounds.leastPrice([9, 0])).toBeLessThanOrEqual(200);
  });
});

test("if a piece fits every container, only their prices make a difference", () => {
  const spaces = Object.values(containers).map((one, at) => ({ ...one, price: at + 1 }));
  const bounds = new Bounds(
    spaces,
    [{ ...{ sides: [400, 300, 200], mass: 1_000, quantity: 1 }, upright: false, stackable: true, rows: [0] }],
    0,
  );
  expect(bounds.leastPrice([1])).toBeGreaterThan(0);
  expect(bounds.leastPrice([1])).toBeLessThanOrEqual(1);
});

test("neighbouring tops of equal height are joined, and the joint area bears only what the weaker one does", () => {
  const weak = { x: 0, y: 0, z: 500, length: 600, width: 800, bearing: 0.01 };
  const strong = { ...weak, x: 600, bearing: 0.5 };
  expect(addTop([weak], strong, true)).toEqual([strong, { ...weak, length: 1_200 }]);
  expect(addTop([weak], strong, false)).toEqual([weak, strong]);
  expect(addTop([{ ...weak, z: 400 }], strong, true)).toHaveLength(2);
});
