import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Packages that reach a browser although they are not `dependencies`: code that only some pages load, and what the
 * build draws into pages (letters, icons, the map). `licences.txt` lists them with all that `dependencies` need.
 */
const drawnOrLoadedLater = [
  "@fontsource-variable/hanken-grotesk",
  "@iconify-json/circle-flags",
  "@iconify-json/lucide",
  "d3-geo",
  "minisearch",
  "papaparse",
  "tailwindcss",
  "uqr",
  "world-atlas",
];

type Package = { license?: string; author?: string | { name?: string } };

/** Standard texts for packages that only name their licence. */
const standard: Readonly<Record<string, string>> = {
  ISC: `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`,
  MIT: readFileSync("LICENSE", "utf8").slice(readFileSync("LICENSE", "utf8").indexOf("Permission is")).trim(),
};

/** The names of all packages of which anything is shipped, according to the lock file. */
export function listShippedPackages(): string[] {
  const { packages }: { packages: Record<string, { dev?: boolean; optional?: boolean }> } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );
  const needed = Object.entries(packages).filter(([path, { dev, optional }]) => path !== "" && !dev && !optional);
  const names = needed.map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length));
  return [...new Set([...names, ...drawnOrLoadedLater])].sort();
}

/** `/licences.txt`: the licences of everything the site ships, with their texts. A package without one is an error. */
export function writeLicences(): string {
  const parts = listShippedPackages().map((name) => {
    const folder = join("node_modules", name);
    const { license, author = "" }: Package = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
    const text = file ? readFileSync(join(folder, file), "utf8").trim() : standard[license ?? ""];
    if (text === undefined) throw new Error(`${name} (${license}) has no text of its licence: add it in licences.ts`);
    const holder = file
      ? ""
      : `Copyright (c) ${findCopyrightHolder(folder, typeof author === "string" ? author : author.name)}\n\n`;
    return `${name} (${license})\n\n${holder}${text.replaceAll("\r\n", "\n")}`;
  });
  const line = `\n\n${"-".repeat(72)}\n\n`;
  const start =
    "This site is built with the work of others, under the licences below. Map data: Natural Earth, in the public domain.";
  return `${start}${line}${parts.join(line)}\n`;
}

/** A package's copyright holder; icon sets name the people who drew them in a separate file. */
function findCopyrightHolder(folder: string, author = ""): string {
  const info = join(folder, "info.json");
  const drawn: { author?: { name?: string } } = existsSync(info) ? JSON.parse(readFileSync(info, "utf8")) : {};
  return drawn.author?.name ?? (author || "its authors");
}
