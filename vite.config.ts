import { reactRouter } from "@react-router/dev/vite";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { routeModuleGuard } from "./app/platform/route-module-guard.ts";

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      project: "./app/messages/project.inlang",
      outdir: "./app/paraglide",
      strategy: ["globalVariable", "baseLocale"],
      emitTsDeclarations: true,
    }),
    tailwindcss(),
    routeModuleGuard(),
    reactRouter(),
  ],
  build: { target: "es2022", assetsInlineLimit: 0 },
});
