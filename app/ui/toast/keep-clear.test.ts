import { expect, test } from "vitest";
import { measureCovered } from "./keep-clear.ts";

const messages = { left: 0, right: 320, top: 440, bottom: 640 };

test.each([
  ["a field above the foot", { top: 100, bottom: 160 }, undefined],
  ["one at the foot", { top: 500, bottom: 560 }, 0],
  ["one that reaches below the window", { top: 600, bottom: 680 }, 0],
  ["one that is out of view", { top: 700, bottom: 760 }, undefined],
  ["a section that fills the window", { top: 60, bottom: 3000 }, undefined],
  ["a tall field between both", { top: 150, bottom: 480 }, 58],
  ["one beside them", { top: 500, bottom: 560, left: 400, right: 500 }, undefined],
])("messages of 200 px in a window of 640 leave what has the focus in view: %s", (_, focused, covered) => {
  expect(measureCovered({ left: 20, right: 300, ...focused }, messages, 640)).toBe(covered);
});
