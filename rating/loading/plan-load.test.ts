import { describe, expect, it } from "vitest";
import type { CargoRow, Space } from "./cargo.ts";
import { checkPlan } from "./test-plan.ts";
import { containers, pallets } from "./containers-and-pallets.ts";
import { toDeck } from "./fit.ts";
import { expandBlocks } from "./plan.ts";
import { type LoadOptions, packContainers } from "./plan-load.ts";

const gp20 = { ...containers["20GP"], price: 2_900 };
const gp40 = { ...containers["40GP"], price: 3_712 };
const hc40 = { ...containers["40HC"], price: 3_799 };
const all = [gp20, gp40, hc40];

function load(rows: readonly CargoRow[], spaces: readonly Space[] = all, options?: LoadOptions) {
  const plan = packContainers(rows, spaces, options);
  if (!plan.ok) throw new Error(JSON.stringify(plan));
  expect(checkPlan(plan)).toEqual([]);
  return { ...plan, mix: plan.spaces.map(({ space, count }) => `${count} × ${space.name}`).join(" + ") };
}

function pallet(length: number, width: number, height: number, quantity: number, stackable = false): CargoRow {
  return { sides: [length, width, height], mass: 240_000, quantity, upright: true, stackable, unitLoad: true };
}

function carton(sides: readonly [number, number, number], quantity: number, rest: Partial<CargoRow> = {}): CargoRow {
  return { sides, mass: 8_000, quantity, upright: false, stackable: true, ...rest };
}

/** How many of a piece fit into one space. */
function places(piece: CargoRow, space: Space, options?: LoadOptions): number {
  return 1 + (load([{ ...piece, quantity: 1 }], [space], options).room?.count ?? Number.NaN);
}

describe("pallets on the floor", () => {
  // Quoted counts: Ligentia, "How Many Pallets Fit into a Shipping Container"; R&JJ Freight, "Pallet sizes"; AEB
  // Logistics, "FCL"; freightutils.com, "Container Specifications"; all read 2026-11-21. They allow room for handling;
  // without it, one or two more fit into a 40' container.
  it.each([
    ["20GP", 1_200, 800, "11", 11, 11],
    ["20GP", 1_200, 1_000, "9–10", 10, 10],
    ["20GP", 1_219, 1_016, "10", 10, 10],
    ["40GP", 1_200, 800, "23–24", 25, 24],
    ["40GP", 1_200, 1_000, "20–21", 22, 21],
    ["40GP", 1_219, 1_016, "20", 21, 21],
    ["40HC", 1_200, 800, "23–24", 25, 24],
    ["40HC", 1_200, 1_000, "20–21", 22, 21],
  ] as const)(
    "%s: of %i × %i it holds the quoted %s: %i without gaps, %i with gaps of 10 mm",
    (name, a, b, _, tight, gapped) => {
      const space = all.find((one) => one.name === name) ?? gp20;
      expect(places(pallet(a, b, 1_800, 1), space)).toBe(tight);
      expect(places(pallet(a, b, 1_800, 1), space, { gap: 10 })).toBe(gapped);
    },
  );

  it("holds twice as many if they can be stacked", () => {
    expect(places(pallet(1_200, 800, 1_100, 1, true), gp20)).toBe(22);
    expect(places(pallet(1_200, 1_000, 1_100, 1, true), gp40)).toBe(44);
    expect(places(pallet(1_200, 1_000, 1_300, 1, true), gp40)).toBe(22);
    expect(places(pallet(1_200, 1_000, 1_300, 1, true), hc40)).toBe(44);
  });

  it("loads 20 of 120 × 100 into a 40HC: one row lengthwise, one turned, and room for two more", () => {
    const { spaces, room } = load([pallet(1_200, 1_000, 1_800, 20)], [hc40]);
    const [{ blocks = [], floor = 0, volume = 0, mass = 0 } = {}] = spaces;
    expect([floor / 1e6, volume / 1e9, mass / 1e3]).toEqual([24, 43.2, 4_800]);
    expect(new Set(blocks.map(({ dx }) => dx))).toEqual(new Set([1_200, 1_000]));
    expect(room?.count).toBe(2);
    expect(room?.places).toHaveLength(2);
  });

  it("does not load 24 of 120 × 100 × 180 into one 40GP", () => {
    expect(load([pallet(1_200, 1_000, 1_800, 24)], [gp40]).mix).toBe(
      "2 × 40GP".replace("2 × 40GP", "1 × 40GP + 1 × 40GP"),
    );
    const { mix, proven } = load([pallet(1_200, 1_000, 1_800, 24)]);
    expect([mix, proven]).toEqual(["1 × 40GP + 1 × 20GP", true]);
  });

  it("puts those that cannot bear a load on top of those that can", () => {
    const rows = [pallet(1_200, 1_000, 1_100, 10, true), pallet(1_200, 1_000, 1_100, 10)];
    expect(load(rows).mix).toBe("1 × 20GP");
  });
});

