import { catalog } from "#catalog/catalog.ts";

/** `/manifest.webmanifest` */
export function loader() {
  const { site } = catalog();
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.description.en,
    start_url: "/",
    display: "browser",
    background_color: "#fbfcfd",
    theme_color: "#fbfcfd",
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { "Content-Type": "application/manifest+json" } });
}
