import { existsSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { reloadNginx } from "#server/policy/nginx-settings.ts";

/** `npm run rollback`: puts the previous build back in place. A server that follows the folder serves it at once. */
const { SITE = "dist/site" } = process.env;
const current = join(SITE, "current");
const running = basename(readlinkSync(current));
const builds: { id: string }[] = JSON.parse(readFileSync(join(current, "builds.json"), "utf8"));
const before = builds.map(({ id }) => id).find((id) => id !== running && existsSync(join(SITE, "releases", id)));

if (!before) {
  console.error(`There is no build before ${running} in ${SITE}/releases.`);
  process.exit(1);
}
const link = join(SITE, `.current-${process.pid}`);
rmSync(link, { force: true });
symlinkSync(join("releases", before), link);
renameSync(link, current);
console.log(`Build ${before} is in place again, instead of ${running}.`);
if (!reloadNginx(SITE)) console.error("nginx belongs to another user and still serves the other one: reload it.");
