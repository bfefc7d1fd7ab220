import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { messages } from "./app/messages/vite-plugin.ts";
import { routeModuleGuard } from "./app/platform/route-module-guard.ts";
import { watchContent } from "./catalog/watch-content.ts";
import { slimRouter } from "./app/platform/slim-router.ts";

export default defineConfig({
  plugins: [messages(), tailwindcss(), routeModuleGuard(), slimRouter(), watchContent(), reactRouter()],
  // a language is read whole or not at all
  json: { stringify: true },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
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
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
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
                  test: /app\/messages\/(m|format)\.ts|rating\/length|catalog\/newsroom\/notice\.ts|app\/(platform\/(?!tooltips\.ts|vitals\.ts|later\.ts|measuring\.ts)|ui\/(?!line-table|link-cards|place|news-list|section-boundary|sources|picture|copy-link)|layout\/(?!find-page|nearest-pages|prose-page))|catalog\/locale/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
