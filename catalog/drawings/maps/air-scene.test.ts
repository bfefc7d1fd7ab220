import { expect, test } from "vitest";
import { letters } from "../svg.ts";
import { makeDots } from "./air-scene.ts";
import { projectView } from "./view.ts";

const view = projectView({
  kind: "equal-earth",
  centre: [60, 0],
  fit: [
    [0, 60],
    [120, -30],
  ],
  width: 800,
  height: 400,
  margins: [20, 20, 20, 20],
});
const drawn = (changes: Partial<Parameters<typeof makeDots>[0]> = {}) =>
  makeDots({
    locale: "en",
    weighed: undefined,
    size: "wide",
    hub: { name: "Hub", at: [114, 22] },
    places: [],
    gateways: [],
    numbers: undefined,
    region: undefined,
    lit: undefined,
    view,
    ...changes,
  });

test("a hub is larger than a place and is numbered only if gateways are", () => {
  expect(drawn()).toEqual([
    {
      id: "hub",
      at: [114, 22],
      kind: "hub",
      radius: 6,
      label: { rank: 1_000, rows: [{ size: 1.1 * letters, parts: [{ text: "Hub", strong: true }] }] },
    },
  ]);
  expect(drawn({ numbers: new Map() })[0]).toMatchObject({ numbers: [1], radius: 8 });
  expect(drawn({ size: "narrow" })[0]?.label?.rows).toEqual([
    { size: 1.1 * letters, parts: [{ text: "Hub", strong: true }] },
  ]);
});
