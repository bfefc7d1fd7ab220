import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { nginxFiles } from "./policy/nginx.ts";
import type { SiteTable } from "./policy/table.ts";

/**
 * `npm run nginx`: writes the configuration of nginx for this machine to `dist/site/nginx/`, and says how to start it. To be
 * run after each build. Environment: SITE (dist/site), PORT (8080).
 */
const { SITE = "dist/site", PORT = "8080" } = process.env;
const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

const table: SiteTable = JSON.parse(readFileSync(join(SITE, "current", "table.json"), "utf8"));
const folder = resolve(SITE, "nginx");
mkdirSync(folder, { recursive: true });
const options = {
  root: resolve(SITE, "current", "public"),
  port: Number(PORT),
  ...(existsSync(brotli) && { brotliModule: brotli }),
};
for (const [name, text] of Object.entries(nginxFiles(table, options))) writeFileSync(join(folder, name), text);
console.log(
  `Written: ${folder}\nStart it: nginx -c ${folder}/nginx.conf\nAfter a build: nginx -c ${folder}/nginx.conf -s reload`,
);
if (!existsSync(brotli)) console.log("Brotli: apt-get install libnginx-mod-http-brotli-static, and write this again.");
