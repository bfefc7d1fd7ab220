import { createServer, type Server } from "node:http";
import { expect, test } from "@playwright/test";
import { routes } from "./routes.ts";
import { startWebKit, type WebKit, webKitBrowser } from "./webkit-driver.ts";

test.skip(!webKitBrowser, "WebKit is not there: its pages are NOT tested");

/** Records errors, from before the page's own scripts run. */
const watcher = `window.problems = [];
addEventListener("error", ({ message, target }) => problems.push(message ?? String(target.src ?? target.href)), true);
addEventListener("unhandledrejection", ({ reason }) => problems.push(String(reason)));
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => problems.push(violatedDirective + " " + blockedURI));
const { error } = console;
console.error = (...all) => { problems.push(all.join(" ")); error(...all); };`;

/** The site, with this script as the first on each page. */
function watched(site: string): Server {
  return createServer(async (request, response) => {
    if (request.url === "/watcher.js") return response.setHeader("content-type", "text/javascript").end(watcher);
    const answer = await fetch(site + request.url, { headers: { "accept-encoding": "identity" }, redirect: "manual" });
    const kept = ["content-type", "content-security-policy", "location", "cache-control"];
    for (const name of kept) if (answer.headers.has(name)) response.setHeader(name, answer.headers.get(name) ?? "");
    const body = Buffer.from(await answer.arrayBuffer());
    const html = answer.headers.get("content-type")?.startsWith("text/html");
    response.statusCode = answer.status;
    response.end(html ? body.toString().replace("<head>", '<head><script src="/watcher.js"></script>') : body);
  });
}

test("every page is hydrated as it was served", async ({ baseURL }) => {
  test.setTimeout(120_000);
  const server = watched(baseURL ?? "");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const own = `http://localhost:${typeof address === "object" ? address?.port : ""}`;
  const webKit: WebKit = await startWebKit(3219);
  try {
    for (const route of routes) {
      await webKit.open(own + route);
      const look = () =>
        webKit.run(`const main = document.querySelector("main");
          return Object.keys(main).some((key) => key.startsWith("__reactFiber"));`);
      await expect.poll(look, route).toBe(true);
      const served = await (await fetch(own + route)).text();
      const title = /<title>([^<]*)/.exec(served)?.[1];
      expect(await webKit.run("return document.title"), route).toBe(
        title?.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"),
      );
      expect(await webKit.run("return window.problems"), route).toEqual([]);
    }
    // a parcel is priced
    await webKit.open(`${own}/resource/shipping-calculator?to=DE&parcel=1_0.8_40_30_10`);
    const total = () => webKit.run(`return document.querySelector("h3 button [data-total]")?.textContent ?? ""`);
    await expect.poll(total).toMatch(/^\$\d+\.\d\d$/);
    expect(await webKit.run("return window.problems")).toEqual([]);
  } finally {
    await webKit.close();
    server.close();
    server.closeAllConnections();
  }
});
