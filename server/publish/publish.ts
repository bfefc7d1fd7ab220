import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { cdnFiles } from "../policy/cdn.ts";
import { cacheOf } from "../policy/headers.ts";
import { nginxConf } from "../policy/nginx.ts";
import { inContainer, onThisMachine } from "../policy/nginx-settings.ts";
import { addPages } from "./add-pages.ts";
import { inBatches } from "./in-batches.ts";
import { collections, namesIn, readCollection, usedSubset } from "./icon-sets.ts";
import { licences } from "./licences.ts";
import { carryOver, removeOthers } from "./previous-builds.ts";
import { finishedPage } from "./finished-page.ts";
import { putInPlace, Release } from "./release.ts";
import { trimManifest } from "./trim-manifest.ts";

export type Build = {
  /** React Router's output, of which assets and the public folder's files are taken. */
  client: string;
  /** Rendered pages and files. */
  rendered: string;
  site: string;
  /** Names the build: code, content and day. */
  id: string;
  /** Names its code alone. */
  code: string;
  timestamp: number;
  redirects: Readonly<Record<string, string>>;
};

/** A manifest names so many pages at most: it is fetched by every visitor. */
const mostNamed = 1000;

/** Turns React Router's output into a release and puts it in place. */
export async function publish(build: Build): Promise<void> {
  const { client, rendered, site, id, timestamp, redirects } = build;
  const work = join(site, `.next-${id}`);
  await rm(work, { recursive: true, force: true });
  await mkdir(join(site, "releases"), { recursive: true });
  const release = new Release(work);
  const publicFiles = await filesIn("public");
  const code = (await filesIn(client)).filter((name) => name.startsWith("assets/") || publicFiles.includes(name));
  const names = await filesIn(rendered);
  const { paths, icons } = await addPages(release, new Set(names.filter(isPage)), build);
  const add = (folder: string) => async (name: string) => {
    const read = await readFile(join(folder, name));
    const body =
      name === "404.html" ? finishedPage(read) : isManifest(name) ? Buffer.from(trimManifest(read.toString())) : read;
    if (name.endsWith(".js")) for (const icon of namesIn(body.toString())) icons.add(icon);
    await release.add(`/${name}`, name, body, cacheOf(name));
  };
  await inBatches(code, add(client));
  await inBatches(
    names.filter((name) => !isPage(name) && !name.endsWith(".data")),
    add(rendered),
  );

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
  // for a page that was not told its build
  await release.add(`/builds/meta/${build.code}.json`, `builds/meta/${build.code}.json`, json(meta), "revalidate");
  for (const name of collections) {
    const set = readCollection(name);
    const file = `icons/${name}.json`;
    await release.add(`/${file}`, file, json(usedSubset(set, icons)), cacheOf(file));
    await release.keep(file, JSON.stringify(set));
  }
  const builds = carryOver(site, release, build);
  await release.keep("builds.json", JSON.stringify(builds));
  const table = {
    id,
    files: release.files,
    redirects: { ...redirects },
    notFound: "/404.html",
    icons: Object.fromEntries(collections.map((name) => [name, `icons/${name}.json`])),
  };
  await release.keep("table.json", JSON.stringify(table));
  for (const [name, text] of Object.entries(cdnFiles(table))) await release.keep(`public/${name}`, text);
  await release.keep("nginx/nginx.conf", nginxConf(table, onThisMachine(site, id)));
  await release.keep("container/nginx.conf", nginxConf(table, inContainer));
  await putInPlace(site, work, id);
  // what was rendered lies in the release now
  await rm(rendered, { recursive: true, force: true });
  await removeOthers(
    site,
    builds.map((known) => known.id),
  );
}

function isManifest(name: string): boolean {
  return /^assets\/manifest-.*\.js$/.test(name);
}

function isPage(name: string): boolean {
  return name.endsWith("index.html");
}

async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
