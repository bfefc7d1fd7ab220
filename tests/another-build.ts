import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepResult } from "../catalog/cache.ts";
import { encodingSuffix, type SiteTable } from "../server/policy/table.ts";
import { publish } from "../build/publish/publish.ts";
import { Release } from "../build/publish/release.ts";

// `node tests/another-build.ts SITE code|content /page…` publishes the build in a folder again, as one with different
// code or only with different content; the pages named differ. What that build rendered and compressed is reused, so
// that it takes a second; the rest is the usual publishing.

const [, , site = "", other, ...changed] = process.argv;
const before = realpathSync(join(site, "current"));
const read = (file: string) => readFileSync(join(before, file));
const table: SiteTable = JSON.parse(read("table.json").toString());
const latest: { code: string; source_date_epoch: number } = JSON.parse(read("public/builds/latest.json").toString());
const code = other === "code" ? randomBytes(6).toString("hex") : latest.code;
const folder = mkdtempSync(join(tmpdir(), "another-build-"));
process.env.CACHE = join(folder, "cache");

/** What no tab of the tests opens: most of the pages, their data and pictures, whose publishing takes most of the time. */
const isElsewhere = /^(?:\/payloads\/\w+)?\/(?:zh|newsroom|cards|images|resource\/destinations)(?:\/|$)/;

const release = new Release(site, randomBytes(6).toString("hex"));
const pages: string[] = [];
for (const [address, { file, type, etag, encodings, cache }] of Object.entries(table.files)) {
  if (isElsewhere.test(address)) continue;
  for (const encoding of encodings) {
    const suffix = encodingSuffix[encoding];
    await keepResult("compressed", etag + suffix, async () => read(join("public", file + suffix)));
  }
  if (/^\/(assets|builds|icons|licences)\b/.test(address)) continue;
  const own = read(join("public", file));
  const isPage = type.startsWith("text/html") && !file.endsWith("404.html");
  if (isPage) pages.push(address);
  const body = changed.includes(address)
    ? Buffer.from(`${own.toString().replaceAll(latest.code, code)}<!-- another -->`)
    : own;
  const renamed = (name: string) => name.replace(`payloads/${latest.code}/`, `payloads/${code}/`);
  await release.add({ address: renamed(address), file: renamed(file), body, cache });
}
// messages are filed under their code's id
const client = join(folder, "client");
cpSync("dist/client", client, { recursive: true });
const assets = join(client, "assets");
const [messages = ""] = readdirSync(assets).filter((name) => name.startsWith("messages-"));
if (messages !== `messages-${code}`) renameSync(join(assets, messages), join(assets, `messages-${code}`));
await publish(release, {
  client,
  code,
  epoch: latest.source_date_epoch + 1,
  redirects: table.redirects,
  pages,
  icons: new Set(),
  styles: table.inline.styles,
  wanted: pages,
  requireSameInputs: () => undefined,
});
rmSync(folder, { recursive: true, force: true });
