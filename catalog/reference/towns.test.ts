import { expect, test } from "vitest";
import { formatProblems } from "../read/problems.ts";
import { loadCatalog } from "../catalog.ts";
import { openFiles } from "../read/files.ts";

test.each([
  ["zone that no card has", "US-HAWAII\n", "US-HAWAI\n", /no rate card has the zone "US-HAWAI" of US.*US-HAWAII/s],
  ["postcode that is none", ",90001,", ",9001,", /"9001" is no postcode of US.*write one like \d{5}/s],
])("a town with a %s is reported with its line", (_, right, wrong, said) => {
  const disk = openFiles("content");
  const text = (name: string) => disk.text(name).replace(right, wrong);
  const files = { ...disk, text: (name: string) => (name.endsWith("cities.csv") ? text(name) : disk.text(name)) };
  const line = disk.text("content/reference/cities.csv").split(right.trim())[0]?.split("\n").length;
  const report = formatProblems(loadCatalog("content", files).problems.errors);
  expect(report).toMatch(said);
  expect(report).toContain(`cities.csv:${line}`);
});
