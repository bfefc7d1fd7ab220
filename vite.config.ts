import react from "@vitejs/plugin-react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { messages } from "./build/vite/messages.ts";
import { developmentServer } from "./build/vite/development-server.ts";
import { keepFromBrowser } from "./build/vite/keep-from-browser.ts";
import { pageModules } from "./build/vite/page-modules.ts";
import { watchContent } from "./catalog/watch-content.ts";

export default defineConfig({
  appType: "custom",
  plugins: [messages(), pageModules(), keepFromBrowser(), tailwindcss(), react(), watchContent(), developmentServer()],
  // a language is read whole or not at all
  json: { stringify: true },
  server: { port: 3000 },
  // `vite build` compiles both
  builder: {},
  build: { target: "baseline-widely-available", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        // 2 kB less over the line than the default minifier
        minify: "terser",
        terserOptions: {
          module: true,
          ecma: 2022,
          compress: {
            passes: 4,
            pure_getters: true,
            unsafe_arrows: true,
            unsafe_methods: true,
            unsafe_proto: true,
            unsafe_undefined: true,
            keep_fargs: false,
          },
          format: { comments: false },
        },
        rolldownOptions: {
          input: ["app/entry.client.tsx", "app/app.css"],
          output: {
            // few large files compress better than the dozens that sharing would make
            codeSplitting: {
              groups: [
                {
                  name: "vendor",
                  test: /node_modules\/(react|react-dom|scheduler|react-router|ofetch|ufo|destr)\//,
                },
                {
                  name: "shell",
                  test: /rating\/length|catalog\/newsroom\/notice\.ts|site\/|app\/(messages\/(m|format|load)\.ts|document|routes|platform\/(?!tooltips\.ts|vitals\.ts|later\.ts|measuring\.ts)|ui\/(?!line-table|link-cards|place|news-list|section-boundary|sources|picture|copy-link)|layout\/(?!find-page|nearest-pages|prose-page))|virtual:(languages|messages|pages)$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { outDir: "dist/server", ssr: true, rolldownOptions: { input: "build/page-renderer.tsx" } },
    },
  },
});
