import { relative, resolve } from "node:path";
import type { Plugin } from "vite";
import type { MessageFile } from "../../app/messages/load.ts";
import { readLanguage, readMessages } from "../../app/messages/read.ts";
import { contentRoot } from "../../catalog/catalog.ts";
import { messageFolders, publishLanguagesOf } from "#catalog/messages.ts";
import { sourceLocale } from "../../site/locales.ts";
import { findInModule, messageIds } from "./message-code.ts";
import { type Chunk, frame, groupMessages } from "./message-groups.ts";
import { listPartsBelow } from "./parts-below.ts";

const app = resolve(import.meta.dirname, "../../app");
/** What code that waits for its messages calls `withMessages`. */
const waiting = "__withMessages";

/**
 * The messages of the browser's code, in files: one per language for what is loaded first, and one for each part loaded
 * on demand that says more. What a part says is read from its compiled chunks, and every `import()` waits for it too.
 */
export function messageFiles(): Plugin {
  const languages = publishLanguagesOf(contentRoot);
  const files = readMessages(messageFolders(contentRoot));
  const texts = readLanguage(sourceLocale, files).texts;
  const ids = messageIds(Object.keys(texts));
  const sizes = new Map([...ids].map(([key, id]) => [id, texts[key]?.length ?? 0]));
  /** The names of the modules that are loaded on demand. */
  const parts = new Map<string, string>();
  return {
    name: "message-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/app\/.*\.tsx?$|^\0virtual:pages$/, code: /\bm\b|\bimport\(/ },
      async handler(code, id) {
        const { said, loads, unclear } = findInModule(this.parse(code));
        for (const { start } of unclear)
          this.error("The build cannot tell which message this is; write the name of each, as in m.close()", start);
        const edits = said.map(({ key, start, end }) => ({ start, end, text: ids.get(key) ?? key }));
        for (const { source, start, end } of loads) {
          const file = await this.resolve(source, id);
          if (!file || file.external || file.id.includes("node_modules")) continue;
          const name = relative(app, file.id).replace(/\.tsx?$/, "");
          parts.set(file.id, name);
          edits.push({ start, end, text: `${waiting}(${JSON.stringify(name)}, ${code.slice(start, end)})` });
        }
        if (edits.length === 0) return null;
        const changed = edits
          .sort((a, b) => b.start - a.start)
          .reduce((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), code);
        const waits = `import { withMessages as ${waiting} } from "#app/messages/load.ts";\n`;
        return { code: loads.length > 0 ? waits + changed : changed, map: null };
      },
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const entries = new Set(chunks.flatMap(({ isEntry, facadeModuleId }) => (isEntry ? facadeModuleId : [])));
      // by module, not by chunk: a chunk says what several pages need
      const modules = chunks.flatMap(({ modules: all }) =>
        Object.entries(all).map(([id, { code }]): Chunk => {
          const info = this.getModuleInfo(id);
          const below = listPartsBelow(info);
          return {
            fileName: id,
            code: code ?? "",
            // what comes alive with a page needs no request of its own
            imports: [...(info?.importedIds ?? []), ...below],
            dynamicImports: (info?.dynamicallyImportedIds ?? []).filter((each) => !below.includes(each)),
            isEntry: entries.has(id),
          };
        }),
      );
      const groups = [...groupMessages(modules, sizes, worthAFile)].map(([id, said]) => ({
        said,
        group: parts.get(id) ?? frame,
      }));
      const names = groups.map(({ group }) => group);
      for (const language of languages) {
        const { texts: all, dates } = readLanguage(language, files);
        for (const { said, group } of groups) {
          const own = Object.entries(all).map(([key, text]) => [ids.get(key) ?? key, text] as const);
          const file: MessageFile = {
            texts: Object.fromEntries(own.filter(([id]) => said.has(id))),
            ...(group === frame && { dates, groups: names }),
          };
          const fileName = `assets/messages-${process.env.CODE_ID ?? ""}/${language}/${group}.json`;
          this.emitFile({ type: "asset", fileName, source: JSON.stringify(file) });
        }
      }
    },
  };
}

/** Messages of fewer characters than this come with the code that asks for theirs, instead of in a file of their own. */
const worthAFile = 200;
