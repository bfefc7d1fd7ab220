import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { digest } from "#server/policy/table.ts";
import { withLock } from "../../scripts/lock.mjs";
import { Release, removeUnfinished } from "./release.ts";

vi.mock("node:fs/promises", async (original) => {
  const own = await original<typeof import("node:fs/promises")>();
  return { ...own, rm: vi.fn(own.rm) };
});

let site = "";
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "releases-"));
  vi.stubEnv("CACHE", join(site, "cache"));
});
afterEach(() => void vi.unstubAllEnvs());

const served = (file: string) => readFileSync(join(site, "current/public", file), "utf8");

async function releaseWith(id: string, text: string): Promise<Release> {
  const release = new Release(site, id);
  for (const name of ["esg", "about-us"])
    await release.add({
      address: `/${name}`,
      file: `${name}.html`,
      body: Buffer.from(text.repeat(300)),
      cache: "revalidate",
    });
  return release;
}

test("a release takes the place of the one before once it is whole", async () => {
  await (await releaseWith("one", "a")).moveIntoPlace(["/esg", "/about-us"]);
  await (await releaseWith("two", "b")).moveIntoPlace(["/esg", "/about-us"]);
  expect(served("esg.html")).toBe("b".repeat(300));
  expect(readdirSync(site).filter((name) => name.startsWith("."))).toEqual([]);
});

test("what few visitors fetch is compressed with gzip alone, and a release that lacks it is refused", async () => {
  const release = new Release(site, "one");
  const body = Buffer.from("a".repeat(300));
  await release.add({ address: "/old", file: "old.html", body, cache: "revalidate", rare: true });
  const { encodings, encoded, digests } = release.files["/old"] ?? {};
  expect(encodings).toEqual(["gzip"]);
  const packed = readFileSync(join(release.folder, "public/old.html.gz"));
  expect(gunzipSync(packed)).toEqual(body);
  expect([encoded, digests]).toEqual([{ gzip: packed.length }, { gzip: digest(packed) }]);
  expect(readdirSync(join(release.folder, "public")).sort()).toEqual(["old.html", "old.html.gz"]);
  rmSync(join(release.folder, "public/old.html.gz"));
  await expect(release.moveIntoPlace(["/old"])).rejects.toThrow("old.html.gz");
});

test("while the release in place is replaced by another of its name, the site is there", async () => {
  await (await releaseWith("one", "a")).moveIntoPlace(["/esg"]);
  const release = await releaseWith("one", "b");
  let removed = 0;
  const remove = vi.mocked(rm).mockImplementation(async (path, options) => {
    rmSync(path, options);
    expect(served("esg.html")).toMatch(/^[ab]{300}$/);
    removed += 1;
  });
  await release.moveIntoPlace(["/esg"]);
  remove.mockRestore();
  expect(removed).toBeGreaterThan(0);
  expect(served("esg.html")).toBe("b".repeat(300));
  expect(readdirSync(site).filter((name) => name.startsWith("."))).toEqual([]);
});

test.each([
  ["lacks a page of the register", (_: string) => undefined, "/terms"],
  ["lacks a file", (folder: string) => rmSync(join(folder, "public/esg.html")), "esg.html"],
  ["has a file cut short", (folder: string) => truncateSync(join(folder, "public/esg.html"), 299), "esg.html"],
  [
    "has a compressed file emptied",
    (folder: string) => truncateSync(join(folder, "public/esg.html.br"), 0),
    "esg.html.br",
  ],
])("a release that %s is refused by name, and the one before stays", async (_, damage, named) => {
  await (await releaseWith("one", "a")).moveIntoPlace(["/esg"]);
  const release = await releaseWith("two", "b");
  damage(release.folder);
  const wanted = ["/esg", "/about-us", ...(named === "/terms" ? [named] : [])];
  await expect(release.moveIntoPlace(wanted)).rejects.toThrow(`was not published: ${named}`);
  expect(served("esg.html")).toBe("a".repeat(300));
});

