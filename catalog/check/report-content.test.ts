import { expect, test, vi } from "vitest";

vi.stubEnv("BUILD_DAY", "2026-11-23");
vi.stubEnv("SITE", "no-such-folder");
const { reportContent } = await import("./report-content.ts");

test("where nothing is published, the report says in a line that nothing was compared with it", async () => {
  const said: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => void said.push(String(line)));
  expect(await reportContent("tests/fixtures/rotterdam", {})).toBe(0);
  expect(said).toEqual([
    "Nothing is published here, so no jumps against the published site were looked for.",
    "The content is right.",
  ]);
  said.length = 0;
  await reportContent("tests/fixtures/rotterdam", { against: "tests/fixtures/rotterdam" });
  expect(said).toEqual(["The content is right."]);
});
