import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { encodingSuffix, type SiteTable } from "../server/policy/table.ts";
import { copyOfProject, removeCopy } from "../tests/newcomers.ts";

/**
 * `node tools/kill-builds.ts [points] [seed] [folder]`: builds the small second provider's site over and over, alternately from
 * two versions of its content, and kills each build at a random moment; every third time it lets none be killed but
 * ends every write at a random size, as a full disk does. After each, what is published must be one of the two sites,
 * whole: no page missing, none cut, none of the other. Every fifth time two builds run at once; every eighth starts with
 * the compiling and nothing kept. Default: 200 points. The seed of a failure repeats its moments. Up to ten points, as
 * in the tests, are all in the rendering and publishing, one build at a time over code compiled once, and the last one's
 * disk is full: with a folder, that of the project built there, in its languages, whose build in place is the first of
 * the two sites; else in one language.
 */
const [, , count = "200", start = String(Math.floor(Math.random() * 1e9)), folder] = process.argv;
const [points, seed] = [Number(count), Number(start)];

const isShort = points <= 10;

/** What the machine speaks and what time it is there must not matter: every third build is made elsewhere. */
const elsewhere = { LC_ALL: "tr_TR.UTF-8", TZ: "Pacific/Kiritimati" };
let begun = 0;

/** Where a write ends at most, in kilobytes; few files are larger. */
const mostRoom = 400;

/** Contents of all files by address. */
type Published = { id: string; files: ReadonlyMap<string, string> };

