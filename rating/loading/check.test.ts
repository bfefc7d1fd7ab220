import { expect, test } from "vitest";
import type { CargoRow, Space } from "./cargo.ts";
import { loadLimits, packContainers, refuseInput } from "./plan-load.ts";
import { checkPlan } from "./test-plan.ts";
import { containers } from "./containers-and-pallets.ts";
import { findUnfit } from "./fit.ts";
import type { LoadPlan } from "./plan.ts";

const row = (changes: Partial<CargoRow> = {}): CargoRow => ({
  sides: [400, 300, 200],
  mass: 10_000,
  quantity: 1,
  upright: false,
  stackable: true,
  ...changes,
});
const space: Space = { ...containers["20GP"], price: 100 };

test("input that rules out a plan is refused with its row and limit; at the limit it is accepted", () => {
  const refused = (changes: Partial<CargoRow>) => refuseInput([row(), row(changes)], [space]);
  const { side, mass, pieces } = loadLimits;
  for (const fine of [{ sides: [side, side, side] as const }, { mass }, { quantity: pieces - 1 }, { maxOnTop: 0 }])
    expect(refused(fine)).toBeUndefined();
  const bad = { ok: false, code: "bad-row", row: 1 };
  for (const one of [0, -1, 1.5, side + 1, Number.NaN])
    for (const at of [0, 1, 2]) {
      const sides: [number, number, number] = [1, 1, 1];
      sides[at] = one;
      expect(refused({ sides })).toEqual({ ...bad, field: "sides", limit: side });
    }
  for (const one of [0, 0.5, mass + 1]) expect(refused({ mass: one })).toEqual({ ...bad, field: "mass", limit: mass });
  for (const one of [-1, 0.5]) expect(refused({ quantity: one })).toEqual({ ...bad, field: "quantity", limit: pieces });
  for (const one of [-1, 0.5])
    expect(refused({ maxOnTop: one })).toEqual({ ...bad, field: "maxOnTop", limit: Number.MAX_SAFE_INTEGER });
  expect(refused({ quantity: pieces })).toEqual({
    ok: false,
    code: "too-many-pieces",
    given: pieces + 1,
    limit: pieces,
  });
  expect(refuseInput([], [space])).toEqual({ ok: false, code: "no-cargo" });
  expect(refuseInput([row({ quantity: 0 })], [space])).toEqual({ ok: false, code: "no-cargo" });
  expect(refuseInput([row()], [])).toEqual({ ok: false, code: "no-space" });
  const many = (count: number) => refuseInput([row()], Array<Space>(count).fill(space));
  expect(many(loadLimits.kindsOfSpace)).toBeUndefined();
  expect(many(loadLimits.kindsOfSpace + 1)).toEqual({
    ok: false,
    code: "too-many-spaces",
    given: loadLimits.kindsOfSpace + 1,
    limit: loadLimits.kindsOfSpace,
  });
  const spoilt = (changes: Partial<Space>) => refuseInput([row()], [space, { ...space, name: "x", ...changes }]);
  for (const fine of [{ price: 0 }, { payload: 1 }, { length: side }]) expect(spoilt(fine)).toBeUndefined();
  for (const changes of [
    { length: 0 },
    { width: side + 1 },
    { height: 1.5 },
    { door: { width: 0, height: 1 } },
    { door: { width: 1, height: 0 } },
    { payload: 0 },
    { payload: 0.5 },
    { price: -1 },
    { price: 0.5 },
  ])
    expect(spoilt(changes)).toEqual({ ok: false, code: "bad-space", space: "x" });
});

/** The faults of a plan of one carton in a space, moved or altered. */
function faults(changes: Partial<LoadPlan["spaces"][number]["blocks"][number]>, kind: Partial<CargoRow> = {}) {
  const plan = packContainers([row({ ...kind })], [space]);
  if (!plan.ok) throw new Error(plan.code);
  const spaces = plan.spaces.map((one) => ({
    ...one,
    blocks: one.blocks.map((block) => ({ ...block, ...changes })),
  }));
  return checkPlan({ ...plan, spaces }).map((fault) => fault.replace(/^kind \d+ at \S+: /, ""));
}

