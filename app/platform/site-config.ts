/** What the served HTML tells the running page; it can be changed there without a rebuild. */
export type SiteConfig = { codeId: string; baseUrl: string };

export const siteConfigElementId = "site-config";
const fallback: SiteConfig = { codeId: "dev", baseUrl: "/" };

let known: SiteConfig | undefined;

/** Reads the configuration from the page once. A page without one (or with a broken one) runs on the defaults. */
export function siteConfig(): SiteConfig {
  if (typeof document === "undefined") return fallback;
  known ??= { ...fallback, ...readJson(siteConfigElementId) };
  return known;
}

/** What a JSON element of the document says; nothing where it is not there or broken. */
export function readJson(id: string): object | undefined {
  try {
    const value: unknown = JSON.parse(document.getElementById(id)?.textContent ?? "null");
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
