import { resolve } from "node:path";
import { isRunnableDevEnvironment, type Plugin } from "vite";

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
            const { status, type, body } = await respondAt(url, load);
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
