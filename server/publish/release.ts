import { createHash } from "node:crypto";
import { mkdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type CacheClass, encodingSuffix, type FileEntry, type SiteTable } from "../site.ts";
import { compress, isCompressible } from "./compress.ts";
import { inlineScriptHashes } from "./inline-scripts.ts";
import { typeOf } from "./types.ts";

/** A release being written: files by address, each with its encodings, and the table that describes them. */
export class Release {
  readonly files: Record<string, FileEntry> = {};
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Adds a file under an address, `/esg` say, that lies at `file` below the public folder. */
  async add(address: string, file: string, body: Buffer, cache: CacheClass): Promise<void> {
    const type = typeOf(file);
    const hash = createHash("sha256").update(body).digest("hex");
    const path = join(this.folder, "public", file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, body);
    const encodings: FileEntry["encodings"] = [];
    if (isCompressible(type) && body.length > 256) {
      const encoded = await compress(body, hash);
      for (const encoding of ["br", "gzip"] as const) {
        await writeFile(path + encodingSuffix[encoding], encoded[encoding]);
        encodings.push(encoding);
      }
    }
    const scripts = type.startsWith("text/html") ? inlineScriptHashes(body.toString()) : undefined;
    this.files[address] = {
      file,
      type,
      cache,
      etag: hash.slice(0, 20),
      encodings,
      size: body.length,
      ...(scripts && { scripts }),
    };
  }

  /** Writes a file that is not served. */
  async keep(file: string, text: string): Promise<void> {
    await mkdir(dirname(join(this.folder, file)), { recursive: true });
    await writeFile(join(this.folder, file), text);
  }

  async writeTable(rest: Omit<SiteTable, "files">): Promise<void> {
    await this.keep("table.json", JSON.stringify({ ...rest, files: this.files } satisfies SiteTable));
  }
}

/** Puts a finished release in place: one rename of a link, so that there is no moment without a site. */
export async function putInPlace(site: string, finished: string, id: string): Promise<void> {
  const target = join(site, "releases", id);
  await rm(target, { recursive: true, force: true });
  await rename(finished, target);
  const link = join(site, `.current-${process.pid}`);
  await rm(link, { force: true });
  await symlink(join("releases", id), link);
  await rename(link, join(site, "current"));
}
