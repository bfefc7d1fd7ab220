import { beforeEach, expect, test } from "vitest";
import type { Correction } from "./import/types.ts";
import { type Answered, nothingAnswered } from "./phase.ts";
import { answer, keepReplaced, session, takeReplaced } from "./session.ts";

const leaveOut = (row: number): Correction => ({ rows: [row], leave: true });
const give = (change: Partial<Answered>) => {
  keepReplaced(change);
  answer(change);
};
const undo = (all = false) => answer(takeReplaced(all) ?? {});

beforeEach(() => {
  session.answered = nothingAnswered;
  session.replaced = [];
});

test("an Undo takes back the last answer, of whatever kind", () => {
  give({ corrections: [leaveOut(1)] });
  give({ box: "30x20x10" });
  give({ corrections: [leaveOut(1), leaveOut(2)] });
  undo();
  expect(session.answered).toMatchObject({ corrections: [leaveOut(1)], box: "30x20x10" });
  undo();
  expect(session.answered).toMatchObject({ corrections: [leaveOut(1)], box: "" });
  undo();
  expect(session.answered).toEqual(nothingAnswered);
  undo();
  expect(session.answered).toEqual(nothingAnswered);
});

test("of all corrections that are taken back none comes again, and other answers stay", () => {
  give({ corrections: [leaveOut(1)] });
  give({ amountsIn: "EUR" });
  undo(true);
  expect(session.answered).toMatchObject({ corrections: [], amountsIn: "EUR" });
  undo();
  expect(session.answered).toEqual(nothingAnswered);
});

test("a file that was closed and brought back has its corrections taken back one by one", () => {
  session.answered = { ...nothingAnswered, corrections: [leaveOut(1), leaveOut(2)] };
  undo();
  expect(session.answered.corrections).toEqual([leaveOut(1)]);
});
