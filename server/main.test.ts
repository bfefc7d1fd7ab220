import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { lutimesSync, readdirSync, readFileSync, renameSync, truncateSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { sampleReleases } from "../tests/sample-release.ts";

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

/** The program, started with this environment, and what it writes. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [`${import.meta.dirname}/main.ts`], {
    env: { PATH: process.env.PATH ?? "", HOST: "127.0.0.1", PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  const written = { out: "", errors: "" };
  child.stdout.on("data", (chunk) => (written.out += String(chunk)));
  child.stderr.on("data", (chunk) => (written.errors += String(chunk)));
  const ended = once(child, "close").then(([code]: (number | null)[]) => code);
  const says = (pattern: RegExp, where: keyof typeof written = "out") =>
    expect.poll(() => written[where]).toMatch(pattern);
  /** The address at which it serves. */
  const address = async () => {
    const served = /served at (http:\/\/[\w.]+:[1-9]\d*) /;
    await says(served);
    return served.exec(written.out)?.[1] ?? "";
  };
  return { child, written, ended, says, address };
}

function oneBuild() {
  const releases = sampleReleases();
  releases.put("one", { "/hello": "hello", "/404.html": "not here" });
  releases.place("one");
  return releases;
}

/** The process ID of a worker of this program, by the number that Node gave it. */
function workerOf({ pid }: ChildProcess, number: number): number | undefined {
  const is = (id: string) => {
    try {
      const ours = readFileSync(`/proc/${id}/status`, "latin1").includes(`\nPPid:\t${pid}\n`);
      return ours && readFileSync(`/proc/${id}/environ`, "latin1").split("\0").includes(`NODE_UNIQUE_ID=${number}`);
    } catch {
      // it has ended meanwhile
      return false;
    }
  };
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && is(name))
    .map(Number)[0];
}

const text = (address: string) => fetch(address, { headers: { connection: "close" } }).then((answer) => answer.text());

const { site } = oneBuild();
test.each([
  [{ PORT: "65536" }, 'PORT is "65536"; it must be a number up to 65535.'],
  [{ PORT: "80a" }, 'PORT is "80a"; it must be a number up to 65535.'],
  [{ WORKERS: "0" }, 'WORKERS is "0"; it must be "auto", or a number from 1 to 64.'],
  [{ WORKERS: "65" }, 'WORKERS is "65"; it must be "auto", or a number from 1 to 64.'],
  [{ WORKERS: "1.5" }, 'WORKERS is "1.5"; it must be "auto", or a number from 1 to 64.'],
  [{ SITE: "/nowhere" }, "There is no build in /nowhere. Make one: npm run build"],
  [
    { TRUSTED_PROXIES: "proxy" },
    'TRUSTED_PROXIES has "proxy", which is neither an address nor a network such as 10.0.0.0/8',
  ],
])("%j is refused with an explanation", async (env, sentence) => {
  const { ended, written } = start({ SITE: site, ...env });
  expect(await ended).toBe(1);
  expect(written).toEqual({ out: "", errors: `${sentence}\n` });
});

test("settings that are set to nothing are not set", async () => {
  const { address } = start({ SITE: site, HOST: "", WORKERS: "", TRUSTED_PROXIES: "" });
  expect(await address()).toMatch(/^http:\/\/localhost:\d+$/);
});

test.each(["SIGHUP", "SIGQUIT", "SIGUSR2"] as const)("%s drains it as SIGTERM does", async (signal) => {
  const { address, child, ended } = start({ SITE: site, LOG: "off" });
  await address();
  child.kill(signal);
  expect(await ended).toBe(0);
});

test("a port in use is reported, and the next one suggested", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const bound = taken.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  const sentence = `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start\n`;
  const alone = start({ SITE: site, PORT: String(port) });
  const several = start({ SITE: site, PORT: String(port), WORKERS: "2" });
  expect([await alone.ended, await several.ended]).toEqual([1, 1]);
  expect(alone.written.errors).toBe(sentence);
  expect(several.written.errors).toContain(sentence);
  taken.close();
});

test("it prints its address, logs each request, and stops when asked to", async () => {
  const { address, written, child, ended, says } = start({
    SITE: site,
    TRUSTED_PROXIES: "127.0.0.1",
    STRICT_TRANSPORT: "on",
  });
  const answer = await fetch(`${await address()}/hello?secret`, {
    headers: { "x-forwarded-for": "192.0.2.7", connection: "close" },
  });
  expect(await answer.text()).toBe("hello");
  expect(answer.headers.has("strict-transport-security")).toBe(true);
  await says(/192\.0\.2\.7 - - \[.*\] "GET \/hello HTTP\/1\.1" 200 5\n/);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(written.out).toContain("(build one). Stop it with Ctrl+C.\n");
  expect(written.errors).toBe("");
});

