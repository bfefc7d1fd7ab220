import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { openOutput } from "./output.ts";
import { readProxies, trusting } from "./policy/proxies.ts";
import { followReleases } from "./releases.ts";
import { createSiteServer } from "./serve.ts";
import { runWorkers } from "./workers.ts";

/**
 * Serves the published site. Environment: PORT (3000; 0: any free one), HOST (localhost), SITE (`dist/site`), WORKERS
 * (1; `auto`: one per core), LOG=off, TRUSTED_PROXIES (whose X-Forwarded-For counts), STRICT_TRANSPORT=on behind TLS.
 */
const { PORT = "3000", HOST = "localhost", SITE = "dist/site", WORKERS = "1", TRUSTED_PROXIES = "" } = process.env;

const errors = openOutput(2);
const output = openOutput(1, (why) => errors.line(`Lines of the log are lost: ${why}`));
process.once("exit", output.flush).once("exit", errors.flush);
const workers = WORKERS === "auto" ? availableParallelism() : Number(WORKERS);
if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535) fail(`PORT is "${PORT}"; it must be a number up to 65535.`);
if (!Number.isInteger(workers) || workers < 1 || workers > 64)
  fail(`WORKERS is "${WORKERS}"; it must be "auto", or a number from 1 to 64.`);
if (!existsSync(`${SITE}/current`)) fail(`There is no build in ${SITE}. Make one: npm run build`);

try {
  if (cluster.isPrimary && workers > 1) runWorkers(workers, errors.line);
  else serve();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function serve(): void {
  // the delay gives every process time to read the new build, so that all of them switch at the same moment
  const releases = followReleases(SITE, cluster.isWorker ? 3_000 : 0, output.line, errors.line);
  const { server, drain } = createSiteServer({
    site: releases.site,
    log: process.env.LOG === "off" ? undefined : output.line,
    clientOf: trusting(readProxies(TRUSTED_PROXIES)),
    strict: process.env.STRICT_TRANSPORT === "on",
  });
  const problems: Record<string, string> = {
    EADDRINUSE: `Port ${PORT} is taken. Stop what uses it, or choose another one: PORT=${Number(PORT) + 1} npm start`,
    EACCES: `Port ${PORT} may not be used by this user. Choose one above 1023: PORT=3000 npm start`,
  };
  server.on("error", ({ code = "", message }: NodeJS.ErrnoException) => fail(problems[code] ?? message));
  server.listen(Number(PORT), HOST, () => {
    const bound = server.address();
    const where = `http://${HOST}:${typeof bound === "object" ? bound?.port : PORT} (build ${releases.site().table.id})`;
    if ((cluster.worker?.id ?? 1) === 1) output.line(`The site is served at ${where}. Stop it with Ctrl+C.`);
    void releases.follow();
  });
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, drain);
  server.on("close", () => process.exit(0));
}

function fail(message: string): never {
  errors.line(message);
  process.exit(1);
}
