import react from "@vitejs/plugin-react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { dropExplanations, dropUnused, dropUnusedRouting, preloadChunks } from "#build/vite/less-code.ts";
import { dropHeads, installBrand, keepFromBrowser, pairCharacters, splitPageModules } from "#build/vite/modules.ts";
import { messageFiles, messages } from "#build/vite/messages.ts";
import { listModules } from "#build/vite/module-list.ts";
import { serveDevelopment, watchContent } from "./build/vite/development-server.ts";
import { groupChunks, nameFile } from "./build/vite/shared-chunks.ts";

export default defineConfig({
  appType: "custom",
  plugins: [
    installBrand(),
    pairCharacters(),
    messages(),
    messageFiles(),
    listModules(),
    splitPageModules(),
    dropHeads(),
    keepFromBrowser(),
    dropUnused(),
    dropUnusedRouting(),
    dropExplanations(),
    preloadChunks(),
    tailwindcss(),
    react(),
    watchContent(),
    serveDevelopment(),
  ],
  // order files are read there, names of goods too
  worker: { plugins: () => [pairCharacters()] },
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
    modulePreload: {
      polyfill: false,
      // what asks is there, and so is what comes with every page
      resolveDependencies: (_, files, { hostId }) =>
        files.filter((file) => file !== hostId && !file.includes("/entry.client-")),
    },
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
            passes: 4,
            pure_getters: true,
            unsafe_arrows: true,
            unsafe_methods: true,
            unsafe_proto: true,
            unsafe_undefined: true,
            keep_fargs: false,
          },
          // a function in parentheses is compiled as the file arrives, beside the page, and not when it first runs: React is
          // one that is passed to its module's wrapper, and half of all the time that its file takes to run
          format: { comments: false, wrap_func_args: true },
        },
        rolldownOptions: {
          input: ["app/entry.client.tsx", "app/app.css"],
          output: {
            // few large files compress better than the dozens that sharing would make, and each is a request
            codeSplitting: { groups: groupChunks() },
            chunkFileNames: nameFile,
          },
        },
      },
    },
    ssr: {
      build: { outDir: "dist/server", ssr: true, rolldownOptions: { input: "build/page-renderer.tsx" } },
    },
  },
});
