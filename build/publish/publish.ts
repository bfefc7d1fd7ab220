import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { cdnFiles } from "#server/policy/cdn.ts";
import { cacheOf } from "#server/policy/headers.ts";
import { nginxConf } from "#server/policy/nginx.ts";
import { inContainer, onThisMachine } from "#server/policy/nginx-settings.ts";
import type { SiteTable } from "#server/policy/table.ts";
import { addPages } from "./add-pages.ts";
import { pruneKept } from "./compress.ts";
import { inBatches } from "./in-batches.ts";
import { collections, namesIn, readCollection, usedSubset } from "./icon-sets.ts";
import { licences } from "./licences.ts";
import { carryOver, removeOthers } from "./previous-builds.ts";
import { putInPlace, Release } from "./release.ts";

export type Build = {
  /** Compiled code: the source of assets and of the public folder's files. */
  client: string;
  /** Rendered pages with their payloads. */
  pages: string;
  /** Rendered files for machines, and the 404 pages. */
  files: string;
  site: string;
  /** Identifies the build: code, content and day. */
  id: string;
  /** Identifies only its code. */
  code: string;
  timestamp: number;
  redirects: Readonly<Record<string, string>>;
};

/** The most pages listed in a manifest, since every visitor fetches it. */
const mostNamed = 1000;

/** Turns compiled code and rendered pages into a release and puts it in place. */
export async function publish(build: Build): Promise<void> {
  const { client, pages, files, site, id, timestamp, redirects } = build;
  const work = join(site, `.next-${id}`);
  await rm(work, { recursive: true, force: true });
  await mkdir(join(site, "releases"), { recursive: true });
  const release = new Release(work);
  // the stylesheet is inlined in the pages
  const isCode = (name: string) => name.startsWith("assets/") && !name.endsWith(".css");
  const code = (await filesIn(client)).filter(isCode);
  const names = (await filesIn(pages)).filter((name) => name.endsWith(".html"));
  const { paths, icons } = await addPages(release, new Set(names), build);
  const add = (folder: string) => async (name: string) => {
    const body = await readFile(join(folder, name));
    if (name.endsWith(".js")) for (const icon of namesIn(body.toString())) icons.add(icon);
    await release.add(`/${name}`, name, body, cacheOf(name));
  };
  await inBatches(code, add(client));
  await inBatches(await filesIn(files), add(files));

  await release.add("/licences.txt", "licences.txt", Buffer.from(licences()), cacheOf("licences.txt"));
  const json = (value: unknown) => Buffer.from(JSON.stringify(value));
  await release.add(
    "/builds/latest.json",
    "builds/latest.json",
    json({ id, timestamp, code: build.code }),
    cacheOf("builds/latest.json"),
  );
  const meta = { id, timestamp, prerendered: paths.sort().slice(0, mostNamed), rules: { redirects } };
  const named = `builds/meta/${id}.json`;
  await release.add(`/${named}`, named, json(meta), cacheOf(named));
  // for a page that does not know its build
  await release.add(`/builds/meta/${build.code}.json`, `builds/meta/${build.code}.json`, json(meta), "revalidate");
  for (const name of collections) {
    const set = readCollection(name);
    const file = `icons/${name}.json`;
    await release.add(`/${file}`, file, json(usedSubset(set, icons)), cacheOf(file));
    await release.keep(file, JSON.stringify(set));
  }
  const builds = carryOver(site, release, build);
  await release.keep("builds.json", JSON.stringify(builds));
  const table: SiteTable = {
    id,
    files: release.files,
    redirects: { ...redirects },
    notFound: documentsForMissing(Object.keys(release.files)),
    inline: await inlineHashes(join(pages, "index.html")),
    icons: Object.fromEntries(collections.map((name) => [name, `icons/${name}.json`])),
  };
  await release.keep("table.json", JSON.stringify(table));
  for (const [name, text] of Object.entries(cdnFiles(table))) await release.keep(`public/${name}`, text);
  await release.keep("nginx/nginx.conf", nginxConf(table, onThisMachine(site, id)));
  await release.keep("container/nginx.conf", nginxConf(table, inContainer));
  await putInPlace(site, work, id);
  // the release now contains what was rendered
  await rm(dirname(pages), { recursive: true, force: true });
  await removeOthers(
    site,
    builds.map((known) => known.id),
  );
  await pruneKept();
}

/** The 404 pages, by the first part of the addresses they are for. */
function documentsForMissing(addresses: readonly string[]): Record<string, string> {
  const found = addresses.filter((address) => /^(\/[^/]+)?\/404\.html$/.test(address));
  return Object.fromEntries(found.map((address) => [address.replace(/\/404\.html$/, "") || "/", address]));
}

/** Hashes of the inline code, taken from one page: `whole-document.ts` makes it the same on all. */
async function inlineHashes(page: string): Promise<SiteTable["inline"]> {
  const html = await readFile(page, "utf8");
  const hashOf = (element: RegExp) =>
    createHash("sha256")
      .update(element.exec(html)?.[1] ?? "")
      .digest("base64");
  return { script: hashOf(/<script>(.*?)<\/script>/s), style: hashOf(/<style>(.*?)<\/style>/s) };
}

async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
