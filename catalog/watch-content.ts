import { resolve } from "node:path";
import type { Plugin } from "vite";
import { contentRoot } from "./catalog.ts";
import { checkContent } from "./check/check-content.ts";
import { countErrors, formatReport } from "./read/report.ts";

/** During development: a saved content file shows in the browser at once, as does a mistake in it, with its line. */
export function watchContent(): Plugin {
  return {
    name: "watch-content",
    apply: "serve",
    configureServer(server) {
      const root = resolve(contentRoot);
      server.watcher.add(root);
      const check = async () => {
        const { all, errors } = (await checkContent(contentRoot)).problems;
        const message = [formatReport(all), countErrors(all)].filter(Boolean).join("\n");
        server.config.logger.info(message);
        return errors.length > 0 ? message : undefined;
      };
      check().catch((error) => server.config.logger.error(String(error)));
      server.watcher.on("all", async (_event, file) => {
        if (!file.startsWith(root)) return;
        Reflect.set(globalThis, "contentVersion", (Reflect.get(globalThis, "contentVersion") ?? 0) + 1);
        const message = await check();
        if (message) server.ws.send({ type: "error", err: { message, stack: "", plugin: "content", id: file } });
        else server.ws.send({ type: "full-reload" });
      });
    },
  };
}
