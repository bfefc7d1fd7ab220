import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkEncoding, checkFiles } from "./files.ts";
import { formatProblems, Problems } from "./problems.ts";

test("a text whose letters were lost as question marks, or that is not in UTF-8, is told with its line", () => {
  const said = (bytes: Uint8Array) => {
    const problems = new Problems();
    checkEncoding("a.csv", bytes, problems);
    return formatProblems(problems.all);
  };
  const text = (own: string) => said(new TextEncoder().encode(own));
  expect(text("code,name\nUS,??\nCA,???\n")).toMatch(/^a\.csv:2: "\?\?" stands .* here and in one more line: .*; take/);
  expect(text("一行\n??行\n")).toMatch(/^a\.csv:2: "\?\?" stands in the place of letters: /);
  expect(text("What is it? 是什么？？\nA `a ?? b`.\n```js\na ?? b\n```\n")).toBe("");
  expect(said(Uint8Array.of(0x4c, 0x69, 0xe8, 0x67, 0x65))).toMatch(
    /^a\.csv:1: the file is saved in Windows-1252 .*; open it .*; where letters are question marks by then, take the file/,
  );
});

test("what another program replaces meanwhile is no error", async () => {
  const root = mkdtempSync(join(tmpdir(), "replaced-"));
  // as the editor does: written beside, then put in its place
  const replace = `const { renameSync, writeFileSync } = require("node:fs");
    for (;;) for (let at = 0; at < 20; at += 1) {
      writeFileSync("site-" + at + ".tmp", "");
      renameSync("site-" + at + ".tmp", "site.yaml");
      if (at === 0) process.stdout.write(".");
    }`;
  const other = spawn(process.execPath, ["-e", replace], { cwd: root });
  await once(other.stdout, "data");
  const problems = new Problems();
  for (let look = 0; look < 2000; look += 1) checkFiles(root, problems);
  other.kill("SIGKILL");
  expect(problems.all).toEqual([]);
});