const project = copyOfProject(folder);
const versioned = join(project, "content/pages/imprint.md");
const text = readFileSync(versioned, "utf8");
const site = join(project, "dist/site");
const isBuilt = isShort && folder !== undefined;
/** One moment for all builds, so that the same content gives the same bytes. */
const epoch = String(isBuilt ? readMoment() : Math.floor(Date.now() / 1000));
if (isShort && !folder) {
  const file = join(project, "content/site.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^languages: \[(\w+).*\]/m, "languages: [$1]"));
}
const random = randomFrom(seed);
const firstMoment = random();

try {
  console.log(`${points} points, seed ${seed}`);
  const sites: Published[] = [];
  let longest = 0;
  for (const version of [0, 1]) {
    writeVersion(version);
    const started = performance.now();
    if (!isBuilt || version > 0) await finish(startBuild(undefined, isShort && version > 0));
    longest = performance.now() - started;
    sites.push(readPublished());
  }
  let finished = 0;
  let current = 1;
  for (let point = 1; point <= points; point += 1) {
    // always the version that is not in place: the other would be there already
    const next = 1 - current;
    writeVersion(next);
    if (!isShort && point % 8 === 0)
      for (const made of ["dist/code-id", ".cache"]) rmSync(join(project, made), { recursive: true, force: true });
    const isFull = isShort ? point === points : point % 3 === 0;
    const room = isFull ? Math.ceil(random() ** 2 * mostRoom) : undefined;
    const builds = Array.from({ length: !isShort && point % 5 === 0 ? 2 : 1 }, () => startBuild(room, isShort));
    // by the golden ratio even a few moments are spread over the whole build
    const after = ((firstMoment + point * 0.618) % 1) * longest * 1.1;
    const ends = Promise.all(builds.map(({ ended }) => ended));
    if (!room) await Promise.race([wait(after), ends]);
    // the command alone, as a terminal does, or with all that it has started
    const withChildren = random() < 0.7;
    if (!room) for (const build of builds) kill(build, withChildren);
    await ends;
    if (!withChildren) await settled();
    const found = readPublished();
    const expected = sites.find(({ id }) => id === found.id);
    if (!expected) throw new Error(`point ${point}: the build ${found.id} is neither`);
    requireSame(found, expected, `point ${point}, ${room ? `${room} kB` : `${Math.round(after)} ms`}`);
    current = sites.indexOf(expected);
    if (current === next) finished += 1;
  }
  // a build clears up after dead ones
  const next = 1 - current;
  writeVersion(next);
  await finish(startBuild(undefined, isBuilt));
  requireSame(readPublished(), sites[next], "a build after all of them");
  const left = readdirSync(site).filter((name) => name.startsWith(".next-") || name.startsWith(".current-"));
  if (left.length > 0) throw new Error(`Unfinished releases are left: ${left.join(", ")}`);
  console.log(
    `${points} builds ended; ${finished} times the new site was in place, else the one before, always whole.`,
  );
} finally {
  removeCopy(project);
}

function writeVersion(version: number): void {
  writeFileSync(versioned, version === 0 ? text : `${text}\nStand ${version}.\n`);
}

/** When the build in place was made. */
function readMoment(): number {
  return JSON.parse(readFileSync(join(site, "current/public/builds/latest.json"), "utf8")).source_date_epoch;
}

type Running = { process: ChildProcess; ended: Promise<unknown>; said: () => string };

/** Starts a build, or only its rendering; `room`: where every file it writes ends, in kilobytes. */
function startBuild(room?: number, isRendering = false): Running {
  const { CONTENT: _content, SITE: _site, CACHE: _cache, ...env } = process.env;
  const limit = room ? `ulimit -f ${room};` : "";
  begun += 1;
  const own = { ...env, ...(begun % 3 === 0 && elsewhere), SOURCE_DATE_EPOCH: epoch };
  const build = spawn(
    "bash",
    ["-c", `${limit} exec "$0" ${isRendering ? "build/main.ts" : "scripts/build.mjs"}`, process.execPath],
    {
      cwd: project,
      env: isRendering ? { ...own, NODE_ENV: "production", ...readInputs(own) } : own,
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  let said = "";
  build.stderr.on("data", (text) => {
    said += text;
  });
  return { process: build, ended: once(build, "exit"), said: () => said };
}

/** What `scripts/build.mjs` tells the rendering of its inputs. */
function readInputs(env: NodeJS.ProcessEnv): Record<string, string> {
  const script = `import { buildId, buildTime, compiledId, getCodeId } from "./scripts/inputs.mjs";
    const code = getCodeId();
    console.log(JSON.stringify({ CODE_ID: code, BUILD_ID: buildId(code), COMPILED_ID: compiledId(code), ...buildTime() }));`;
  const words = ["--input-type=module", "-e", script];
  return JSON.parse(execFileSync(process.execPath, words, { cwd: project, env, encoding: "utf8" }));
}

async function finish({ process: build, ended, said }: Running): Promise<void> {
  await ended;
  if (build.exitCode !== 0) throw new Error(`A build that nobody killed failed:\n${said()}`);
}

function kill({ process: { pid = 0 } }: Running, withChildren: boolean): void {
  try {
    process.kill(withChildren ? -pid : pid, "SIGKILL");
  } catch {
    // it has ended
  }
}

/** Waits for what a killed command has started to end; each works in the copy of the project. */
async function settled(): Promise<void> {
  const isOurs = (pid: string) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === project;
    } catch {
      return false;
    }
  };
  while (readdirSync("/proc").some((name) => /^\d+$/.test(name) && isOurs(name))) await wait(50);
}

/** Everything that is published, with each form of each file read and decoded. */
function readPublished(): Published {
  const release = realpathSync(join(site, "current"));
  const table: SiteTable = JSON.parse(readFileSync(join(release, "table.json"), "utf8"));
  const { addresses } = JSON.parse(readFileSync(join(release, "builds.json"), "utf8"))[0];
  const own = new Set<string>(addresses);
  const files = Object.entries(table.files).flatMap(([address, { file, etag, encodings }]) => {
    const path = join(release, "public", file);
    const body = readFileSync(path);
    const all = createHash("sha256").update(body);
    for (const encoding of encodings) {
      const packed = readFileSync(path + encodingSuffix[encoding]);
      const plain = encoding === "br" ? brotliDecompressSync(packed) : gunzipSync(packed);
      if (!plain.equals(body)) throw new Error(`${address}: ${encoding} is another text`);
      all.update(packed);
    }
    if (!createHash("sha256").update(body).digest("hex").startsWith(etag))
      throw new Error(`${address} is not what the table says`);
    // what earlier builds left for open tabs is theirs
    return /^\/(assets|payloads|builds\/(meta|code))\//.test(address) && !own.has(address)
      ? []
      : [[address, all.digest("hex")] as const];
  });
  for (const file of ["nginx/nginx.conf", "container/nginx.conf", "public/_headers"])
    if (!existsSync(join(release, file))) throw new Error(`${file} is missing`);
  return { id: table.id, files: new Map(files) };
}

function requireSame(found: Published, expected: Published | undefined, when: string): void {
  const addresses = new Set([...found.files.keys(), ...(expected?.files.keys() ?? [])]);
  const other = [...addresses].filter((address) => found.files.get(address) !== expected?.files.get(address));
  if (other.length > 0)
    throw new Error(`${when} (seed ${seed}): missing or another's: ${other.slice(0, 5).join(", ")}`);
}

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
