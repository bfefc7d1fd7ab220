import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { sampleReleases } from "../../tests/sample-release.ts";
import { withSite } from "../../scripts/lock.mjs";

const { site, put, place } = sampleReleases();
const running = () => readlinkSync(join(site, "current"));

/** Puts a build in place, with the ones before it that it knows. */
function build(id: string, ...older: string[]): void {
  put(id, { "/404.html": "" });
  writeFileSync(
    join(site, "releases", id, "builds.json"),
    JSON.stringify([id, ...older].map((each) => ({ id: each }))),
  );
  place(id);
}

beforeEach(() => {
  rmSync(join(site, "releases"), { recursive: true, force: true });
  build("one");
  build("two", "one");
});

function start(command: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, command)], {
    env: { PATH: process.env.PATH ?? "", SITE: site, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      said += text;
    });
  return { waits: once(child.stdout, "data"), ended: once(child, "close").then(([status]) => [status, said] as const) };
}

test("the build before is put in place; where there is none, it says so", async () => {
  expect((await start("rollback.ts").ended)[0]).toBe(0);
  expect(running()).toBe("releases/one");
  expect(await start("rollback.ts").ended).toEqual([1, `There is no build before one in ${site}/releases.\n`]);
  expect(running()).toBe("releases/one");
  const nothing = mkdtempSync(join(tmpdir(), "nothing-"));
  const answer = [1, `There is no build in ${nothing}. Make one: npm run build\n`];
  expect(await start("rollback.ts", { SITE: nothing }).ended).toEqual(answer);
});

test("asked for during a build, it waits and takes back what was in place then, however often it is asked", async () => {
  const both = await withSite(site, async () => {
    const asked = [start("rollback.ts"), start("rollback.ts")];
    for (const { waits } of asked) expect(String((await waits)[0])).toContain(`Process ${process.pid} is at work here`);
    build("three", "two", "one");
    return asked;
  });
  for (const { ended } of both) expect((await ended)[0]).toBe(0);
  expect(running()).toBe("releases/one");
});

test("nginx's settings wait for a build, too", async () => {
  const asked = await withSite(site, async () => {
    const { waits, ended } = start("write-nginx.ts");
    expect(String((await waits)[0])).toContain("is at work here");
    build("three", "two", "one");
    expect(existsSync(join(site, "nginx.json"))).toBe(false);
    return { ended };
  });
  expect((await asked.ended)[0]).toBe(0);
  expect(existsSync(join(site, "releases/three/nginx/nginx.conf"))).toBe(true);
});
