import { expect, test } from "vitest";
import { getToasts, keptToasts, removeToast, showToast } from "./toasts.ts";

test("at most five toasts are kept, the oldest leaves first, one of the same name takes its place", () => {
  for (let number = 1; number <= 7; number += 1) showToast({ title: `${number}` });
  expect(getToasts().map(({ title }) => title)).toEqual(["3", "4", "5", "6", "7"]);
  expect(getToasts()).toHaveLength(keptToasts);
  showToast({ id: "same", title: "a" });
  showToast({ id: "same", title: "b" });
  expect(
    getToasts()
      .filter(({ id }) => id.startsWith("same"))
      .map(({ title }) => title),
  ).toEqual(["b"]);
  for (const { id } of getToasts()) removeToast(id);
  expect(getToasts()).toEqual([]);
});
