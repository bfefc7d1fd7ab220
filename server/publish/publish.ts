import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { CacheClass } from "../site.ts";
import { collections, namesIn, readCollection, usedSubset } from "./icon-sets.ts";
import { iconsOf, pageData } from "./payloads.ts";
import { carryOver, removeOthers } from "./previous-builds.ts";
import { putInPlace, Release } from "./release.ts";

type Options = {
  from: string;
  site: string;
  id: string;
  timestamp: number;
  redirects: Readonly<Record<string, string>>;
};

const fallback = "__spa-fallback.html";

/** Turns React Router's output into a release and puts it in place. */
export async function publish({ from, site, id, timestamp, redirects }: Options): Promise<void> {
  const work = join(site, `.next-${id}`);
  await rm(work, { recursive: true, force: true });
  await mkdir(join(site, "releases"), { recursive: true });
  const release = new Release(work);
  const names = (await readdir(from, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(from.length + 1));
  const pages = names.filter((name) => name.endsWith("index.html"));
  const icons = new Set<string>();
  for (const name of names)
    if (/\.(js|html)$/.test(name))
      for (const icon of namesIn(await readFile(join(from, name), "utf8"))) icons.add(icon);

  await inBatches(pages, async (name) => {
    const path = pagePath(name);
    const html = await readFile(join(from, name));
    const data = await pageData(
      new Uint8Array(await readFile(join(from, path === "/" ? "_.data" : `${path.slice(1)}.data`))),
    );
    await release.add(path, name, html, "revalidate");
    const payload = `payloads/${id}${path === "/" ? "/index" : path}.json`;
    await release.add(
      `/${payload}`,
      payload,
      Buffer.from(JSON.stringify({ data, icons: iconsOf(html.toString()) })),
      "immutable",
    );
  });
  await inBatches(
    names.filter(
      (name) =>
        !name.endsWith("index.html") && !name.endsWith(".data") && name !== fallback && !name.startsWith(".vite"),
    ),
    async (name) => release.add(`/${name}`, name, await readFile(join(from, name)), cacheOf(name)),
  );
  await release.add("/404.html", "404.html", await readFile(join(from, fallback)), "revalidate");

  const rules = { redirects };
  const json = (value: unknown) => Buffer.from(JSON.stringify(value));
  await release.add("/builds/latest.json", "builds/latest.json", json({ id, timestamp }), "never");
  await release.add(
    `/builds/meta/${id}.json`,
    `builds/meta/${id}.json`,
    json({ id, timestamp, prerendered: pages.map(pagePath).sort(), rules }),
    "immutable",
  );
  for (const name of collections) {
    const set = readCollection(name);
    await release.add(`/icons/${name}.json`, `icons/${name}.json`, json(usedSubset(set, icons)), "day");
    await release.keep(`icons/${name}.json`, JSON.stringify(set));
  }
  const builds = await carryOver(site, release, id);
  await release.keep("builds.json", JSON.stringify(builds));
  await release.writeTable({
    id,
    redirects: { ...redirects },
    notFound: "/404.html",
    icons: Object.fromEntries(collections.map((name) => [name, `icons/${name}.json`])),
  });
  await putInPlace(site, work, id);
  await removeOthers(
    site,
    builds.map((build) => build.id),
  );
}

function pagePath(name: string): string {
  return `/${name.replace(/\/?index\.html$/, "")}`;
}

function cacheOf(name: string): CacheClass {
  if (name.startsWith("assets/") || (name.startsWith("images/") && !name.endsWith(".json"))) return "immutable";
  return /^(cards|maps|icon|favicon|apple)/.test(name) ? "day" : "revalidate";
}

/** A few at a time: compressing is work for all cores, a thousand open files are too many. */
async function inBatches<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}
