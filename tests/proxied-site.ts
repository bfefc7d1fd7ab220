import { createServer } from "node:http";

export type ProxiedSite = {
  origin: string;
  /** From now on the code of pages is kept back; the function returned lets it go. */
  holdCode: () => () => void;
  stop: () => void;
};

const noWait = Promise.resolve();

/** The site as it is served, with a script of the test's as the first of each page, for browsers that no tool intercepts. */
export async function startProxiedSite(site: string, script = ""): Promise<ProxiedSite> {
  let held: Promise<void> = noWait;
  const server = createServer(async (request, response) => {
    if (request.url === "/first.js") return response.setHeader("content-type", "text/javascript").end(script);
    if (request.url?.endsWith(".js")) await held;
    const answer = await fetch(site + request.url, { headers: { "accept-encoding": "identity" }, redirect: "manual" });
    for (const name of ["content-type", "content-security-policy", "location", "cache-control"])
      if (answer.headers.has(name)) response.setHeader(name, answer.headers.get(name) ?? "");
    // code that a browser has kept would not be asked for, and could not be held
    if (request.url?.endsWith(".js")) response.setHeader("cache-control", "no-store");
    const body = Buffer.from(await answer.arrayBuffer());
    const html = script && answer.headers.get("content-type")?.startsWith("text/html");
    response.statusCode = answer.status;
    response.end(html ? body.toString().replace("<head>", '<head><script src="/first.js"></script>') : body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === "object" ? address?.port : ""}`,
    holdCode: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = noWait;
        resolve();
      };
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
