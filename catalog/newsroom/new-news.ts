import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentRoot, loadCatalog } from "../catalog.ts";
import { getToday } from "../read/values.ts";
import { getOriginal } from "#site/locales.ts";

/** `npm run new:news "Headline"`: creates a folder for a news item, with its fields filled in as far as possible. */
const title = process.argv.slice(2).join(" ").trim();
const { written } = loadCatalog(contentRoot);
const topics = Object.keys(getOriginal(written?.newsroom)?.value.topics ?? {});
const id = title
  .normalize("NFKD")
  .replace(/\p{M}/gu, "")
  .toLowerCase()
  .replace(/[^a-z0-9]+/g, "-")
  .replace(/^-|-$/g, "")
  .slice(0, 80);
const folder = join(contentRoot, "newsroom", id);

if (id === "") fail('Give the headline in quotes, in Latin letters: npm run new:news "Hubs close for Spring Festival"');
if (written?.news.has(id) || existsSync(folder)) fail(`An item "${id}" is there already. Choose another headline.`);

mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, "index.md"),
  `---
title: ${JSON.stringify(title)}
date: ${getToday()}
# ${topics.join(", ")}
topic: ${topics[0] ?? ""}
# what changes, for whom, when: one or two sentences
summary: ""
facts:
  - { label: From, value: "" }
  - { label: Concerns, value: "" }
concerns: ""
services: []
sources: []
# remove this line to publish
draft: true
---

`,
);
console.log(
  `Written: ${join(folder, "index.md")}\nFill in what is empty; \`npm run dev\` shows it at /newsroom/${id}.`,
);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
