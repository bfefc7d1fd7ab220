/** A page, or a family of pages that differ by their content. */
export type PageEntry = {
  /** Its address in English; `:name` is a part that content fills, `?` one that may be missing. Other languages have it below their prefix. */
  address: string;
  /** Its files: the component `app/pages/<name>.tsx` and, beside it, `<name>.data.ts`. */
  name: string;
  /** The page is always shown in this mode. (`system` cannot be forced.) */
  colorMode?: "light" | "dark";
  /** The page stays where one goes from one of its addresses to another: what stands beside the content keeps its place. */
  stays?: true;
};

/** Every page of the site. What is not here cannot be visited. */
export const pages: readonly PageEntry[] = [
  { address: "/", name: "home" },
  { address: "/esg", name: "esg" },
  // the night map is this page's picture
  { address: "/about-us", name: "about-us", colorMode: "dark" },
  { address: "/resource", name: "resource/index" },
  { address: "/resource/shipping-calculator", name: "resource/shipping-calculator" },
  { address: "/resource/guides/:slug", name: "resource/guide" },
  { address: "/newsroom", name: "newsroom/index" },
  { address: "/newsroom/page/:page", name: "newsroom/index" },
  { address: "/newsroom/topic/:topic/:page?", name: "newsroom/index" },
  { address: "/newsroom/year/:year/:page?", name: "newsroom/index" },
  { address: "/newsroom/:id", name: "newsroom/item", stays: true },
  { address: "/newsroom/detail/:id", name: "newsroom/detail" },
  { address: "/our-solutions/:slug", name: "our-solutions/overview" },
  { address: "/our-solutions/b2b/:slug", name: "our-solutions/service" },
  { address: "/our-solutions/b2c/:slug", name: "our-solutions/service" },
  { address: "/yun-ecosystem/partners", name: "yun-ecosystem/partners" },
  { address: "/yun-ecosystem/marketplace-onboarding", name: "yun-ecosystem/marketplace-onboarding" },
  { address: "/cookies-policy", name: "cookies-policy" },
  { address: "/privacy-policy", name: "policy" },
  { address: "/imprint", name: "policy" },
  { address: "/terms-of-carriage", name: "policy" },
  { address: "/diagnostics", name: "diagnostics" },
];
