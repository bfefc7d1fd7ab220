import { expect, test } from "vitest";
import { keepQuery } from "./news-search.tsx";

test("a topic that is chosen keeps what is searched for", () => {
  expect(keepQuery("/newsroom/topic/customs", "duty & tax")).toBe("/newsroom/topic/customs?q=duty+%26+tax");
  expect(keepQuery("/newsroom/topic/customs", "")).toBe("/newsroom/topic/customs");
});
