import { pageColours } from "#site/page-colours.ts";
import type { PageRequest } from "#catalog/model.ts";
import { getLanguageTag, resolveLocale, toLocalPath } from "#site/locales.ts";

/** `/manifest.webmanifest`, in the language of the address. */
export function make({ catalog, locale }: PageRequest) {
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