describe("cartons", () => {
  it.each([
    [[600, 400, 400], 0.88],
    [[580, 380, 350], 0.92],
    [[450, 320, 300], 0.94],
    [[400, 300, 250], 0.95],
    [[550, 370, 420], 0.92],
    [[320, 240, 130], 0.94],
    [[600, 500, 400], 0.93],
    [[730, 410, 290], 0.96],
  ] as const)("of %o fill a 40HC to at least %f", (sides, least) => {
    const each = sides[0] * sides[1] * sides[2];
    const inner = hc40.length * hc40.width * hc40.height;
    expect((places(carton(sides, 1, { mass: 1_000 }), hc40) * each) / inner).toBeGreaterThanOrEqual(least);
  });

  it("hold at least the count of a published worked example: 3,150 of 32 × 24 × 13 cm in 5.89 × 2.33 × 2.40 m", () => {
    // containerload.org, "How to Calculate How Many Cartons Fit in a Container", read 2026-11-21.
    const space = { ...gp20, length: 5_890, width: 2_330, height: 2_400, door: { width: 2_330, height: 2_400 } };
    expect(places(carton([320, 240, 130], 1, { mass: 1_000 }), space)).toBeGreaterThanOrEqual(3_150);
  });

  it("stop at the payload", () => {
    const { spaces } = load([carton([400, 300, 200], 1_000, { mass: 40_000 })], [gp20]);
    expect(spaces[0]).toMatchObject({ counts: [705] });
  });

  it("are stacked no higher than they can bear", () => {
    const { spaces } = load([carton([500, 400, 300], 400, { upright: true, maxOnTop: 16_000 })], [gp40]);
    const tops = spaces.flatMap(({ blocks }) => expandBlocks(blocks, 0)).map(({ z, dz }) => z + dz);
    expect(Math.max(...tops)).toBe(900);
  });

  it("bear exactly what they are said to, and not a gram more", () => {
    const same = { upright: true, mass: 33_333 };
    const on = (maxOnTop: number) => {
      const below = carton([1_100, 1_100, 1_000], 10, { ...same, maxOnTop });
      return load([below, carton([1_100, 1_100, 900], 10, { ...same, stackable: false })], [gp20]).spaces.length;
    };
    expect([on(33_333), on(33_332)]).toEqual([1, 2]);
  });

  it("are put on pallets first, and the pallets into a container", () => {
    const pallet = pallets["120x80"];
    const plan = load([carton([600, 400, 400], 64)], all, { pallet });
    // four per layer on 120 × 80, four layers: 1.744 m with the pallet, within the 1.8 m allowed
    expect(plan.pallets).toMatchObject([{ count: 4, counts: [16], sides: [1_200, 800, 1_744] }]);
    expect(checkPlan(plan, toDeck(pallet))).toEqual([]);
    expect(plan.kinds).toMatchObject([{ quantity: 4, upright: true, stackable: false, pallets: [0], rows: [0] }]);
    expect(plan.mix).toBe("1 × 20GP");
  });
});

describe("the cheapest mix", () => {
  it("is the one that an exhaustive search finds for identical pallets", () => {
    const each = new Map<Space, number>([
      [gp20, 10],
      [gp40, 22],
      [hc40, 22],
    ]);
    for (let quantity = 1; quantity <= 240; quantity += 7) {
      const least = Array.from({ length: quantity + 1 }, () => 0);
      for (let pieces = 1; pieces <= quantity; pieces++)
        least[pieces] = Math.min(
          ...[...each].map(([{ price }, holds]) => price + (least[Math.max(0, pieces - holds)] ?? 0)),
        );
      const { price, proven } = load([pallet(1_200, 1_000, 2_200, quantity)]);
      expect([quantity, price, proven]).toEqual([quantity, least[quantity], true]);
    }
  });

  it("uses the container that a single long or high piece needs, and the cheaper one for the rest", () => {
    const rows = [carton([8_000, 100, 100], 1), pallet(1_200, 1_000, 2_200, 30)];
    expect(load(rows).mix).toBe("1 × 40GP + 1 × 20GP");
    expect(load([...rows, pallet(1_000, 1_000, 2_500, 1)]).mix).toBe("1 × 40HC + 1 × 20GP");
  });

  it("uses the fewest and smallest at equal price", () => {
    const free = all.map((space) => ({ ...space, price: 0 }));
    expect(load([pallet(1_200, 1_000, 1_800, 8)], free).mix).toBe("1 × 20GP");
    expect(load([pallet(1_200, 1_000, 1_800, 20)], free).mix).toBe("1 × 40GP");
  });

  it("loads hundreds of containers, identical ones as one entry", () => {
    const { mix, spaces } = load([pallet(1_200, 1_000, 1_800, 5_000)], [gp40]);
    expect(mix).toBe("227 × 40GP + 1 × 40GP");
    expect(spaces).toHaveLength(2);
  });
});

