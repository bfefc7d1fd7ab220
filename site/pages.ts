/** A page, or a family of pages that differ by their content. */
export type PageEntry = {
  /** Its address in the site's first language; `:name` is a part that content fills, `?` one that may be missing. Other languages have it below their prefix. */
  address: string;
  /** Its files: the component `app/pages/<name>.tsx` and, beside it, `<name>.data.ts`. */
  name: string;
  /** What fills it: `content/<content>.yaml` or `.md`, or one page for each of these. */
  content: `pages/${string}` | Family;
  /** For those who know of it: in no sitemap and in no search. */
  unlisted?: true;
  /** The page is always shown in this mode. (`system` cannot be forced.) */
  colorMode?: "light" | "dark";
  /** The page stays where one goes from one of its addresses to another: what stands beside the content keeps its place. */
  stays?: true;
  /** Its prices are what most come for: a link before the frame of the site leads to them by keyboard. */
  prices?: true;
};

/** Content of which each item has a page. */
export type Family = "overviews" | "b2b-services" | "b2c-services" | "guides" | "news" | "news-lists";

/** Every page of the site. What is not here cannot be visited; what is here is built, searched, shared and tested. */
export const pages: readonly PageEntry[] = [
  { address: "/", name: "home", content: "pages/home" },
  { address: "/esg", name: "esg", content: "pages/esg" },
  // the night map is this page's picture
  { address: "/about-us", name: "about-us", content: "pages/about-us", colorMode: "dark" },
  { address: "/resource", name: "resource/index", content: "pages/resource" },
  {
    address: "/resource/shipping-calculator",
    name: "resource/shipping-calculator",
    content: "pages/calculator",
    prices: true,
  },
  { address: "/resource/order-files", name: "resource/order-files", content: "pages/order-files" },
  { address: "/resource/guides/:slug", name: "resource/guide", content: "guides" },
  { address: "/newsroom", name: "newsroom/index", content: "pages/newsroom" },
  { address: "/newsroom/page/:page", name: "newsroom/index", content: "news-lists" },
  { address: "/newsroom/topic/:topic/:page?", name: "newsroom/index", content: "news-lists" },
  { address: "/newsroom/year/:year/:page?", name: "newsroom/index", content: "news-lists" },
  { address: "/newsroom/:id", name: "newsroom/item", content: "news", stays: true },
  { address: "/newsroom/detail/:id", name: "newsroom/detail", content: "news" },
  { address: "/our-solutions/:slug", name: "our-solutions/overview", content: "overviews" },
  { address: "/our-solutions/b2b/:slug", name: "our-solutions/service", content: "b2b-services" },
  { address: "/our-solutions/b2c/:slug", name: "our-solutions/service", content: "b2c-services" },
  { address: "/yun-ecosystem/partners", name: "yun-ecosystem/partners", content: "pages/partners" },
  {
    address: "/yun-ecosystem/marketplace-onboarding",
    name: "yun-ecosystem/marketplace-onboarding",
    content: "pages/onboarding",
  },
  { address: "/cookies-policy", name: "cookies-policy", content: "pages/cookies-policy" },
  { address: "/privacy-policy", name: "policy", content: "pages/privacy-policy" },
  { address: "/imprint", name: "policy", content: "pages/imprint" },
  { address: "/terms-of-carriage", name: "policy", content: "pages/terms-of-carriage" },
  { address: "/diagnostics", name: "diagnostics", content: "pages/diagnostics", unlisted: true },
];

/** The address of an item's page, by the family that it belongs to. */
export function addressOf(family: Family, item: string): string {
  const entry = pages.find(({ content }) => content === family);
  if (!entry) throw new Error(`No page of site/pages.ts shows the content "${family}"; add a line for it`);
  return entry.address.replace(/:\w+\??/, item);
}

/** The name of the social card under `/cards/` of a page: the last part of its address. */
export function socialCardOf(path: string): string {
  return path.split("/").at(-1) || "home";
}
