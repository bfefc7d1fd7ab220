import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { openOutput } from "./output.ts";
import { readProxies, trusting } from "./policy/proxies.ts";
import { followReleases, messageOf } from "./releases.ts";
import { createSiteServer } from "./serve.ts";
import { runWorkers } from "./workers.ts";

/**
 * Serves the published site. Environment: PORT (3000), HOST (localhost), SITE (the folder `dist/site`), WORKERS (1; `auto`
 * for one a core), LOG=off, TRUSTED_PROXIES (whose X-Forwarded-For is believed), STRICT_TRANSPORT=on behind TLS.
 */
const { PORT = "3000", HOST = "localhost", SITE = "dist/site", WORKERS = "1", TRUSTED_PROXIES = "" } = process.env;

const errors = openOutput(2);
const output = openOutput(1, (why) => errors.line(`Lines of the log are lost: ${why}`));
process.once("exit", () => {
  output.flush();
  errors.flush();
});

const workers = WORKERS === "auto" ? availableParallelism() : Number(WORKERS);
if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535) fail(`PORT is "${PORT}"; it must be a number up to 65535.`);
if (![...Array(65).keys()].includes(workers) || workers === 0)
  fail(`WORKERS is "${WORKERS}"; it must be "auto", or a number from 1 to 64.`);
if (!existsSync(join(SITE, "current"))) fail(`There is no build in ${SITE}. Make one: npm run build`);

try {
  if (cluster.isPrimary && workers > 1) runWorkers(workers, errors.line);
  else serve();
} catch (error) {
  fail(messageOf(error));
}

function serve(): void {
  // processes change over at the same moment, when each has read the new build
  const releases = followReleases(SITE, cluster.isWorker ? 3_000 : 0, { said: output.line, failed: errors.line });
  const { server, drain } = createSiteServer({
    site: releases.site,
    log: process.env.LOG === "off" ? undefined : output.line,
    clientOf: trusting(readProxies(TRUSTED_PROXIES)),
    strict: process.env.STRICT_TRANSPORT === "on",
  });
  server.on("error", ({ code, message }: NodeJS.ErrnoException) => {
    if (code === "EADDRINUSE")
      fail(`Port ${PORT} is taken. Stop what uses it, or choose another one: PORT=${Number(PORT) + 1} npm start`);
    if (code === "EACCES")
      fail(`Port ${PORT} may not be used by this user. Choose one above 1023: PORT=3000 npm start`);
    fail(message);
  });
  server.listen(Number(PORT), HOST, () => {
    const { id } = releases.site().table;
    if ((cluster.worker?.id ?? 1) === 1)
      output.line(`Yunroute is served at http://${HOST}:${PORT} (build ${id}). Stop it with Ctrl+C.`);
    output.flush();
    releases
      .hold()
      .catch((error) => fail(`The build ${id} is not whole: ${messageOf(error)}\nMake it again: npm run build`));
  });
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => drain().then(() => process.exit(0)));
}

function fail(message: string): never {
  errors.line(message);
  process.exit(1);
}
