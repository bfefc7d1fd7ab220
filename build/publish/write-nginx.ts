import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { writeWholeSync } from "#catalog/cache.ts";
import { writeNginxConf } from "#server/policy/nginx.ts";
import { getSettingsFile, onThisMachine, readNginxSettings } from "#server/policy/nginx-settings.ts";
import { readProxies } from "#server/policy/proxies.ts";
import { withSite } from "../../scripts/lock.mjs";

/**
 * `npm run nginx`: run once on each machine to save how its nginx is to serve the site, and to write that into the
 * existing releases; later builds write it themselves. Environment: SITE (site), PORT (8080), STRICT_TRANSPORT=on
 * behind TLS, TRUSTED_PROXIES (whose X-Forwarded-For is believed).
 */
const { SITE = "dist/site", PORT = "8080", STRICT_TRANSPORT = "off", TRUSTED_PROXIES = "" } = process.env;

try {
  if (!existsSync(join(SITE, "current"))) throw new Error(`There is no build in ${SITE}. Make one: npm run build`);
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535)
    throw new Error(`PORT is "${PORT}"; it must be a number up to 65535.`);
  const settings = { port: Number(PORT), strict: STRICT_TRANSPORT === "on", proxies: readProxies(TRUSTED_PROXIES) };
  await withSite(SITE, async () => {
    writeWholeSync(getSettingsFile(SITE), `${JSON.stringify(settings, null, 2)}\n`);
    for (const id of readdirSync(join(SITE, "releases"))) {
      const folder = join(SITE, "releases", id);
      const table = JSON.parse(readFileSync(join(folder, "table.json"), "utf8"));
      writeWholeSync(join(folder, "nginx", "nginx.conf"), writeNginxConf(table, onThisMachine(SITE, id)));
    }
  });
  const conf = join(resolve(SITE), "current", "nginx", "nginx.conf");
  console.log(
    `Start it: nginx -c ${conf}\nBuilds and rollbacks have it take them over. Its logs: ${resolve(SITE)}/nginx-*.log`,
  );
  if (!readNginxSettings(SITE).brotliModule)
    console.log("Brotli: apt-get install libnginx-mod-http-brotli-static, and run this again.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
