/** A page, or a family of pages that differ only in content. */
export type PageEntry = {
  /** Its address in the site's first language; `:name` is filled by content, `?` optional. Others add their prefix. */
  address: string;
  /** Its component is `app/pages/<name>.tsx`; what the build makes its data with has this name too. */
  name: string;
  /** Its content: `content/<content>.yaml` or `.md`, or a family with one page per item. */
  content: `pages/${string}` | Family;
  /** The page is always shown in this mode. (`system` cannot be forced.) */
  colorMode?: "light" | "dark";
  /** The page stays mounted when moving between its addresses, so what is next to the content keeps its position. */
  stays?: true;
  /** Most visitors come for its prices: a skip link at the top of the page leads to them. */
  prices?: true;
  /** A provider may do without it: where its content file is missing, the page does not exist. */
  optional?: true;
};

/** Content with a page for each item. */
export type Family = "overviews" | "b2b-services" | "b2c-services" | "guides" | "destinations" | "news" | "news-lists";

/** A line of the register. Content that it does not name is called as the last part of the address. */
type RegisteredPage = Omit<PageEntry, "content"> & Partial<Pick<PageEntry, "content">>;

const register = [
  { address: "/", name: "home" },
  { address: "/esg", name: "esg" },
  { address: "/about-us", name: "about-us" },
  { address: "/resource", name: "resource/index" },
  {
    address: "/resource/shipping-calculator",
    name: "resource/shipping-calculator",
    content: "pages/calculator",
    prices: true,
  },
  {
    address: "/resource/freight-calculator",
    name: "resource/freight-calculator",
  },
  { address: "/resource/order-files", name: "resource/order-files" },
  {
    address: "/resource/developers",
    name: "resource/developers",
    optional: true,
  },
  { address: "/resource/what-can-i-ship", name: "resource/what-can-i-ship" },
  {
    address: "/resource/destinations",
    name: "resource/destinations",
    optional: true,
  },
  { address: "/resource/destinations/:code", name: "resource/destination", content: "destinations" },
  { address: "/resource/calendar", name: "resource/calendar", optional: true },
  { address: "/resource/hubs", name: "resource/hubs", optional: true },
  { address: "/resource/guides/:slug", name: "resource/guide", content: "guides" },
  { address: "/newsroom", name: "newsroom/index" },
  { address: "/newsroom/page/:page", name: "newsroom/index", content: "news-lists" },
  { address: "/newsroom/topic/:topic/:page?", name: "newsroom/index", content: "news-lists" },
  { address: "/newsroom/year/:year/:page?", name: "newsroom/index", content: "news-lists" },
  { address: "/newsroom/:id", name: "newsroom/item", content: "news", stays: true },
  { address: "/newsroom/detail/:id", name: "newsroom/detail", content: "news" },
  { address: "/our-solutions/:slug", name: "our-solutions/overview", content: "overviews" },
  { address: "/our-solutions/b2b/:slug", name: "our-solutions/service", content: "b2b-services" },
  { address: "/our-solutions/b2c/:slug", name: "our-solutions/service", content: "b2c-services" },
  { address: "/yun-ecosystem/partners", name: "yun-ecosystem/partners" },
  {
    address: "/yun-ecosystem/marketplace-onboarding",
    name: "yun-ecosystem/marketplace-onboarding",
    content: "pages/onboarding",
  },
  { address: "/tracking", name: "tracking", optional: true },
  { address: "/contact", name: "contact", optional: true },
  { address: "/questions", name: "text", optional: true },
  { address: "/claims", name: "text", optional: true },
  { address: "/returns", name: "text", optional: true },
  { address: "/accessibility", name: "text", optional: true },
  { address: "/cookies-policy", name: "cookies-policy" },
  { address: "/privacy-policy", name: "text" },
  { address: "/imprint", name: "text" },
  { address: "/terms-of-carriage", name: "text" },
] as const satisfies readonly RegisteredPage[];

export type PageName = (typeof register)[number]["name"];

/** Every page of the site. Only pages listed here exist; all of them are built, searchable, shareable and tested. */
export const pages: readonly (PageEntry & { name: PageName })[] = register.map((entry) => ({
  content: `pages/${getSocialCard(entry.address)}`,
  ...entry,
}));

/** The address of an item's page in its family. */
export function buildAddress(family: Family, item: string): string {
  const entry = pages.find(({ content }) => content === family);
  if (!entry) throw new Error(`No page of site/pages.ts shows the content "${family}"; add a line for it`);
  return entry.address.replace(/:\w+\??/, item);
}

/** The name of a page's social card under `/cards/`: the last part of its address. */
export function getSocialCard(path: string): string {
  return path.split("/").at(-1) || "home";
}

/** The canonical form of an address, in browser and server alike: lower case, no doubled slash, none at the end. */
export function toCanonicalPath(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
}

/** An address with a query (`?to=DE`, or nothing), which stands before the place within its page. */
export function insertQuery(address: string, query: string): string {
  const [path = "", ...place] = address.split(/(?=#)/);
  return path + query + place.join("");
}
