import { resolve } from "node:path";
import { isRunnableDevEnvironment, type Plugin } from "vite";
import { contentRoot } from "#catalog/catalog.ts";
import { checkContent } from "#catalog/check/check-content.ts";
import { countErrors, formatReport } from "#catalog/read/problems.ts";

type Development = typeof import("../development.ts");

/**
 * For development: renders every address on request, so that a new item needs no restart and saved changes to code and
 * content show at once.
 */
export function serveDevelopment(): Plugin {
  return {
    name: "development-server",
    apply: "serve",
    configureServer(server) {
      process.env.NODE_ENV = "development";
      const { ssr } = server.environments;
      if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's environment for rendering cannot run modules");
      const load = (file: string) => ssr.runner.import(resolve(file));
      // after Vite's own middleware, which serves code and assets
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { respondAt }: Development = await load("build/development.ts");
            const url = request.originalUrl ?? "/";
            const { status, type, body } = await respondAt(url);
            response.statusCode = status;
            response.setHeader("Content-Type", type);
            response.setHeader("Cache-Control", "no-store");
            response.end(
              typeof body === "string" && type.startsWith("text/html")
                ? await server.transformIndexHtml(url, body)
                : body,
            );
          } catch (error) {
            if (error instanceof Error) server.ssrFixStacktrace(error);
            next(error);
          }
        });
      };
    },
  };
}

/** During development: a saved content file shows in the browser at once, as does a mistake in it, with its line. */
export function watchContent(): Plugin {
  return {
    name: "watch-content",
    // who has Vite in a server of his own, as the editor does, says himself what changes, and checks it once
    apply: ({ server }, { command }) => command === "serve" && !server?.middlewareMode,
    configureServer(server) {
      const root = resolve(contentRoot);
      server.watcher.add(root);
      const check = async () => {
        const { all, errors } = (await checkContent(contentRoot)).problems;
        const message = [formatReport(all), countErrors(all)].filter(Boolean).join("\n");
        server.config.logger.info(message);
        return errors.length > 0 ? message : undefined;
      };
      // such as a file that went while it was read: the change that took it is checked next
      const fail = (error: unknown) => server.config.logger.error(String(error));
      check().catch(fail);
      server.watcher.on("all", (_event, file) => {
        if (!file.startsWith(root)) return;
        Reflect.set(globalThis, "contentVersion", (Reflect.get(globalThis, "contentVersion") ?? 0) + 1);
        check().then((message) => {
          if (message) server.ws.send({ type: "error", err: { message, stack: "", plugin: "content", id: file } });
          else server.ws.send({ type: "full-reload" });
        }, fail);
      });
    },
  };
}
