import { readFileSync } from "node:fs";
import { matchRoutes } from "react-router";
import { writeIcs } from "#catalog/calendar/write-ics.ts";
import { drawSocialCard } from "#catalog/images/draw-social-card.ts";
import { buildNewsFeed } from "#catalog/newsroom/feeds.ts";
import { buildPlaceNames } from "#catalog/places/place-names.ts";
import type { PageRequest } from "#catalog/model.ts";
import { listSampleFiles } from "#catalog/content-files.ts";
import { writeOpenData } from "#catalog/open-data/write-open-data.ts";
import { searchFile } from "#catalog/search-documents.ts";
import { writeRateCardCsv } from "#catalog/views/rate-card-csv.ts";
import { listSocialCards } from "#catalog/views/social-cards.ts";
import { locales, toLocalPath } from "#site/locales.ts";
import { make as contentFile } from "./files/content-file.ts";
import { iconPaths, make as icon } from "./files/icon.ts";
import { make as image } from "./files/image.ts";
import { make as map } from "./files/map.ts";
import { make as securityTxt } from "./files/security-txt.ts";
import { make as serviceWorker } from "./files/service-worker.ts";
import { make as sitemapIndex } from "./files/sitemap-index.ts";
import { make as sitemap } from "./files/sitemap.ts";
import { make as webManifest } from "./files/web-manifest.ts";
import { listDataFiles } from "./data-files.ts";

type Made = string | Uint8Array | undefined;
type Make = (request: PageRequest) => Made | Promise<Made>;

/** The newest items for feed readers, whole and by topic. */
const feed: Make = ({ catalog, locale, params, path }) => {
  const made = buildNewsFeed(catalog, locale, params.topic);
  return path.endsWith(".json") ? made?.json1() : made?.atom1();
};

/** A sample order file, in the language of the address. */
const sample: Make = ({ catalog, path, locale }) => {
  const file = listSampleFiles(catalog).get(toLocalPath(path, locale));
  return file && readFileSync(file);
};

/** Files for machines, by address; the build writes each once. */
const files: Readonly<Record<string, Make>> = {
  "/service-worker.js": serviceWorker,
  ...Object.fromEntries(iconPaths.map((path) => [path, icon])),
  "/sample-orders.csv": sample,
  "/sample-invoice.csv": sample,
  "/robots.txt": ({ catalog }) =>
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap.xml", catalog.site.address)}\n`,
  "/.well-known/security.txt": securityTxt,
  "/manifest.webmanifest": webManifest,
  "/sitemap.xml": sitemapIndex,
  "/sitemaps/:name": sitemap,
  "/newsroom/feed.xml": feed,
  "/newsroom/feed.json": feed,
  "/newsroom/topic/:topic/feed.xml": feed,
  "/newsroom/topic/:topic/feed.json": feed,
  // the search index of a language, in files of limited size
  "/search/:locale/:name": ({ catalog, params: { locale: code, name = "" } }) => {
    const locale = locales.find((known) => known === code);
    // the names that the reader of what people type knows
    if (locale && name === "places.json") return JSON.stringify(buildPlaceNames(catalog, locale));
    const file = locale && searchFile(catalog, locale, name.replace(/\.json$/, ""));
    return file && JSON.stringify(file);
  },
  "/files/:name": contentFile,
  "/maps/:name": map,
  // the picture shown with a shared link
  "/cards/:name": ({ catalog, params }) => {
    const card = listSocialCards(catalog).find(({ name }) => `${name}.png` === params.name);
    return card && drawSocialCard(card, catalog);
  },
  "/images/:name": image,
  // a service's rate cards for a spreadsheet and its days for a calendar, in the language of the address
  "/downloads/:name": ({ catalog, locale, params: { name = "" } }) =>
    name.endsWith(".ics")
      ? writeIcs(catalog, locale, name.replace(/\.ics$/, ""))
      : writeRateCardCsv(catalog, name.replace(/\.csv$/, ""), locale),
  "/data/:version/:name": ({ catalog, path }) => writeOpenData(catalog, path),
  // what pages price with; old ones stay for open tabs, like code
  "/assets/:name": ({ catalog, path }) => listDataFiles(catalog).find(({ address }) => address === path)?.text,
};
const routes = Object.keys(files).map((path) => ({ path, id: path }));

/** The content of the file at an address; undefined if there is none. */
export async function readFileAt(request: Omit<PageRequest, "params">): Promise<Buffer | undefined> {
  const match = matchRoutes(routes, request.path)?.at(-1);
  const made = match && (await files[match.route.id]?.({ ...request, params: match.params }));
  return made === undefined ? undefined : Buffer.from(made);
}
