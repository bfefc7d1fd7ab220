import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";

vi.stubEnv("BUILD_DAY", "2026-11-23");
const { checkContent } = await import("./check-content.ts");
const { formatProblems } = await import("../read/problems.ts");

const root = mkdtempSync(join(tmpdir(), "lines-"));
beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  cpSync("tests/fixtures/frozen", root, { recursive: true });
});

function edit(file: string, find: string | RegExp, put: string): void {
  const text = readFileSync(join(root, file), "utf8");
  if (text.replaceAll(find, put) === text) throw new Error(`${file} does not hold "${find}"`);
  writeFileSync(join(root, file), text.replaceAll(find, put));
}

async function check(): Promise<string> {
  const { problems } = await checkContent(root, undefined);
  return formatProblems(problems.all, root);
}

test("freight that closes is found in tables, menus of places and texts", async () => {
  for (const path of ["services/ca-air-freight.md", "services/ca-air-freight.zh.md", "rates/ca-air-freight"])
    rmSync(join(root, path), { recursive: true });
  edit("reference/calendar/operations.yaml", /.*ca-air-freight.*\n/g, "");
  edit("site.yaml", /.*ca-air-freight.*\n/g, "");
  const found = await check();
  expect(found).toMatch(/b2b-bulk-goods\.md:\d+: no line of this page goes to CA/);
  expect(found).toMatch(
    /b2b-bulk-goods\.md:7: "air and ocean freight from China to the United States and Canada" is offered/,
  );
  expect(found).toMatch(/winter-fuel-2026\/index\.zh\.md:\d+: "美国与加拿大空运" is offered/);
});

test("a new line with another's text, that only its own files know, is missed in the calendar, the menus and the notices", async () => {
  for (const ending of [".md", ".zh.md"]) {
    cpSync(join(root, `services/apparel-dedicated-line${ending}`), join(root, `services/garden-line${ending}`));
    edit(`services/garden-line${ending}`, /Apparel line|服装专线/g, ending === ".md" ? "Garden line" : "园艺专线");
    edit(`services/garden-line${ending}`, "apparel-dedicated-line", "garden-line");
  }
  const from = "rates/apparel-dedicated-line/2026-09-01";
  cpSync(join(root, from), join(root, "rates/garden-line/2026-11-20"), { recursive: true });
  const found = await check();
  expect(found).toMatch(/operations\.yaml:\d+: warning: no row of departures names the new line "garden-line"/);
  expect(found).toMatch(/operations\.yaml:\d+: warning: no peak names the new line "garden-line"/);
  expect(found).toMatch(
    /site\.yaml:\d+: warning: no menu leads to the new line "garden-line".*to: \/our-solutions\/b2c\/garden-line/,
  );
  expect(found).toMatch(/index\.md:\d+: warning: no notice in force names the new line "garden-line"/);
  for (const file of ["garden-line.md", "garden-line.zh.md"])
    expect(found).toMatch(
      new RegExp(`${file}:\\d+: warning: \\d+ of \\d+ lines of text are .* "apparel-dedicated-line"`),
    );
});
