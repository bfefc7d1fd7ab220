import { existsSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { reloadNginx } from "#server/policy/nginx-settings.ts";
import { withSite } from "../../scripts/lock.mjs";

/** `npm run rollback`: puts the previous build back in place. A server that follows the folder serves it at once. */
const { SITE = "dist/site" } = process.env;
const current = join(SITE, "current");
if (!existsSync(current)) fail(`There is no build in ${SITE}. Make one: npm run build`);
// what is in place now, not what a build that is under way puts there: somebody saw that it is wrong
const running = basename(readlinkSync(current));
const older: { id: string }[] = JSON.parse(readFileSync(join(current, "builds.json"), "utf8")).slice(1);

await withSite(SITE, async () => {
  const before = older.find(({ id }) => existsSync(join(SITE, "releases", id, "table.json")))?.id;
  if (!before) fail(`There is no build before ${running} in ${SITE}/releases.`);
  const link = join(SITE, `.current-${process.pid}`);
  rmSync(link, { force: true });
  symlinkSync(join("releases", before), link);
  renameSync(link, current);
  console.log(`Build ${before} is in place again, instead of ${running}.`);
  if (!reloadNginx(SITE)) console.error("nginx belongs to another user and still serves the other one: reload it.");
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