test("two things at one address are refused", async () => {
  const release = await releaseWith("one", "a");
  const again = { address: "/esg", file: "esg.html", body: Buffer.from("b"), cache: "revalidate" } as const;
  await expect(release.add(again)).rejects.toThrow("two things at /esg");
});

test("what an ended build left behind is removed, and what a running one writes is not", async () => {
  const ended = spawn(process.execPath, ["--eval", ""]);
  await once(ended, "exit");
  const names = [
    `.next-${ended.pid}-one`,
    `.current-${ended.pid}`,
    ".next-of-an-earlier-version",
    `.next-${process.pid}-two`,
  ];
  for (const name of names) mkdirSync(join(site, name));
  writeFileSync(join(site, "nginx.json"), "{}");
  await removeUnfinished(site);
  expect(readdirSync(site).sort()).toEqual([`.next-${process.pid}-two`, "nginx.json"]);
  await removeUnfinished(join(site, "nowhere"));
});

test("only one process at a time has a lock, and an ended one's is taken over", async () => {
  const file = join(site, "dist", "build.lock");
  const code = `
    import { appendFileSync } from "node:fs";
    import { setTimeout as wait } from "node:timers/promises";
    import { withLock } from "${join(import.meta.dirname, "../../scripts/lock.mjs")}";
    await withLock(${JSON.stringify(file)}, async () => {
      appendFileSync(${JSON.stringify(join(site, "log"))}, "in ");
      await wait(50);
      appendFileSync(${JSON.stringify(join(site, "log"))}, "out ");
      if (process.argv.includes("killed")) process.kill(process.pid, "SIGKILL");
    });`;
  const start = (...words: string[]) =>
    spawn(process.execPath, ["--input-type=module", "--eval", code, "--", ...words], {
      stdio: ["ignore", "pipe", "inherit"],
    });
  await once(start("killed"), "exit");
  expect(existsSync(file)).toBe(true);
  const all = Array.from({ length: 6 }, () => start());
  await Promise.all(all.map((each) => once(each, "exit")));
  // what a full disk has left
  writeFileSync(file, "");
  const both = await withLock(file, async () => {
    const waiting = [start(), start()];
    const said = await Promise.all(waiting.map(async ({ stdout }) => String((await once(stdout, "data"))[0])));
    expect(said).toEqual(Array(2).fill(expect.stringContaining(`Process ${process.pid} is at work here`)));
    return waiting;
  });
  const statuses = await Promise.all(both.map(async (each) => (await once(each, "exit"))[0]));
  expect(statuses).toEqual([0, 0]);
  expect(readFileSync(join(site, "log"), "utf8")).toBe("in out ".repeat(9));
  expect(readdirSync(join(site, "dist"))).toEqual([]);
});

test("a disk that is full when a lock is written leaves none", async () => {
  const file = join(site, "build.lock");
  const code = `
    import { withLock } from "${join(import.meta.dirname, "../../scripts/lock.mjs")}";
    await withLock(${JSON.stringify(file)}, async () => {});`;
  const words = ["-c", 'ulimit -f 0; exec "$0" --input-type=module --eval "$1"', process.execPath, code];
  const full = spawn("bash", words, { stdio: "ignore" });
  expect((await once(full, "exit"))[0]).not.toBe(0);
  expect(readdirSync(site)).toEqual([]);
});

test("a part of a build that fails ends the others, before the next build begins", async () => {
  const code = `
    import { runTogether } from "${join(import.meta.dirname, "../../scripts/run.mjs")}";
    await runTogether([["sleep", ["60"]], ["false", []]]);`;
  const build = spawn(process.execPath, ["--input-type=module", "--eval", code], { detached: true, stdio: "ignore" });
  expect((await once(build, "exit"))[0]).toBe(1);
  const isThere = () => {
    try {
      return process.kill(-(build.pid ?? 0), 0);
    } catch {
      return false;
    }
  };
  await expect.poll(() => isThere()).toBe(false);
});
