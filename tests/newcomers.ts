import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const sources = ["app", "build", "catalog", "rating", "scripts", "server", "site"];
const files = ["package.json", "package-lock.json", "vite.config.ts", "LICENSE"];

/** A copy of the project with the second provider's content, or of another such copy with all that was built in it. */
export function copyOfProject(other?: string): string {
  const folder = mkdtempSync(join(tmpdir(), "newcomer-"));
  if (other) {
    cpSync(other, folder, { recursive: true, verbatimSymlinks: true });
    return folder;
  }
  for (const name of [...sources, ...files]) cpSync(name, join(folder, name), { recursive: true });
  cpSync("tests/fixtures/rotterdam", join(folder, "content"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Changes one file of the copy; fails if the text to change is not there. */
function edit(folder: string, file: string, find: string, put: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  if (!text.includes(find)) throw new Error(`${file} does not hold "${find}"`);
  writeFileSync(path, text.replace(find, put));
}

/** What CONTRIBUTING says for each task, and nothing else. Files that a task adds are in tests/fixtures/newcomer/. */
export const tasks = {
  /** Two additions to the content. */
  service: (folder: string) => {
    for (const part of ["content/services", "content/rates"])
      cpSync(join("tests/fixtures/newcomer", part), join(folder, part), { recursive: true });
  },
  /** Component, content, one line for its data and one in the register. */
  page: (folder: string) => {
    for (const part of ["app/pages", "content/pages"])
      cpSync(join("tests/fixtures/newcomer", part), join(folder, part), { recursive: true });
    const line = '  { address: "/karriere", name: "karriere", content: "pages/karriere", colorMode: "dark" },\n';
    edit(folder, "site/pages.ts", '  { address: "/imprint"', `${line}  { address: "/imprint"`);
    const data = '  karriere: (catalog, locale) => buildTextPage(catalog, locale, "karriere"),\n';
    edit(folder, "catalog/views/page-builders.ts", "  contact: build", `${data}  contact: build`);
  },
  /** One entry in the register, one file of messages; this provider also lists its languages. */
  language: (folder: string) => {
    cpSync("tests/fixtures/newcomer/app/messages", join(folder, "app/messages"), { recursive: true });
    const entry =
      '  { code: "ar", name: "العربية", tag: "ar", region: "ar_AE", direction: "rtl", numbers: "ar-AE", dates: "ar-AE" },\n';
    edit(folder, "site/locales.ts", "] as const satisfies", `${entry}] as const satisfies`);
    edit(folder, "content/site.yaml", "languages: [de, en]", "languages: [de, en, ar]");
  },
  /** Only `content/site.yaml`. */
  brand: (folder: string) => {
    edit(folder, "content/site.yaml", "name: Maaskade\n", "name: Neuhafen\n");
    edit(folder, "content/site.yaml", 'primary: "#9a3412"', 'primary: "#1d4ed8"');
    edit(folder, "content/site.yaml", "<path d=", '<rect width="32" height="4" fill="currentColor"/><path d=');
    edit(folder, "content/site.yaml", "storage: maaskade", "storage: neuhafen");
  },
  /** Both parts are renamed, the old name goes into the head of the text, and links are updated. */
  renaming: (folder: string) => {
    const at = (part: string) => join(folder, "content", part);
    renameSync(at("services/brief-klein.md"), at("services/kleinbrief.md"));
    renameSync(at("rates/brief-klein"), at("rates/kleinbrief"));
    edit(folder, "content/services/kleinbrief.md", "order: 2", "order: 2\nformerly: [brief-klein]");
    edit(folder, "content/services/kleinbrief.md", "{limit brief-klein", "{limit kleinbrief");
    edit(folder, "content/site.yaml", "/b2c/brief-klein", "/b2c/kleinbrief");
  },
};

/** Builds the copy as `npm run build` does, and returns the folder of the site. */
export function build(folder: string): string {
  const script = "import('./scripts/build.mjs').then(({ ensureBuilt }) => ensureBuilt())";
  const { CONTENT: _content, SITE: _site, ...env } = process.env;
  execFileSync(process.execPath, ["--input-type=module", "-e", script, "build"], {
    cwd: folder,
    env: { ...env, CACHE: join(folder, ".cache") },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return join(folder, "dist/site");
}

export function removeCopy(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
