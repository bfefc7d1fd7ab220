import { existsSync, linkSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { mkdir, readdir, rename, rm, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { keepResult, writeWhole, writeWholeSync } from "#catalog/cache.ts";
import { getMediaType } from "#server/policy/headers.ts";
import { type CacheClass, digest, encodingSuffix, type FileEntry } from "#server/policy/table.ts";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isRunning } from "../../scripts/lock.mjs";

/** A body to publish at an address such as `/esg`, stored in `file` below the public folder. */
export type Publication = {
  address: string;
  file: string;
  body: Buffer;
  cache: CacheClass;
  /** Few visitors fetch it, so it is compressed in one way alone, which every client reads. */
  rare?: boolean | undefined;
};

/** A release being written, in a folder of its own: files by address, each with its encodings. */
export class Release {
  readonly #files = new Map<string, FileEntry>();
  readonly site: string;
  readonly id: string;
  readonly folder: string;

  constructor(site: string, id: string) {
    this.site = site;
    this.id = id;
    this.folder = join(site, `.next-${process.pid}-${id}`);
  }

  /** The table's files, in the order of their addresses, whatever was made first. */
  get files(): Record<string, FileEntry> {
    return Object.fromEntries([...this.#files].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  has(address: string): boolean {
    return this.#files.has(address);
  }

  async add({ address, file, body, cache, rare = false }: Publication): Promise<void> {
    if (this.#files.has(address)) throw new Error(`There are two things at ${address}`);
    const described = describe(file, body, rare);
    const path = this.#pathOf(file);
    await writeWhole(path, body);
    const encoded: FileEntry["encoded"] = {};
    const digests: FileEntry["digests"] = {};
    for (const encoding of described.encodings) {
      const make = () => compress[encoding](body);
      const name = described.etag + encodingSuffix[encoding];
      const packed = rare ? await make() : await keepResult("compressed", name, make);
      await writeWhole(path + encodingSuffix[encoding], packed);
      encoded[encoding] = packed.length;
      digests[encoding] = digest(packed);
    }
    this.#files.set(address, {
      file,
      cache,
      ...described,
      ...(described.encodings.length > 0 && { encoded, digests }),
    });
  }

  /** Adds a file that exists elsewhere, with its encodings, without copying it. */
  link(address: string, from: string, entry: FileEntry): void {
    const path = this.#pathOf(entry.file);
    mkdirSync(dirname(path), { recursive: true });
    for (const suffix of ["", ...entry.encodings.map((encoding) => encodingSuffix[encoding])])
      try {
        linkSync(from + suffix, path + suffix);
      } catch {
        // hard links cannot cross file systems
        writeWholeSync(path + suffix, readFileSync(from + suffix));
      }
    this.#files.set(address, entry);
  }

  /** Writes a file that is not served. */
  keep(file: string, text: string): Promise<void> {
    return writeWhole(join(this.folder, file), text);
  }

  /** Puts the finished release in place by renaming a link, so that the site is never missing. */
  async moveIntoPlace(wanted: readonly string[]): Promise<void> {
    this.#requireWhole(wanted);
    const target = join(this.site, "releases", this.id);
    await mkdir(dirname(target), { recursive: true });
    // a damaged release may be the one in place: removing it takes longer than renaming it
    const replaced = `${this.folder}-replaced`;
    if (existsSync(target)) await rename(target, replaced);
    await rename(this.folder, target);
    const link = join(this.site, `.current-${process.pid}`);
    await rm(link, { force: true });
    await symlink(join("releases", this.id), link);
    await rename(link, join(this.site, "current"));
    await rm(replaced, { recursive: true, force: true });
  }

  /** Removes what an unfinished release has written. */
  async discard(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Refuses a release in which an address is missing, or a file is not as long as the table says. */
  #requireWhole(wanted: readonly string[]): void {
    const missing = wanted.filter((address) => !this.#files.has(address));
    const require = (file: string, bytes: number | undefined) => {
      if (statSync(this.#pathOf(file), { throwIfNoEntry: false })?.size !== bytes) missing.push(file);
    };
    for (const { file, size, encodings, encoded } of this.#files.values()) {
      require(file, size);
      for (const encoding of encodings) require(file + encodingSuffix[encoding], encoded?.[encoding]);
    }
    if (missing.length > 0)
      throw new Error(`The release is not whole, and was not published: ${missing.slice(0, 5).join(", ")}`);
  }

  #pathOf(file: string): string {
    return join(this.folder, "public", file);
  }
}

/** Removes what builds that were ended have left in the folder of the site. */
export async function removeUnfinished(site: string): Promise<void> {
  const left = (await readdir(site).catch((): string[] => [])).filter((name) => {
    const [, pid] = /^\.(?:next|current)-(\d+)/.exec(name) ?? [];
    return /^\.(next|current)-/.test(name) && !isRunning(pid);
  });
  await Promise.all(left.map((name) => rm(join(site, name), { recursive: true, force: true })));
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /^(text\/|image\/svg|application\/(json|javascript|xml|manifest\+json|feed\+json|atom\+xml))/;

/** The table's description of a body, based on its file name. */
function describe(file: string, body: Buffer, rare: boolean): Omit<FileEntry, "file" | "cache"> {
  const type = getMediaType(file);
  return {
    type,
    etag: digest(body),
    encodings: !compressible.test(type) || body.length <= 256 ? [] : rare ? ["gzip"] : ["br", "gzip"],
    size: body.length,
  };
}

/** As well as possible: Brotli takes a hundred times as long as gzip, so it is kept between builds. */
const compress = {
  br: (body: Buffer) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        // in one piece: what comes late in a file may be said by what came early
        [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => zip(body, { level: constants.Z_BEST_COMPRESSION }),
};
