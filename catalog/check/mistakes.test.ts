import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";

// what is read from an unchanged text is kept, as during development
vi.stubEnv("NODE_ENV", "development");
vi.stubEnv("BUILD_DAY", "2026-11-23");
vi.stubEnv("CONTENT", "tests/fixtures/frozen");
const { contentRoot } = await import("../catalog.ts");
const { openFiles } = await import("../read/files.ts");
const { formatReport } = await import("../read/report.ts");
const { checkContent } = await import("./check-content.ts");
const { collectPublished } = await import("./published.ts");
const { mistakes, spare, rightful }: Lists = await import("../../tests/fixtures/mistakes/mistakes.mjs");

type Change = {
  file?: string;
  change?: (was: string | Buffer) => string | Buffer;
  binary?: boolean;
  create?: string;
  text?: string;
  remove?: string;
};
type Case = Change & { id: string; what: string; changes?: Change[] };
type Lists = Record<"mistakes" | "spare" | "rightful", readonly Case[]>;

const root = join(mkdtempSync(join(tmpdir(), "mistakes-")), "content");
cpSync(contentRoot, root, { recursive: true });
const published = collectPublished(openFiles(contentRoot), "2026-11-22");
afterAll(() => rmSync(dirname(root), { recursive: true }));

/** What the check finds in the content with a case's changes, and the report as an editor reads it. */
async function check({ changes, ...own }: Case) {
  const before = new Map<string, Buffer | undefined>();
  for (const { file, change, binary, create, text, remove } of changes ?? [own]) {
    const path = join(root, create ?? remove ?? file ?? "");
    const was = existsSync(path) ? readFileSync(path) : undefined;
    if (!before.has(path)) before.set(path, was);
    if (remove) rmSync(path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, create ? (text ?? "") : (change?.(binary ? (was ?? Buffer.of()) : String(was)) ?? ""));
    }
  }
  const { problems } = await checkContent(root, published);
  for (const [path, was] of before)
    if (was) writeFileSync(path, was);
    else rmSync(path);
  return { found: problems.all, report: formatReport(problems.all, root) };
}

/** How the first printed line of each mistake names its cause. */
const causes: Readonly<Record<string, RegExp>> = {};

test.each([...mistakes, ...spare].filter(({ id }) => causes[id]))("$id: $what", async (mistake) => {
  const { report } = await check(mistake);
  expect(report.split("\n")[0]).toMatch(causes[mistake.id] ?? /never/);
});

test.each(rightful)("$id: $what", async (change) => {
  const { found } = await check(change);
  expect(found.filter(({ level }) => level !== "change").map(({ file, wrong }) => `${file} ${wrong}`)).toEqual([]);
});
