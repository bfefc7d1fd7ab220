/** Settings in the served HTML for the running page; they can be changed there without a rebuild. */
export type SiteConfig = { codeId: string; baseUrl: string };

export const siteConfigElementId = "site-config";
const fallback: SiteConfig = { codeId: "dev", baseUrl: "/" };

let known: SiteConfig | undefined;

/** Reads the configuration from the page once. If it is missing or invalid, the defaults apply. */
export function siteConfig(): SiteConfig {
  if (typeof document === "undefined") return fallback;
  known ??= { ...fallback, ...readJson(siteConfigElementId) };
  return known;
}

/** The content of a JSON element in the document; undefined if it is missing or invalid. */
export function readJson(id: string): object | undefined {
  try {
    const value: unknown = JSON.parse(document.getElementById(id)?.textContent ?? "null");
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
