import react from "@vitejs/plugin-react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { brand } from "./build/vite/brand.ts";
import { dropUnused } from "./build/vite/drop-unused.ts";
import { messages } from "./build/vite/messages.ts";
import { developmentServer } from "./build/vite/development-server.ts";
import { keepFromBrowser } from "./build/vite/keep-from-browser.ts";
import { pageModules } from "./build/vite/page-modules.ts";
import { watchContent } from "./catalog/watch-content.ts";

export default defineConfig({
  appType: "custom",
  plugins: [
    brand(),
    messages(),
    pageModules(),
    keepFromBrowser(),
    dropUnused(),
    tailwindcss(),
    react(),
    watchContent(),
    developmentServer(),
  ],
  server: { port: 3000 },
  builder: {
    // for browsers and for rendering, side by side
    buildApp: async ({ build, environments }) => {
      await Promise.all(Object.values(environments).map(build));
    },
  },
  build: {
    target: "baseline-widely-available",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
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
            passes: 2,
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
                { name: "vendor", test: /node_modules/, tags: ["$initial"] },
                // the stylesheet is an entry of its own
                { name: "shell", test: /^(?!.*\.css$)/, tags: ["$initial"] },
                {
                  name: "prices",
                  test: /app\/ui\/(in-own-currency|use-own-currency|size-text|unit-text)\.tsx?$|site\/own-currency/,
                },
                {
                  name: "parts",
                  test: /app\/(layout\/(page|fallback-note|illustrative)|ui\/(page-head|section|section-boundary|prose|notice|format|drawn|steps|fold-title|narrow-fold|hidden-mark|link-list|marked-list|sources|source-list)|platform\/(use-today|local-text))\.tsx?$|rating\/minor-digits|app\/messages\/dates/,
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
