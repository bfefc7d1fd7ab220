import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Run in a process of its own, since output belongs to the process. */
const program = `
  const { openOutput } = await import("${import.meta.dirname}/output.ts");
  const lost = [];
  const output = openOutput(1, (why) => lost.push(why));
  process.on("exit", () => { output.flush(); process.stderr.write(JSON.stringify(lost)); });
  for (let n = 0; n < Number(process.argv[1]); n += 1) output.line("line " + n);
  output.flush();
  if (process.argv[2]) await new Promise((resolve) => setTimeout(resolve, Number(process.argv[2])));
`;
const words = (lines: number, stay = 0) => ["--input-type=module", "-e", program, String(lines), String(stay || "")];

test("lines arrive complete and in order, the last ones when the process ends", () => {
  const lines = execFileSync(process.execPath, words(9_000, 500), { encoding: "utf8" }).split("\n");
  expect(lines).toEqual([...Array.from({ length: 9_000 }, (_, n) => `line ${n}`), ""]);
});

test("a file is appended to", () => {
  const file = join(mkdtempSync(join(tmpdir(), "log-")), "access.log");
  execFileSync("sh", ["-c", 'echo before > "$1"; shift; exec "$@" >> "$0"', file, file, process.execPath, ...words(2)]);
  expect(readFileSync(file, "utf8")).toBe("before\nline 0\nline 1\n");
});

test.each([
  ["a full disk", '"$@" > /dev/full', /ENOSPC/],
  ["a reader that has gone", '{ sleep 0.1; "$@"; } | true', /EPIPE/],
])("%s loses lines, which is reported once, and does no other harm", (_, command, why) => {
  const script = `${command.replace('"$@"', '"$@" 2> "$0"')}`;
  const told = join(mkdtempSync(join(tmpdir(), "log-")), "told");
  execFileSync("sh", ["-c", script, told, process.execPath, ...words(5_000)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const lost: string[] = JSON.parse(readFileSync(told, "utf8"));
  expect(lost).toHaveLength(1);
  expect(lost[0]).toMatch(why);
});

test.each([
  ["a pipe", ["sh", "-c", '"$@" | sleep 30', "sh", process.execPath]],
  ["a socket", [process.execPath]],
])(
  "a stalled reader at the end of %s blocks nobody, and memory does not fill up",
  async (_, [command = "", ...more]) => {
    const child = spawn(command, [...more, ...words(200_000)], { stdio: ["ignore", "pipe", "pipe"], detached: true });
    child.stdout.pause();
    const [told] = await once(child.stderr, "data");
    expect(String(told)).toContain("too slow");
    process.kill(-(child.pid ?? 0), "SIGKILL");
  },
);
