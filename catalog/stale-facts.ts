import { isMap, isScalar, LineCounter, parseDocument, visit } from "yaml";
import type { Files } from "./read/files.ts";

/** A fact in a content file, with its line. */
export type DatedFact = { file: string; line: number; fact: string; source: string; read: string; unsettled: boolean };

/** Every `checked` fact in a content folder, from the heads of its texts and from its YAML files. */
export function datedFacts(files: Files): DatedFact[] {
  return [...files.list("", ".md"), ...files.list("", ".yaml")].flatMap((file) => factsOf(file, files.text(file)));
}

/** The facts last read more than `days` days before `today` (such as 2026-11-21), oldest first. */
export function staleFacts(facts: readonly DatedFact[], days: number, today: string): DatedFact[] {
  const limit = new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
  return facts.filter(({ read }) => read < limit).sort((a, b) => a.read.localeCompare(b.read));
}

function factsOf(file: string, text: string): DatedFact[] {
  const head = file.endsWith(".md");
  const lines = text.split(/\r?\n/);
  const yaml = head ? lines.slice(1, lines.indexOf("---", 1)).join("\n") : text;
  if (!/\bread:/.test(yaml)) return [];
  const counter = new LineCounter();
  const found: DatedFact[] = [];
  visit(parseDocument(yaml, { lineCounter: counter, schema: "core" }), {
    Map(_, map) {
      const say = (key: string) => {
        const value = map.get(key);
        return isScalar(value) ? String(value.value) : typeof value === "string" ? value : undefined;
      };
      // a duties source has the day it was read next to its title
      const [fact, read] = [say("fact") ?? say("title"), say("read")];
      if (fact === undefined || read === undefined || !isMap(map)) return;
      const line = counter.linePos(map.range?.[0] ?? 0).line + (head ? 1 : 0);
      found.push({ file, line, fact, read, source: say("source") ?? "", unsettled: map.has("unsettled") });
    },
  });
  return found;
}
