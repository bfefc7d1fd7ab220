import { existsSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { gathered } from "./access-log.ts";
import { createSiteServer } from "./serve.ts";
import { holdFiles, openSite, type Site } from "./site.ts";

/**
 * Serves the published site. Environment: PORT (3000), HOST (localhost), SITE (the folder `dist/site`), LOG=off,
 * STRICT_TRANSPORT=on behind TLS.
 */
const { PORT = "3000", HOST = "localhost", SITE = "dist/site", LOG = "on", STRICT_TRANSPORT = "off" } = process.env;

if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535) fail(`PORT is "${PORT}"; it must be a number up to 65535.`);
const current = join(SITE, "current");
if (!existsSync(current)) fail(`There is no build in ${SITE}. Make one: npm run build`);
let release = readlinkSync(current);
let site: Site = openSite(join(SITE, release));

/** What was last said of a build that cannot be read; it is tried twice a second, but told once. */
let told = "";

/** A build put in place takes over as soon as it is read; one that cannot be read leaves the running one alone. */
async function follow(): Promise<void> {
  try {
    const next = readlinkSync(current);
    if (next !== release) {
      const opened = openSite(join(SITE, next));
      await holdFiles(opened);
      site = opened;
      release = next;
      console.log(`Now serving build ${site.table.id}`);
    }
    told = "";
  } catch (error) {
    const message = `The new build could not be read, the running one stays: ${problem(error)}`;
    if (message !== told) console.error(message);
    told = message;
  } finally {
    setTimeout(follow, 500).unref();
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function problem(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const log = gathered((text) => process.stdout.write(text));
process.once("exit", log.flush);

const { server, closeIdle } = createSiteServer({
  site: () => site,
  ...(LOG !== "off" && { log: log.line }),
  strictTransport: STRICT_TRANSPORT === "on",
});

server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EADDRINUSE")
    fail(`Port ${PORT} is taken. Stop what uses it, or choose another one: PORT=${Number(PORT) + 1} npm start`);
  if (error.code === "EACCES")
    fail(`Port ${PORT} may not be used by this user. Choose one above 1023: PORT=3000 npm start`);
  fail(error.message);
});

server.listen(Number(PORT), HOST, () => {
  console.log(`Yunroute is served at http://${HOST}:${PORT} (build ${site.table.id}). Stop it with Ctrl+C.`);
  // until they are held, files are sent from the disk
  holdFiles(site).then(follow, (error: unknown) =>
    fail(`The build ${site.table.id} is not whole: ${problem(error)}\nMake it again: npm run build`),
  );
});

/** Time that answers under way have left after a request to stop. */
const grace = 4_000;

/** Takes no more connections, lets answers under way end, and leaves within five seconds whatever happens. */
function stop(): void {
  server.close(() => process.exit(0));
  // not at once: a connection whose request is on its way counts as idle
  setInterval(closeIdle, 100).unref();
  setTimeout(() => {
    server.closeAllConnections();
    process.exit(0);
  }, grace).unref();
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