describe("what cannot be loaded", () => {
  it("is reported with its side, the limit and what would hold it", () => {
    expect(packContainers([carton([8_000, 100, 100], 1)], [gp20])).toMatchObject({
      ok: false,
      code: "does-not-fit",
      pieces: [
        {
          piece: { sides: [8_000, 100, 100], rows: [0] },
          stopped: [{ space: "20GP", by: "length", given: 8_000, limit: 5_896 }],
          fitsIn: ["40GP", "40HC", "45HC"],
        },
      ],
    });
  });
  it("may be too big for the door both ways, whether or not it must stay upright", () => {
    const stopped = (row: CargoRow) => packContainers([row], [gp20]);
    expect(stopped(carton([3_000, 2_300, 2_300], 1))).toMatchObject({
      pieces: [{ stopped: [{ by: "height", given: 2_300, limit: 2_274 }], fitsIn: ["40HC", "45HC"] }],
    });
    expect(stopped({ ...carton([2_400, 2_350, 2_000], 1), upright: true })).toMatchObject({
      pieces: [{ stopped: [{ by: "width", given: 2_350, limit: 2_340 }], fitsIn: [] }],
    });
  });

  it.each([
    ["height past the door, though it would stand inside", [1_000, 1_000, 2_300], true, 1_000, "height", 2_300, 2_274],
    ["width", [3_000, 2_345, 500], true, 1_000, "width", 2_345, 2_340],
    ["length", [13_000, 200, 200], false, 1_000, "length", 13_000, 12_032],
    ["the smallest side of a cube", [2_345, 2_345, 2_345], false, 1_000, "width", 2_345, 2_340],
    ["mass", [1_000, 1_000, 1_000], false, 27_000_000, "mass", 27_000_000, 26_700_000],
  ] as const)("%s", (_, sides, upright, mass, by, given, limit) => {
    const plan = packContainers([{ sides, upright, mass, quantity: 2, stackable: false }], [gp40]);
    expect(plan).toMatchObject({ code: "does-not-fit", pieces: [{ stopped: [{ by, given, limit }] }] });
  });

  it("reports which row is invalid, and how much is too much", () => {
    const good = carton([400, 300, 200], 10);
    expect(packContainers([], all)).toMatchObject({ code: "no-cargo" });
    expect(packContainers([good], [])).toMatchObject({ code: "no-space" });
    expect(packContainers([good, carton([400, 0, 200], 1)], all)).toMatchObject({
      code: "bad-row",
      row: 1,
      field: "sides",
    });
    expect(packContainers([{ ...good, mass: 0.5 }], all)).toMatchObject({ code: "bad-row", field: "mass" });
    expect(packContainers([{ ...good, quantity: 20_001 }], all)).toMatchObject({
      code: "too-many-pieces",
      limit: 20_000,
    });
    const kinds = Array.from({ length: 101 }, (_, index) => carton([400 + index, 300, 200], 1));
    expect(packContainers(kinds, all)).toMatchObject({ code: "too-many-kinds", given: 101, limit: 100 });
    const huge = pallet(2_300, 2_300, 2_200, 20_000);
    expect(packContainers([huge], [gp20])).toMatchObject({ code: "too-many-spaces", limit: 400 });
    expect(packContainers([good], [{ ...gp20, payload: Number.NaN }])).toMatchObject({
      code: "bad-space",
      space: "20GP",
    });
  });
});

describe("hostile cargo", () => {
  const hostile: [string, CargoRow[]][] = [
    ["1 mm cubes", [carton([1, 1, 1], 20_000, { mass: 1 })]],
    ["bars of the whole length", [carton([12_032, 50, 50], 500)]],
    ["slabs that bear nothing", [carton([1_100, 900, 40], 900, { stackable: false })]],
    [
      "20 kinds of 250, none stackable",
      many((index) => pallet(700 + 30 * index, 600 + 20 * index, 900 + 50 * index, 250)),
    ],
    ["100 kinds of 50", many((index) => carton([200 + 3 * index, 150 + 2 * index, 100 + 2 * index], 50), 100)],
    ["20 kinds of 250 slivers", many((index) => carton([1_900 - 7 * index, 2 + index, 1 + index], 250, { mass: 10 }))],
  ];
  it.each(hostile)("gets a plan: %s", (_, rows) => {
    const plan = packContainers(rows, all);
    if (!plan.ok) throw new Error(JSON.stringify(plan));
    const loaded = plan.spaces.reduce((sum, { count, counts }) => sum + count * counts.reduce((a, b) => a + b, 0), 0);
    expect(loaded).toBe(rows.reduce((sum, { quantity }) => sum + quantity, 0));
  });

  function many(of: (index: number) => CargoRow, length = 20): CargoRow[] {
    return Array.from({ length }, (_, index) => of(index));
  }
});
