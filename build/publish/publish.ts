import { createHash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pruneResults } from "#catalog/cache.ts";
import { writeCdnFiles } from "#server/policy/cdn.ts";
import { cacheOf } from "#server/policy/headers.ts";
import { writeNginxConf } from "#server/policy/nginx.ts";
import { inContainer, onThisMachine, reloadNginx } from "#server/policy/nginx-settings.ts";
import type { SiteTable } from "#server/policy/table.ts";
import { collections, findIconNames, readCollection, filterUsedIcons } from "./icon-sets.ts";
import type { Release } from "./release.ts";
import { readFileSync, existsSync, readdirSync } from "node:fs";

type Build = {
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
  const add = (file: string, body: string | Buffer) =>
    release.add({ address: `/${file}`, file, body: Buffer.from(body), cache: cacheOf(file) });
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
  await add(`builds/code/${code}.json`, meta);
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

/** How many builds' assets and payloads stay available, including the new one. */
const keptBuilds = 3;

/** The addresses that belong to each build, newest first: `builds.json` of a release. */
type Builds = { id: string; addresses: string[] }[];

/**
 * Carries over what tabs opened on earlier builds may still request: hashed assets, payloads and manifests. Returns the
 * list of builds to record for next time.
 */
function copyPreviousBuilds(release: Release, code: string): Builds {
  const own = { id: release.id, addresses: Object.keys(release.files).filter(isTiedToBuild) };
  const before = join(release.site, "current");
  const read = (name: string) => JSON.parse(readFileSync(join(before, name), "utf8"));
  let table: SiteTable;
  let builds: Builds;
  try {
    [table, builds] = [read("table.json"), read("builds.json")];
  } catch {
    // the first build of a site, or one after a release that cannot be read
    return [own];
  }
  const older = builds.filter((build) => build.id !== release.id).slice(0, keptBuilds - 1);
  for (const address of new Set(older.flatMap(({ addresses }) => addresses))) {
    const entry = table.files[address];
    // a payload of the current code that the new build no longer has was removed on purpose
    if (!entry || release.has(address) || address.startsWith(`/payloads/${code}/`)) continue;
    release.link(address, join(before, "public", entry.file), entry);
  }
  return [own, ...older];
}

/** Removes releases other than the ones named. */
async function removeOthers(site: string, keep: readonly string[]): Promise<void> {
  const folder = join(site, "releases");
  const others = (await readdir(folder)).filter((name) => !keep.includes(name));
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

function isTiedToBuild(address: string): boolean {
  return /^\/(assets|payloads|builds\/(meta|code))\//.test(address);
}

/** Runs a few at a time: compressing keeps all cores busy, but a thousand open files would be too many. */
export async function runInBatches<Item>(items: Iterable<Item>, run: (item: Item) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await run(next.value);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

/**
 * Packages that reach a browser although they are not `dependencies`: code that only some pages load, and what the
 * build draws into pages (letters, icons, the map). `licences.txt` lists them with all that `dependencies` need.
 */
const drawnOrLoadedLater = [
  "@fontsource-variable/hanken-grotesk",
  "@iconify-json/circle-flags",
  "@iconify-json/lucide",
  "d3-geo",
  "minisearch",
  "opencc-js",
  "papaparse",
  "tailwindcss",
  "uqr",
  "world-atlas",
];

type Package = { license?: string; author?: string | { name?: string } };

/** Standard texts for packages that only name their licence. */
const standard: Readonly<Record<string, string>> = {
  ISC: `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`,
  MIT: readFileSync("LICENSE", "utf8").slice(readFileSync("LICENSE", "utf8").indexOf("Permission is")).trim(),
};

/** The names of all packages of which anything is shipped, according to the lock file. */
export function listShippedPackages(): string[] {
  const { packages }: { packages: Record<string, { dev?: boolean; optional?: boolean }> } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );
  const needed = Object.entries(packages).filter(([path, { dev, optional }]) => path !== "" && !dev && !optional);
  const names = needed.map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length));
  return [...new Set([...names, ...drawnOrLoadedLater])].sort();
}

/** `/licences.txt`: the licences of everything the site ships, with their texts. A package without one is an error. */
export function writeLicences(): string {
  const parts = listShippedPackages().map((name) => {
    const folder = join("node_modules", name);
    const { license, author = "" }: Package = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    // its own before those of what it was made from
    const files = readdirSync(folder).filter((entry) => /^(third_party_licenses|licen[cs]e)(\.|$)/i.test(entry));
    const own = files.sort().map((file) => readFileSync(join(folder, file), "utf8").trim());
    const text = own.length > 0 ? own.join("\n\n") : standard[license ?? ""];
    if (text === undefined) throw new Error(`${name} (${license}) has no text of its licence: add it in publish.ts`);
    const holder =
      own.length > 0
        ? ""
        : `Copyright (c) ${findCopyrightHolder(folder, typeof author === "string" ? author : author.name)}\n\n`;
    return `${name} (${license})\n\n${holder}${text.replaceAll("\r\n", "\n")}`;
  });
  const line = `\n\n${"-".repeat(72)}\n\n`;
  const start =
    "This site is built with the work of others, under the licences below. Map data: Natural Earth, in the public domain.";
  return `${start}${line}${parts.join(line)}\n`;
}

/** A package's copyright holder; icon sets name the people who drew them in a separate file. */
function findCopyrightHolder(folder: string, author = ""): string {
  const info = join(folder, "info.json");
  const drawn: { author?: { name?: string } } = existsSync(info) ? JSON.parse(readFileSync(info, "utf8")) : {};
  return drawn.author?.name ?? (author || "its authors");
}
