import { index, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site. English stands at the root, other locales below their prefix (`zh?` is both). */
export default [
  ...prefix("zh?", [
    index("pages/home.tsx"),
    route("esg", "pages/esg.tsx"),
    route("about-us", "pages/about-us.tsx"),
    route("resource", "pages/resource/index.tsx"),
    route("resource/shipping-calculator", "pages/resource/shipping-calculator.tsx"),
    route("resource/guides/:slug", "pages/resource/guide.tsx"),
    route("newsroom", "pages/newsroom/index.tsx"),
    route("newsroom/page/:page", "pages/newsroom/index.tsx", { id: "news-page" }),
    route("newsroom/topic/:topic/:page?", "pages/newsroom/index.tsx", { id: "news-topic" }),
    route("newsroom/year/:year/:page?", "pages/newsroom/index.tsx", { id: "news-year" }),
    route("newsroom/feed.xml", "files/feed.ts", { id: "feed" }),
    route("newsroom/feed.json", "files/feed.ts", { id: "feed-json" }),
    route("newsroom/topic/:topic/feed.xml", "files/feed.ts", { id: "topic-feed" }),
    route("newsroom/topic/:topic/feed.json", "files/feed.ts", { id: "topic-feed-json" }),
    route("newsroom/:id", "pages/newsroom/item.tsx"),
    route("newsroom/detail/:id", "pages/newsroom/detail.tsx"),
    route("cookies-policy", "pages/cookies-policy.tsx"),
    route("privacy-policy", "pages/policy.tsx", { id: "privacy-policy" }),
    route("imprint", "pages/policy.tsx", { id: "imprint" }),
    route("terms-of-carriage", "pages/policy.tsx", { id: "terms-of-carriage" }),
    route("diagnostics", "pages/diagnostics.tsx"),
    route("yun-ecosystem/partners", "pages/yun-ecosystem/partners.tsx"),
    route("yun-ecosystem/marketplace-onboarding", "pages/yun-ecosystem/marketplace-onboarding.tsx"),

    route("our-solutions/b2b-bulk-goods", "pages/our-solutions/overview.tsx", { id: "b2b-bulk-goods" }),
    route("our-solutions/b2b/ca-air-freight", "pages/our-solutions/service.tsx", { id: "ca-air-freight" }),
    route("our-solutions/b2b/us-air-freight", "pages/our-solutions/service.tsx", { id: "us-air-freight" }),
    route("our-solutions/b2b/us-ocean-freight", "pages/our-solutions/service.tsx", { id: "us-ocean-freight" }),
    route("our-solutions/b2c-dedicated-line", "pages/our-solutions/overview.tsx", { id: "b2c-dedicated-line" }),
    route("our-solutions/b2c/economy-express", "pages/our-solutions/service.tsx", { id: "economy-express" }),
    route("our-solutions/b2c/priority-express", "pages/our-solutions/service.tsx", { id: "priority-express" }),
    route("our-solutions/b2c/standard-express", "pages/our-solutions/service.tsx", { id: "standard-express" }),
    route("our-solutions/b2c/island-dedicated-line", "pages/our-solutions/service.tsx", {
      id: "island-dedicated-line",
    }),
    route("our-solutions/b2c/apparel-dedicated-line", "pages/our-solutions/service.tsx", {
      id: "apparel-dedicated-line",
    }),
    route("our-solutions/b2c/cosmetic-dedicated-line", "pages/our-solutions/service.tsx", {
      id: "cosmetic-dedicated-line",
    }),
  ]),
  route("*", "pages/not-found.tsx"),

  // Files for machines, written once by the build.
  route("service-worker.js", "files/service-worker.ts"),
  route("robots.txt", "files/robots.ts"),
  route(".well-known/security.txt", "files/security-txt.ts"),
  route("sitemap.xml", "files/sitemap-index.ts"),
  route("sitemaps/:name", "files/sitemap.ts"),
  route("manifest.webmanifest", "files/web-manifest.ts"),
  route("search/:locale/:name", "files/search.ts"),
  route("files/:name", "files/content-file.ts"),
  route("maps/:name", "files/map.ts"),
  route("cards/:name", "files/social-card.ts"),
  route("images/:name", "files/image.ts"),
  route("downloads/:name", "files/download.ts"),
] satisfies RouteConfig;
