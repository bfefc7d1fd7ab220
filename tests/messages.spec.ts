import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { Manifest } from "vite";
import type { MessageFile } from "#app/messages/load.ts";
import { idsIn, messageIds } from "#build/vite/message-code.ts";

const client = "dist/client";
const manifest: Manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, "utf8"));
const [folder = ""] = readdirSync(`${client}/assets`).filter((name) => name.startsWith("messages-"));
const english: Readonly<Record<string, string>> = JSON.parse(readFileSync("app/messages/en.json", "utf8"));
const keys = new Map([...messageIds(Object.keys(english))].map(([key, id]) => [id, key]));

/** The chunks loaded with one, by their names in the manifest. */
function withImports(chunk: string, found = new Set<string>()): Set<string> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const other of manifest[chunk]?.imports ?? []) withImports(other, found);
  return found;
}

function messagesOf(language: string, group: string): MessageFile {
  return JSON.parse(readFileSync(`${client}/assets/${folder}/${language}/${group}.json`, "utf8"));
}

/** The ids of the messages that each chunk says. */
const said = new Map(
  Object.entries(manifest).map(([chunk, { file }]) => {
    const code = file.endsWith(".js") ? readFileSync(`${client}/${file}`, "utf8") : "";
    return [chunk, idsIn(code).filter((id) => keys.has(id))] as const;
  }),
);

for (const language of ["en", "zh"])
  test(`whatever code is loaded, by whatever way, has its messages: ${language}`, () => {
    const frame = messagesOf(language, "frame");
    const missing = new Set<string>();
    const known = new Map<string, ReadonlySet<string>>();
    const load = (part: string, before: ReadonlySet<string>) => {
      const group = frame.groups?.[part.replace(/^app\//, "").replace(/\.tsx?$/, "")];
      const there = new Set([...before, ...Object.keys(group ? messagesOf(language, group).texts : {})]);
      // what was loaded before is known only if it was on every way here
      const earlier = known.get(part);
      const sure = earlier ? there.intersection(earlier) : there;
      if (sure.size === earlier?.size) return;
      known.set(part, sure);
      for (const chunk of withImports(part)) {
        for (const id of said.get(chunk) ?? [])
          if (!sure.has(id)) missing.add(`${keys.get(id)} in ${chunk}, loaded for ${part}`);
        for (const next of manifest[chunk]?.dynamicImports ?? []) load(next, sure);
      }
    };
    load("app/entry.client.tsx", new Set(Object.keys(frame.texts)));
    expect([...missing]).toEqual([]);
    expect(known.size).toBeGreaterThan(40);
  });
