import { randomBytes } from "node:crypto";
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { encodingSuffix, type SiteTable } from "../server/policy/table.ts";

// `node tests/another-build.ts SITE code|content /page…` publishes the build in a folder again, as one with different
// code or only with different content; the pages named differ. What that build rendered and compressed is reused, so
// that it takes a second; the rest is the usual publishing.

const [, , site = "", other, ...changed] = process.argv;
const release = realpathSync(join(site, "current"));
const read = (file: string) => readFileSync(join(release, file));
const table: SiteTable = JSON.parse(read("table.json").toString());
const before: { code: string } = JSON.parse(read("public/builds/latest.json").toString());
const code = other === "code" ? randomBytes(6).toString("hex") : before.code;
const folder = mkdtempSync(join(tmpdir(), "another-build-"));
const payloads = `payloads/${before.code}/`;

function place(file: string, body: Buffer | string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), body);
}

mkdirSync(join(folder, "cache", "brotli"), { recursive: true });
for (const [path, { file, type, etag, encodings }] of Object.entries(table.files)) {
  const body = read(join("public", file));
  for (const encoding of encodings) {
    const suffix = encodingSuffix[encoding];
    copyFileSync(join(release, "public", file + suffix), join(folder, "cache", "brotli", etag + suffix));
  }
  if (file.startsWith(payloads)) place(join("rendered/pages", file.slice(payloads.length)), body);
  else if (changed.includes(path))
    place(join("rendered/pages", file), `${body.toString().replaceAll(before.code, code)}<!-- another -->`);
  else if (type.startsWith("text/html") && !file.endsWith("404.html")) place(join("rendered/pages", file), body);
  else if (!/^(assets|builds|icons|payloads|licences)\b/.test(file)) place(join("rendered/files", file), body);
}
// messages are filed under their code's id
const client = join(folder, "client");
cpSync("dist/client", client, { recursive: true });
const assets = join(client, "assets");
const [messages = ""] = readdirSync(assets).filter((name) => name.startsWith("messages-"));
if (messages !== `messages-${code}`) renameSync(join(assets, messages), join(assets, `messages-${code}`));
// read when the next module is imported
process.env.CACHE = join(folder, "cache");
const { publish } = await import("../build/publish/publish.ts");
await publish({
  client,
  pages: join(folder, "rendered", "pages"),
  files: join(folder, "rendered", "files"),
  site,
  id: randomBytes(6).toString("hex"),
  code,
  timestamp: Date.now(),
  redirects: table.redirects,
});
rmSync(folder, { recursive: true, force: true });