test("with LOG=off only the address is written; a new build is picked up, a broken one reported once", async () => {
  const { site: own, put, place } = oneBuild();
  const { address, written, child, ended, says } = start({ SITE: own, LOG: "off" });
  const hello = `${await address()}/hello`;
  const plain = await fetch(hello, { headers: { connection: "close" } });
  expect(plain.headers.has("strict-transport-security")).toBe(false);
  put("two", { "/hello": "hello again", "/404.html": "" });
  place("two");
  await says(/Now serving build two\n/);
  expect(await text(hello)).toBe("hello again");
  place("three");
  await says(/A build cannot be read, what is served stays: .*ENOENT/, "errors");
  expect(await text(hello)).toBe("hello again");
  put("three", { "/hello": "and again", "/404.html": "" });
  await says(/Now serving build three\n/);
  expect(await text(hello)).toBe("and again");
  child.kill("SIGINT");
  expect(await ended).toBe(0);
  expect(written.out.split("\n").map((line) => line.replace(/.*\(build/, "build"))).toEqual([
    "build one). Stop it with Ctrl+C.",
    "Now serving build two",
    "Now serving build three",
    "",
  ]);
  expect(written.errors.match(/A build cannot be read/g)).toHaveLength(1);
});

test("one process per core serves and stops as a single one does", async () => {
  const { address, child, ended } = start({ SITE: site, WORKERS: "auto", LOG: "off" });
  expect(await text(`${await address()}/hello`)).toBe("hello");
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("a worker that dies is replaced; asked to stop, all of them end", async () => {
  const { address, written, child, ended, says } = start({ SITE: site, WORKERS: "2", LOG: "off" });
  expect(await text(`${await address()}/hello`)).toBe("hello");
  // only the first worker says that the site is served, so take that one away
  process.kill(workerOf(child, 1) ?? 0, "SIGKILL");
  await says(/^Process \d+ has ended \(SIGKILL\); another one takes its place in 1 s\.\n$/, "errors");
  await expect.poll(() => workerOf(child, 3)).toBeDefined();
  expect(workerOf(child, 4)).toBeUndefined();
  expect(written.out.match(/is served at/g)).toHaveLength(1);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("a replacement that cannot start is tried again, while the others serve", async () => {
  const { site: own } = oneBuild();
  const { address, child, ended, says } = start({ SITE: own, WORKERS: "2", LOG: "off" });
  const hello = `${await address()}/hello`;
  await expect.poll(() => workerOf(child, 2)).toBeDefined();
  const second = workerOf(child, 2) ?? Number.NaN;
  const table = join(own, "releases/one/table.json");
  renameSync(table, `${table}.away`);
  // the first has listened, since it names the address; the second may or may not
  process.kill(second, "SIGKILL");
  await says(/current cannot be served \(Error: ENOENT/, "errors");
  await says(/Process \d+ has ended \(1\); another one takes its place in \d s\./, "errors");
  expect(await text(hello)).toBe("hello");
  renameSync(`${table}.away`, table);
  await expect.poll(() => workerOf(child, 4) ?? workerOf(child, 5)).toBeDefined();
  expect(await text(hello)).toBe("hello");
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("a build that is not what its table says is not served, and the clock may have been set back", async () => {
  const { site: own, put, place } = oneBuild();
  const { address, child, ended, says } = start({ SITE: own, LOG: "off" });
  const hello = `${await address()}/hello`;
  put("cut", { "/hello": "hello again", "/404.html": "" });
  truncateSync(join(own, "releases/cut/public/hello"), 5);
  place("cut");
  await says(/what is served stays: .*public\/hello has 5 bytes; the table says 11/, "errors");
  put("a\nb", { "/hello": "hello again", "/404.html": "" });
  place("a\nb");
  await says(/what is served stays: .*table\.json: id is "a\\nb"/, "errors");
  expect(await text(hello)).toBe("hello");
  put("later", { "/hello": "hello again", "/404.html": "" });
  place("later");
  const tomorrow = Date.now() / 1_000 + 86_400;
  lutimesSync(join(own, "current"), tomorrow, tomorrow);
  await says(/Now serving build later\n/);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  const broken = oneBuild();
  truncateSync(join(broken.site, "releases/one/public/hello"), 2);
  const first = start({ SITE: broken.site });
  expect(await first.ended).toBe(1);
  expect(first.written.errors).toMatch(
    /hello has 2 bytes; the table says 5\)\. Build again, or go back: npm run rollback\n$/,
  );
});
