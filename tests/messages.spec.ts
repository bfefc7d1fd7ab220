import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { MessageFile } from "#app/messages/load.ts";
import { idsIn, messageIds } from "#build/vite/read-code.ts";
import { type ModuleList, moduleListFile } from "#build/vite/module-list.ts";
import { pages } from "../site/pages.ts";

const client = "dist/client";
const modules: ModuleList = JSON.parse(readFileSync(`${client}/${moduleListFile}`, "utf8"));
const [folder = ""] = readdirSync(`${client}/assets`).filter((name) => name.startsWith("messages-"));
const english: Readonly<Record<string, string>> = JSON.parse(readFileSync("app/messages/en.json", "utf8"));
const keys = new Map([...messageIds(Object.keys(english))].map(([key, id]) => [id, key]));

/** The modules loaded with one. */
function withImports(module: string, found = new Set<string>()): Set<string> {
  if (found.has(module)) return found;
  found.add(module);
  for (const other of modules[module]?.imports ?? []) withImports(other, found);
  return found;
}

/** The messages of a file; a page that says nothing has none. */
function messagesOf(language: string, group: string): MessageFile {
  const file = `${client}/assets/${folder}/${language}/${group}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { texts: {} };
}

function isPage(name: string): boolean {
  return pages.some((page) => name === `pages/${page.name}`);
}

/** The ids of the messages that each module says. */
const said = new Map(
  Object.entries(modules).map(([module, { code }]) => [module, idsIn(code).filter((id) => keys.has(id))]),
);

test("no code has a name by which content blockers know what to block", () => {
  const names = readdirSync(`${client}/assets`).map((name) => name.replace(/[\w-]{8}\.js$/, ""));
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => /track|cookie|analytic|\bads?\b|banner|promo|social|share/.test(name))).toEqual([]);
});

for (const language of ["en", "zh"])
  test(`whatever code is loaded, by whatever way, has its messages: ${language}`, () => {
    const frame = messagesOf(language, "frame");
    const missing = new Set<string>();
    const known = new Map<string, ReadonlySet<string>>();
    const load = (part: string, before: ReadonlySet<string>) => {
      const name = part.replace(/^app\//, "").replace(/\.tsx?$/, "");
      // a page's come with its document or its data
      const listed = isPage(name) ? name : frame.files?.[name];
      // without words: it is called as the part is
      const file = listed === "" ? name : listed;
      const own = file ? messagesOf(language, file).texts : {};

      const there = new Set([...before, ...Object.keys(own)]);
      // what was loaded before is known only if it was on every way here
      const earlier = known.get(part);
      const sure = earlier ? there.intersection(earlier) : there;
      if (sure.size === earlier?.size) return;
      known.set(part, sure);
      for (const module of withImports(part)) {
        for (const id of said.get(module) ?? [])
          if (!sure.has(id)) missing.add(`${keys.get(id)} in ${module}, loaded for ${part}`);
        for (const next of modules[module]?.dynamicImports ?? []) load(next, sure);
      }
    };
    load("app/entry.client.tsx", new Set(Object.keys(frame.texts)));
    expect([...missing]).toEqual([]);
    expect(known.size).toBeGreaterThan(40);
  });
