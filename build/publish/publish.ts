import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pruneResults } from "#catalog/cache.ts";
import { writeCdnFiles } from "#server/policy/cdn.ts";
import { cacheOf } from "#server/policy/headers.ts";
import { writeNginxConf } from "#server/policy/nginx.ts";
import { inContainer, onThisMachine, reloadNginx } from "#server/policy/nginx-settings.ts";
import type { SiteTable } from "#server/policy/table.ts";
import { collections, findIconNames, readCollection, filterUsedIcons } from "./icon-sets.ts";
import { runInBatches } from "./in-batches.ts";
import { writeLicences } from "./licences.ts";
import { copyPreviousBuilds, removeOthers } from "./previous-builds.ts";
import type { Release } from "./release.ts";

export type Build = {
  /** Compiled code: the source of assets and of the public folder's files. */
  client: string;
  /** Identifies the build's code; the release's id is that of code, content and day. */
  code: string;
  /** When it was made, in seconds since 1970. */
  epoch: number;
  redirects: Readonly<Record<string, string>>;
  /** The pages' addresses, and the icons that they name. */
  pages: readonly string[];
  icons: ReadonlySet<string>;
  /** Hashes of the style sheets in the documents. */
  styles: readonly string[];
  /** All addresses that the release must have. */
  wanted: readonly string[];
  /** Throws if what the build is made from has changed since it began. */
  requireSameInputs: () => void;
};

/** The most pages listed in a manifest, since every visitor fetches it. */
const mostNamed = 1000;

/** Adds to the rendered pages and files all that serves them, and puts the release in place. */
export async function publish(release: Release, build: Build): Promise<void> {
  const { client, code, epoch, redirects, pages, wanted } = build;
  const { site, id } = release;
  const icons = new Set(build.icons);
  const add = (file: string, body: string | Buffer, cache = cacheOf(file)) =>
    release.add({ address: `/${file}`, file, body: Buffer.from(body), cache });
  const isCode = (name: string) => name.startsWith("assets/");
  await runInBatches((await listFiles(client)).filter(isCode), async (name) => {
    const body = await readFile(join(client, name));
    if (name.endsWith(".js")) for (const icon of findIconNames(body.toString())) icons.add(icon);
    await add(name, body);
  });
  await add("licences.txt", writeLicences());
  const timestamp = epoch * 1000;
  await add("builds/latest.json", JSON.stringify({ id, timestamp, code, source_date_epoch: epoch }));
  const prerendered = [...pages].sort().slice(0, mostNamed);
  const meta = JSON.stringify({ id, timestamp, prerendered, rules: { redirects } });
  await add(`builds/meta/${id}.json`, meta);
  // for a page that does not know its build
  await add(`builds/meta/${code}.json`, meta, "revalidate");
  for (const name of collections) {
    const set = readCollection(name);
    await add(`icons/${name}.json`, JSON.stringify(filterUsedIcons(set, icons)));
    await release.keep(`icons/${name}.json`, JSON.stringify(set));
  }
  const builds = copyPreviousBuilds(release, code);
  await release.keep("builds.json", JSON.stringify(builds));
  const files = release.files;
  const table: SiteTable = {
    id,
    files,
    redirects: { ...redirects },
    notFound: listMissingDocuments(Object.keys(files)),
    inline: { script: await hashScript(join(release.folder, "public/index.html")), styles: [...build.styles] },
    icons: Object.fromEntries(collections.map((name) => [name, `icons/${name}.json`])),
  };
  await release.keep("table.json", JSON.stringify(table));
  for (const [name, text] of Object.entries(writeCdnFiles(table))) await release.keep(`public/${name}`, text);
  await release.keep("nginx/nginx.conf", writeNginxConf(table, onThisMachine(site, id)));
  await release.keep("container/nginx.conf", writeNginxConf(table, inContainer));
  build.requireSameInputs();
  await release.moveIntoPlace(wanted);
  if (reloadNginx(site))
    await removeOthers(
      site,
      builds.map((known) => known.id),
    );
  else
    console.error("nginx belongs to another user and still serves the build before: reload it. No build is removed.");
  await pruneResults();
}

/** The 404 pages, by the first part of the addresses they are for. */
function listMissingDocuments(addresses: readonly string[]): Record<string, string> {
  const found = addresses.filter((address) => /^(\/[^/]+)?\/404\.html$/.test(address));
  return Object.fromEntries(found.map((address) => [address.replace(/\/404\.html$/, "") || "/", address]));
}

/** The hash of the inline script, taken from one page: `assemble-document.ts` makes it the same on all. */
async function hashScript(page: string): Promise<string> {
  const [, script = ""] = /<script>(.*?)<\/script>/s.exec(await readFile(page, "utf8")) ?? [];
  return createHash("sha256").update(script).digest("base64");
}

async function listFiles(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
