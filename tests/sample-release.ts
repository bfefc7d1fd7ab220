import { mkdirSync, mkdtempSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { digest, type SiteTable } from "../server/policy/table.ts";

/** For tests: a release in a folder, with these files by address, none of them compressed. */
export function sampleRelease(
  files: Record<string, string | Buffer>,
  folder = mkdtempSync(join(tmpdir(), "release-")),
  id = folder,
): string {
  const entries = Object.entries(files).map(([path, body]): [string, SiteTable["files"][string]] => {
    const file = join(folder, "public", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
    const etag = digest(Buffer.from(body));
    return [path, { file: path, type: "text/plain", cache: "day", etag, encodings: [], size: body.length }];
  });
  const table: SiteTable = {
    id,
    files: Object.fromEntries(entries),
    redirects: {},
    notFound: { "/": "/404.html" },
    inline: { script: "", styles: [] },
    icons: {},
  };
  writeFileSync(join(folder, "table.json"), JSON.stringify(table));
  return folder;
}

/** For tests: a folder of releases, and a function that puts one in place as the build does. */
export function sampleReleases() {
  const site = mkdtempSync(join(tmpdir(), "site-"));
  const put = (id: string, files: Record<string, string>) => {
    const folder = join(site, "releases", id);
    mkdirSync(folder, { recursive: true });
    sampleRelease(files, folder, id);
  };
  const place = (id: string) => {
    symlinkSync(join("releases", id), join(site, "next"));
    renameSync(join(site, "next"), join(site, "current"));
  };
  return { site, put, place };
}
