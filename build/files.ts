import { readFileSync } from "node:fs";
import { matchRoutes } from "react-router";
import { writeIcs } from "#catalog/calendar/write-ics.ts";
import { drawSocialCard } from "#catalog/images/draw-social-card.ts";
import { buildNewsFeed } from "#catalog/newsroom/feeds.ts";
import { buildPlaceNames } from "#catalog/places/place-names.ts";
import type { PageRequest } from "#catalog/model.ts";
import { listSampleFiles, listContentFiles } from "#catalog/content-files.ts";
import { writeOpenData } from "#catalog/open-data/write-open-data.ts";
import { searchFile } from "#catalog/search-documents.ts";
import { writeRateCardCsv } from "#catalog/views/rate-card-csv.ts";
import { listSitemapEntries, listSitemapNames, listSocialCards } from "#catalog/views/page-lists.ts";
import { locales, toLocalPath, getLanguageTag, resolveLocale } from "#site/locales.ts";
import { iconPaths, make as icon } from "./files/icon.ts";
import { make as serviceWorker } from "./files/service-worker.ts";
import { listDataFiles } from "./paths.ts";
import { encodeImage, listContentImages, formats } from "#catalog/images/picture.ts";
import { listMapFiles } from "#catalog/drawings/maps/service-map.ts";
import { getToday } from "#catalog/read/values.ts";
import { pageColours } from "#site/page-colours.ts";

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
  "/.well-known/security.txt": makeSecurityTxt,
  "/manifest.webmanifest": makeWebManifest,
  "/sitemap.xml": makeSitemapIndex,
  "/sitemaps/:name": makeSitemap,
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
  "/files/:name": makeContentFile,
  "/maps/:name": makeMap,
  // the picture shown with a shared link
  "/cards/:name": ({ catalog, params }) => {
    const card = listSocialCards(catalog).find(({ name }) => `${name}.png` === params.name);
    return card && drawSocialCard(card, catalog);
  },
  "/images/:name": makeImage,
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

/** `/files/{name}`: a file that a text offers for download; `/files/index.json`: the addresses of all of them. */
function makeContentFile({ catalog, params }: PageRequest) {
  const files = listContentFiles(catalog);
  if (params.name === "index.json") return JSON.stringify([...files.keys()]);
  const file = files.get(`/files/${params.name}`);
  return file && readFileSync(file);
}

/** `/images/{name}-{width}.{format}`: a variant of an image in the content; `/images/index.json`: the images' names. */
function makeImage({ catalog, params }: PageRequest) {
  const images = listContentImages(catalog);
  if (params.name === "index.json") return JSON.stringify([...images.keys()]);
  const [, name = "", width, ending] = /^(.+)-(\d+)\.([a-z]+)$/.exec(params.name ?? "") ?? [];
  const file = images.get(name);
  const format = formats.find((known) => known === ending);
  if (!file || !width || !format) return undefined;
  return encodeImage(file, name, Number(width), format);
}

/** `/maps/1a2b3c4d.svg`: what maps and covers include from it with `<use>`. */
function makeMap({ catalog, params }: PageRequest) {
  const draw = listMapFiles(catalog).get((params.name ?? "").replace(/\.svg$/, ""));
  return draw && `<svg xmlns="http://www.w3.org/2000/svg">${draw()}</svg>`;
}

const validDays = 365;

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. Every build extends its validity. */
function makeSecurityTxt({ catalog }: PageRequest) {
  const { site } = catalog;
  const { address } = site;
  const expires = new Date(Date.parse(getToday()) + validDays * 86_400_000).toISOString();
  return `Contact: mailto:${site.email}\nExpires: ${expires}\nPreferred-Languages: ${locales.join(", ")}\nCanonical: ${address}/.well-known/security.txt\n`;
}

/** `/sitemap.xml`: the site's sitemaps, each with the date of its latest change. */
function makeSitemapIndex({ catalog }: PageRequest) {
  const { address } = catalog.site;
  const maps = listSitemapNames(catalog).map((name) => {
    const days = (listSitemapEntries(catalog, name) ?? []).map(({ modified = "" }) => modified);
    const newest = days.sort().at(-1);
    const modified = newest && `\n    <lastmod>${newest}</lastmod>`;
    return `  <sitemap>\n    <loc>${address}/sitemaps/${name}.xml</loc>${modified}\n  </sitemap>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join("\n")}\n</sitemapindex>\n`;
}

/** `/sitemaps/{name}.xml`: the canonical pages, with their languages. */
function makeSitemap({ catalog, params }: PageRequest) {
  const entries = listSitemapEntries(catalog, (params.name ?? "").replace(/\.xml$/, ""));
  if (!entries) return undefined;
  const urls = entries.map(({ url, modified, alternates }) => {
    const links = alternates
      .map(({ lang, href }) => `\n    <xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
      .join("");
    return `  <url>\n    <loc>${url}</loc>${modified ? `\n    <lastmod>${modified}</lastmod>` : ""}${links}\n  </url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}

/** `/manifest.webmanifest`, in the language of the address. */
export function makeWebManifest({ catalog, locale }: PageRequest) {
  const { site } = catalog;
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: resolveLocale(site.description, locale).value,
    lang: getLanguageTag(locale),
    start_url: toLocalPath("/", locale),
    display: "browser",
    background_color: pageColours.light,
    theme_color: pageColours.light,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
  return JSON.stringify(manifest);
}