test("finds a carton that is outside, in mid-air or has the wrong sides", () => {
  expect(faults({})).toEqual([]);
  expect(faults({ x: -1 })).toEqual(["outside"]);
  expect(faults({ y: -1 })).toEqual(["outside"]);
  expect(faults({ z: -1 })).toEqual(["outside"]);
  expect(faults({ x: space.length })).toEqual(["outside"]);
  expect(faults({ y: space.width })).toEqual(["outside"]);
  expect(faults({ z: 10 })).toEqual(["floats"]);
  expect(faults({ z: space.height })).toEqual(["outside", "floats"]);
  expect(faults({ nx: 0 })).toEqual(["kind 0: 0 of 1 loaded"]);
  expect(faults({ nx: 2 })).toEqual(["kind 0: 2 of 1 loaded"]);
  const [wide, high] = [space.width, space.height].map((side) => side + 1);
  expect(faults({ dy: wide ?? 0 })).toContain("door");
  expect(faults({ dz: high ?? 0 })).toContain("not its sides");
});

test("a piece that fits no container is reported with what stops it, and where it would fit", () => {
  const kinds = (changes: Partial<CargoRow>) => [{ ...row(changes), rows: [1] }];
  const stopped = (changes: Partial<CargoRow>) => {
    const [found] = findUnfit(kinds(changes), [space]);
    const [why] = found?.stopped ?? [];
    return found && [why?.by, why?.given, why?.limit, found.fitsIn.join(" ")];
  };
  expect(stopped({})).toBeUndefined();
  expect(stopped({ mass: 28_230_000 })).toBeUndefined();
  expect(stopped({ mass: 28_230_001 })).toEqual(["mass", 28_230_001, 28_230_000, ""]);
  expect(stopped({ sides: [5_896, 300, 200] })).toBeUndefined();
  expect(stopped({ sides: [5_897, 300, 200] })).toEqual(["length", 5_897, 5_896, "40GP 40HC 45HC"]);
  expect(stopped({ sides: [13_557, 300, 200] })).toEqual(["length", 13_557, 5_896, ""]);
  // the door is 2,340 mm wide and 2,274 high; a high cube's is 2,577 high, a 45-foot one's 2,584
  expect(stopped({ sides: [2_500, 2_340, 2_274] })).toBeUndefined();
  expect(stopped({ sides: [2_500, 2_341, 2_275] })).toEqual(["width", 2_341, 2_340, "40HC 45HC"]);
  expect(stopped({ sides: [2_500, 2_340, 2_275] })).toEqual(["height", 2_275, 2_274, "40HC 45HC"]);
  // a cube can stand only one way
  expect(stopped({ sides: [2_300, 2_300, 2_300] })).toEqual(["height", 2_300, 2_274, "40HC 45HC"]);
  expect(stopped({ sides: [1_000, 900, 2_275], upright: true })).toEqual(["height", 2_275, 2_274, "40HC 45HC"]);
  expect(stopped({ sides: [1_000, 900, 2_585], upright: true })).toEqual(["height", 2_585, 2_274, ""]);
  expect(stopped({ sides: [3_000, 2_341, 500], upright: true })).toEqual(["width", 2_341, 2_340, ""]);
  expect(stopped({ sides: [2_400, 2_341, 2_341] })).toEqual(["width", 2_341, 2_340, ""]);
});

test("one piece that fits no container, among many that do, means no plan", () => {
  const long = row({ sides: [13_000, 300, 200] });
  const plan = packContainers([row(), long, row({ mass: 20_000 })], [space]);
  expect(plan).toMatchObject({ ok: false, code: "does-not-fit", pieces: [{ stopped: [{ by: "length" }] }] });
});

test("containers have the dimensions that their sources state", () => {
  // World Shipping Council, Dry Cargo Containers, in metres; payloads in kg
  const printed = (name: keyof typeof containers) => {
    const { length, width, height, door, payload } = containers[name];
    return [length, width, height, door.width, door.height, payload].map((figure) => figure / 1000);
  };
  expect(printed("20GP")).toEqual([5.896, 2.35, 2.393, 2.34, 2.274, 28_230]);
  expect(printed("40GP")).toEqual([12.032, 2.35, 2.392, 2.34, 2.274, 26_700]);
  expect(printed("40HC")).toEqual([12.032, 2.35, 2.697, 2.34, 2.577, 26_460]);
});
