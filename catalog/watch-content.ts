import { resolve } from "node:path";
import type { Plugin } from "vite";
import { contentRoot, loadCatalog } from "./catalog.ts";
import { formatProblems } from "./read/problems.ts";

/** During development: a saved content file shows in the browser at once, as does a mistake in it, with its line. */
export function watchContent(): Plugin {
  return {
    name: "watch-content",
    apply: "serve",
    configureServer(server) {
      const root = resolve(contentRoot);
      server.watcher.add(root);
      server.watcher.on("all", (_event, file) => {
        if (!file.startsWith(root)) return;
        Reflect.set(globalThis, "contentVersion", (Reflect.get(globalThis, "contentVersion") ?? 0) + 1);
        const { errors } = loadCatalog(contentRoot).problems;
        if (errors.length > 0) {
          const message = formatProblems(errors);
          server.ws.send({ type: "error", err: { message, stack: "", plugin: "content", id: file } });
        } else server.ws.send({ type: "full-reload" });
      });
    },
  };
}
