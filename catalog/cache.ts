import { createHash, hash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

let count = 0;

/**
 * Writes a file completely or not at all: next to its place under a temporary name, flushed to the disk, then renamed.
 * Everything that a build writes goes through here, since a later build or a server trusts what it finds.
 */
export async function writeWhole(path: string, body: string | Uint8Array): Promise<void> {
  const unfinished = temporaryName(path);
  const write = () => writeFile(unfinished, body, { flush: true });
  try {
    await write().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      await mkdir(dirname(path), { recursive: true });
      await write();
    });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** The same for code that cannot wait. */
export function writeWholeSync(path: string, body: string | Uint8Array): void {
  const unfinished = temporaryName(path);
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(unfinished, body, { flush: true });
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Differs between processes and between writes of one process. */
function temporaryName(path: string): string {
  count += 1;
  return `${path}.${process.pid}-${count}.tmp`;
}

/** Results that take long to make, kept between builds in `.cache/`, with the most bytes that each kind may take. */
const kinds = { cards: 100_000_000, images: 200_000_000, compressed: 160_000_000 } as const;
export type ResultKind = keyof typeof kinds;

const proofBytes = 32;
/** What a build that was ended left behind; no write takes this long, in milliseconds. */
const unfinishedAfter = 3_600_000;

/**
 * A result that an earlier build made, or else a new one, which is kept. The file begins with the SHA-256 of the rest:
 * one that was cut short or changed does not match it and is made anew. `name` identifies all that it is made from.
 */
export async function keepResult(kind: ResultKind, name: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
  const file = join(folderOf(kind), name);
  const kept = await readProved(file);
  if (kept) return kept;
  const made = Buffer.from(await make());
  await writeWhole(file, Buffer.concat([digest(made), made]));
  return made;
}

/** Removes the results that builds have not used for longest, where a kind takes more than its share. */
export async function pruneResults(limits: Readonly<Record<ResultKind, number>> = kinds): Promise<void> {
  for (const kind of ["cards", "images", "compressed"] as const) {
    const folder = folderOf(kind);
    const names = await readdir(folder).catch((): string[] => []);
    const files = await Promise.all(names.map(async (name) => ({ name, ...(await stat(join(folder, name))) })));
    let room = limits[kind];
    for (const { name, size, mtimeMs } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
      room -= size;
      const unfinished = name.endsWith(".tmp") && mtimeMs < Date.now() - unfinishedAfter;
      if (room < 0 || unfinished) await rm(join(folder, name), { force: true });
    }
  }
}

function folderOf(kind: ResultKind): string {
  return join(process.env.CACHE ?? ".cache", kind);
}

async function readProved(file: string): Promise<Buffer | undefined> {
  try {
    const bytes = await readFile(file);
    const body = bytes.subarray(proofBytes);
    if (!digest(body).equals(bytes.subarray(0, proofBytes))) return undefined;
    const now = new Date();
    await utimes(file, now, now);
    return body;
  } catch {
    return undefined;
  }
}

function digest(body: Buffer): Buffer {
  return createHash("sha256").update(body).digest();
}

/** A memory of what is made once for each key from something such as a catalog; another one, read in development, has its own. */
export function rememberByOwner<Value>(): (owner: object, key: string, make: () => Value) => Value {
  const known = new WeakMap<object, Map<string, { value: Value }>>();
  return (owner, key, make) => {
    const own = known.get(owner) ?? new Map<string, { value: Value }>();
    known.set(owner, own);
    const found = own.get(key) ?? { value: make() };
    own.set(key, found);
    return found.value;
  };
}

/** A folder may have ten thousand texts, and what is made of one is much larger than it. */
const mostKept = 300;

/** A function that makes something of a text once, however many readers of the last some hundred texts want it. */
export function rememberTexts<Value, Text extends string = string>(make: (text: Text) => Value): (text: Text) => Value {
  const known = new Map<Text, { value: Value }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.value;
    const value = make(text);
    const [first] = known.keys();
    if (first !== undefined && known.size >= mostKept) known.delete(first);
    known.set(text, { value });
    return value;
  };
}

const code = process.env.CODE_ID;

/**
 * What was made of texts, by a hash of each, in one file between runs: ten thousand unchanged items cost a lookup each.
 * Only builds and checks write the file (CODE_ID identifies the sources that read them). Whoever else reads a folder
 * again, such as development or a test, finds them in memory. `key` names all that `make` depends on; what it makes no
 * value of is made again next time.
 */
export function keepByText<Value>(name: string) {
  const file = `${process.env.CACHE ?? ".cache"}/${name}.json`;
  let kept: Map<string, Value> | undefined;
  let used = new Map<string, Value>();
  let added = false;

  function load(): Map<string, Value> {
    if (!code) return new Map();
    try {
      const stored: { code: string; entries: [string, Value][] } = JSON.parse(readFileSync(file, "utf8"));
      return new Map(stored.code === code ? stored.entries : []);
    } catch {
      return new Map();
    }
  }

  return {
    get<Made extends Value | undefined>(key: string, make: () => Made): Value | Made {
      kept ??= load();
      const short = hash("sha256", key, "base64url").slice(0, 22);
      const known = kept.get(short);
      const value = known ?? make();
      if (value === undefined) return value;
      if (known === undefined) added = true;
      used.set(short, value);
      return value;
    },
    /** Writes what was made, and drops what no file contains any more. */
    save(): void {
      if (code && (added || used.size !== kept?.size))
        writeWholeSync(file, JSON.stringify({ code, entries: [...used] }));
      // a mistake in the data changes how every text is read, until it is mended
      kept = code ? undefined : new Map([...(kept ?? []), ...used]);
      used = new Map();
      added = false;
    },
  };
}

const values = keepByText<{ value: unknown }>("values");

/** The plain value of a text of data, taken apart before or now; undefined for one with errors, which is read again. */
export function getCachedValue(text: string, read: () => { value: unknown } | undefined) {
  return values.get(text, read);
}

export const saveKeptValues = values.save;

/** A problem of one text that no other file bears on. */
export type Finding = { file: string; line: number; wrong: string; right: string };

const findings = keepByText<Finding[]>("findings");

/** The findings in a text alone, found before or now. `kind` names the file, and what else than the code decides them. */
export function getCachedFindings(kind: string, text: string, find: () => Finding[]): Finding[] {
  return findings.get(`${kind}\0${text}`, find);
}

export const saveKeptFindings = findings.save;
