import { matchRoutes } from "react-router";
import type { PageRequest } from "#catalog/page-request.ts";
import { make as contentFile } from "./files/content-file.ts";
import { make as download } from "./files/download.ts";
import { make as feed } from "./files/feed.ts";
import { iconPaths, make as icon } from "./files/icon.ts";
import { make as image } from "./files/image.ts";
import { make as map } from "./files/map.ts";
import { make as rates } from "./files/rates.ts";
import { make as robots } from "./files/robots.ts";
import { make as sample } from "./files/sample.ts";
import { make as search } from "./files/search.ts";
import { make as securityTxt } from "./files/security-txt.ts";
import { make as serviceWorker } from "./files/service-worker.ts";
import { make as sitemapIndex } from "./files/sitemap-index.ts";
import { make as sitemap } from "./files/sitemap.ts";
import { make as socialCard } from "./files/social-card.ts";
import { make as webManifest } from "./files/web-manifest.ts";

type Made = string | Uint8Array | undefined;
type Make = (request: PageRequest) => Made | Promise<Made>;

/** Files for machines, by address; the build writes each once. */
const files: Readonly<Record<string, Make>> = {
  "/service-worker.js": serviceWorker,
  ...Object.fromEntries(iconPaths.map((path) => [path, icon])),
  "/sample-orders.csv": sample,
  "/sample-invoice.csv": sample,
  "/robots.txt": robots,
  "/.well-known/security.txt": securityTxt,
  "/manifest.webmanifest": webManifest,
  "/sitemap.xml": sitemapIndex,
  "/sitemaps/:name": sitemap,
  "/newsroom/feed.xml": feed,
  "/newsroom/feed.json": feed,
  "/newsroom/topic/:topic/feed.xml": feed,
  "/newsroom/topic/:topic/feed.json": feed,
  "/search/:locale/:name": search,
  "/files/:name": contentFile,
  "/maps/:name": map,
  "/cards/:name": socialCard,
  "/images/:name": image,
  "/downloads/:name": download,
  "/assets/:name": rates,
};
const routes = Object.keys(files).map((path) => ({ path, id: path }));

/** The content of the file at an address; undefined if there is none. */
export async function fileAt(request: Omit<PageRequest, "params">): Promise<Buffer | undefined> {
  const match = matchRoutes(routes, request.path)?.at(-1);
  const made = match && (await files[match.route.id]?.({ ...request, params: match.params }));
  return made === undefined ? undefined : Buffer.from(made);
}
