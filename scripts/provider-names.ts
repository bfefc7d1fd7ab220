import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { parse } from "yaml";

/**
 * Holds the code to knowing no provider: its name, its origins and their hubs, its services, guides and items of news
 * stand in the content alone, so that another content folder is another site. Tests and their data may name them.
 */
const rooms = "{app,build,catalog,rating,server,site}/**/*.{ts,tsx,css,json}";
const forTests = /\.test\.tsx?$|\/test-|^catalog\/rates\/(published|card-of-text)|^server\/sample-site|typed\.d\.ts$/;

type Written = {
  name: string;
  brand: { storage: string };
  origins: { code: string; hub: Record<string, string> }[];
};

const { name, brand, origins }: Written = parse(readFileSync("content/site.yaml", "utf8"));
const slugs = [
  ...globSync("content/{services,guides}/*.md").map((file) => basename(file).replace(/\..*/, "")),
  ...globSync("content/newsroom/*/index.md").map((file) => basename(dirname(file))),
];
const words = [name, brand.storage, ...origins.flatMap(({ hub }) => Object.values(hub)), ...new Set(slugs)];
const codes = origins.map(({ code }) => `["'\`]${code}["'\`]`);
const known = new RegExp(
  `(?<![\\w-])(${words.map((word) => RegExp.escape(word)).join("|")})(?![\\w-])|${codes.join("|")}`,
);

const found = globSync(rooms)
  .filter((file) => !forTests.test(file))
  .sort()
  .flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, at) => {
        const [word] = known.exec(line) ?? [];
        return word ? [`${file}:${at + 1}: names ${word} of this provider; let the content say it`] : [];
      }),
  );
for (const line of found) console.error(line);
process.exit(found.length === 0 ? 0 : 1);
