import react from "@vitejs/plugin-react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { installBrand, dropUnused, keepFromBrowser, splitPageModules } from "#build/vite/modules.ts";
import { messageFiles, messages } from "#build/vite/messages.ts";
import { serveDevelopment, watchContent } from "./build/vite/development-server.ts";
import { nameSharedChunks } from "./build/vite/shared-chunks.ts";

export default defineConfig({
  appType: "custom",
  plugins: [
    installBrand(),
    messages(),
    messageFiles(),
    splitPageModules(),
    keepFromBrowser(),
    dropUnused(),
    tailwindcss(),
    react(),
    watchContent(),
    serveDevelopment(),
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
                { name: nameSharedChunks() },
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
