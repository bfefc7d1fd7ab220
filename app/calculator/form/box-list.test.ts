import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepBoxes, type KeptBox, mostBoxes, readSavedBoxes, withBox } from "./box-list.tsx";

const box = (name: string): KeptBox => ({ name, units: "metric", sides: ["40", "30", "10"] });
let stored: string | null;

beforeEach(() => {
  stored = null;
  vi.stubGlobal("localStorage", {
    getItem: () => stored,
    setItem: (_: string, value: string) => (stored = value),
    removeItem: () => (stored = null),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what is kept comes back, the last first, a name once", () => {
  keepBoxes(withBox(withBox([box("S")], box("M")), box("S")));
  expect(readSavedBoxes().map(({ name }) => name)).toEqual(["S", "M"]);
  keepBoxes([]);
  expect(stored).toBeNull();
});

test("no more are kept than a list can show", () => {
  const many = Array.from({ length: 40 }, (_, at) => box(String(at)));
  keepBoxes(many.reduce<KeptBox[]>((all, one) => withBox(all, one), []));
  expect(readSavedBoxes()).toHaveLength(mostBoxes);
});

test.each(["{", "7", '"x"', '[1,null,{"name":"a"}]', '[{"name":"a","units":"feet","sides":["1","2","3"]}]'])(
  "%s is no list of boxes, and breaks nothing",
  (text) => {
    stored = text;
    expect(readSavedBoxes()).toEqual([]);
  },
);

test("a browser that keeps nothing says so", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(keepBoxes([box("S")])).toBe(false);
  expect(readSavedBoxes()).toEqual([]);
});
