import type { PageRequest } from "#catalog/model.ts";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import type { Site } from "#catalog/schema/site.ts";
import { escapeMarkup } from "#catalog/drawings/svg.ts";
import { type MessageName, translate } from "#catalog/messages.ts";
import { baseLocale, type Locale, getLocaleEntry, toLocalPath, locales } from "#site/locales.ts";
import { pageColours } from "#site/page-colours.ts";

/** `/service-worker.js`: at the root, since a worker only controls the folder it is in. */
export function make({ catalog }: PageRequest) {
  const source = readFileSync("app/offline/service-worker.ts", "utf8")
    .replace(/^export \{\};$/m, "")
    .replace("STORAGE", catalog.site.brand.storage)
    .replace('"OFFLINE DOCUMENTS"', () => JSON.stringify(JSON.stringify(renderOfflineDocuments(catalog.site))));
  return stripTypeScriptTypes(source)
    .replace(/^[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n");
}

/** The document for a page never visited before, shown without a connection, by the language's address prefix. */
export function renderOfflineDocuments(site: Pick<Site, "name" | "brand">): Record<string, string> {
  return Object.fromEntries(
    locales.map((locale) => [locale === baseLocale ? "" : locale, renderOfflineDocument(locale, site)]),
  );
}

/** Must be self-contained, since nothing could be fetched: it includes the site's colours and mark. */
function renderOfflineDocument(locale: Locale, { name, brand }: Pick<Site, "name" | "brand">): string {
  const { tag, direction } = getLocaleEntry(locale);
  const { primary, secondary, mark } = brand;
  const words = (message: MessageName) => escapeMarkup(translate(message, locale));
  const link = (path: string, message: MessageName) => `<a href="${toLocalPath(path, locale)}">${words(message)}</a>`;
  // insert the links after escaping the text around them
  const visited = escapeMarkup(translate("offline_visited", locale, { home: "{home}", calculator: "{calculator}" }))
    .replace("{home}", link("/", "offline_home"))
    .replace("{calculator}", link("/resource/shipping-calculator", "offline_calculator"));
  const style = `
:root{color-scheme:light dark;--ink:#0f172a;--quiet:#475569;--line:#e2e8f0;--page:${pageColours.light};--link:${secondary[700]};--mark:${primary[600]};--action:${primary[700]};--on-action:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#e6edf6;--quiet:#9fb0c6;--line:#1f2b40;--page:${pageColours.dark};--link:${secondary[400]};--mark:${primary[500]};--action:${primary[500]};--on-action:${primary[950]}}}
body{margin:0;background:var(--page);color:var(--ink);font:1.125rem/1.6 "Hanken Grotesk",system-ui,sans-serif}
header,main{box-sizing:border-box;padding:0 max(1.25rem,50vw - 39rem)}
header{display:flex;align-items:center;gap:.625rem;height:4rem;border-bottom:1px solid var(--line);font-weight:600}
svg{width:1.75rem;color:var(--mark)}
h1{margin:4.5rem 0 0;font-size:clamp(2.25rem,6vw,3.25rem);line-height:1.08;letter-spacing:-.025em}
p{max-width:36rem;margin:1.25rem 0 0;color:var(--quiet)}
a{color:var(--link);text-underline-offset:4px}
.again{display:inline-block;margin-top:2rem;padding:.5rem 1.25rem;border-radius:.5rem;background:var(--action);color:var(--on-action);font-weight:600;text-decoration:none}`;
  return `<!doctype html><html lang="${tag}" dir="${direction}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words("offline_title")} – ${escapeMarkup(name)}</title><style>${style}</style>
<header><svg viewBox="0 0 32 32" aria-hidden="true">${mark}</svg>${escapeMarkup(name)}</header>
<main><h1>${words("offline_title")}</h1><p>${words("offline_text")}${words("between_sentences")}${visited}</p>
<a class="again" href="">${words("try_again")}</a></main>`;
}
