/** What the served HTML tells the running page; it can be changed there without a rebuild. */
export type SiteConfig = { codeId: string; baseUrl: string };

export const siteConfigElementId = "site-config";

let known: SiteConfig | undefined;

/** Reads the configuration from the page once. A page without one (or with a broken one) runs on the defaults. */
export function siteConfig(): SiteConfig {
  if (known) return known;
  const fallback: SiteConfig = { codeId: "dev", baseUrl: "/" };
  if (typeof document === "undefined") return { ...fallback, codeId: process.env.CODE_ID ?? "dev" };
  try {
    const text = document.getElementById(siteConfigElementId)?.textContent ?? "{}";
    known = { ...fallback, ...(JSON.parse(text) as Partial<SiteConfig>) };
  } catch {
    known = fallback;
  }
  return known;
}
