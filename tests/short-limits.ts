import { createSiteServer } from "../server/serve.ts";
import { cacheFiles, openSite } from "../server/site.ts";
import { limits } from "../server/policy/limits.ts";

// The embedded server with much shorter time limits, so that a test need not wait for minutes. PORT and SITE as usual.
const { PORT, SITE = "dist/site" } = process.env;
const site = openSite(`${SITE}/current`);
await cacheFiles(site);
const short = {
  ...limits,
  head: 1_000,
  request: 2_000,
  kept: 2_000,
  silence: 1_000,
  part: { bytes: 1_000_000, time: 3_000 },
};
createSiteServer({ site: () => site, limits: short }).server.listen(Number(PORT), "127.0.0.1");
