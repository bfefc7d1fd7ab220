import { expect, test } from "vitest";
import { formatProblems } from "../read/problems.ts";
import { loadCatalog } from "../catalog.ts";
import { openFiles } from "../read/files.ts";

test("a town in a zone that no card has is reported with its line", () => {
  const disk = openFiles("content");
  const text = (name: string) => disk.text(name).replace("US-HAWAII\n", "US-HAWAI\n");
  const files = { ...disk, text: (name: string) => (name.endsWith("cities.csv") ? text(name) : disk.text(name)) };
  const { problems } = loadCatalog("content", files);
  expect(formatProblems(problems.errors)).toMatch(
    /cities\.csv:\d+.*no rate card has the zone "US-HAWAI" of US.*US-HAWAII/s,
  );
});
