import { basename, resolve, relative } from "node:path";
import type { Plugin } from "vite";
import { checkMessages, writeMessageTypes } from "#app/messages/check.ts";
import { readLanguage, readMessages } from "#app/messages/read.ts";
import { contentRoot } from "#catalog/catalog.ts";
import { messageFolders, publishLanguagesOf } from "#catalog/messages.ts";
import type { MessageFile } from "#app/messages/load.ts";
import { sourceLocale } from "#site/locales.ts";
import { findInModule, messageIds } from "./message-code.ts";
import { type Chunk, findPagesOf, frame, groupMessages } from "./message-groups.ts";
import { listPartsBelow } from "./parts-below.ts";

/**
 * The site's languages and their messages: `virtual:languages` tells the running site which there are,
 * `virtual:messages/all` has all messages for the build, and during development one file per language has them for the
 * browser (for the built site see `messageFiles`). Also keeps the types of messages up to date.
 */
export function messages(): Plugin {
  const languages = publishLanguagesOf(contentRoot);
  const folders = messageFolders(contentRoot);
  const isMessages = (file: string) =>
    file.endsWith(".json") && folders.some((folder) => file === resolve(folder, basename(file)));
  return {
    name: "messages",
    buildStart() {
      writeMessageTypes();
      const problems = checkMessages(readMessages(folders));
      if (problems.length > 0) this.error(problems.join("\n"));
    },
    resolveId: (id) => (/^virtual:(languages|messages\/all)$/.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === "\0virtual:languages") return `export const languages = ${JSON.stringify(languages)};`;
      if (id !== "\0virtual:messages/all") return null;
      const files = readMessages(folders);
      for (const { file } of files) this.addWatchFile(resolve(file));
      const all = Object.fromEntries(languages.map((language) => [language, readLanguage(language, files)]));
      return `export const all = ${JSON.stringify(all)};`;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const language = languages.find((each) => request.url === `/assets/messages-dev/${each}/frame.json`);
        if (!language) return next();
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(readLanguage(language, readMessages(folders))));
      });
    },
    hotUpdate({ file, server }) {
      if (!isMessages(file)) return undefined;
      writeMessageTypes();
      for (const problem of checkMessages(readMessages(folders))) server.config.logger.error(problem);
      if (this.environment.name === "client") server.hot.send({ type: "full-reload" });
      const made = this.environment.moduleGraph.getModuleById("\0virtual:messages/all");
      return made ? [made] : [];
    },
  };
}

const app = resolve(import.meta.dirname, "../../app");
/** What code that waits for its messages calls `withMessages`. */
const waiting = "__withMessages";

/**
 * The messages of the browser's code, in files: one per language for what is loaded first, and one for each part loaded
 * on demand that says more. What a part says is read from its compiled modules, and every `import()` waits for it too.
 */
export function messageFiles(): Plugin {
  const languages = publishLanguagesOf(contentRoot);
  const files = readMessages(messageFolders(contentRoot));
  const texts = readLanguage(sourceLocale, files).texts;
  const ids = messageIds(Object.keys(texts));
  const sizes = new Map([...ids].map(([key, id]) => [id, texts[key]?.length ?? 0]));
  /** The names of the modules that are loaded on demand, and those of them that are pages. */
  const parts = new Map<string, string>();
  const pages = new Set<string>();
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
          // a page's messages come with its document or its data
          if (id === "\0virtual:pages") pages.add(file.id);
          else edits.push({ start, end, text: `${waiting}(${JSON.stringify(name)}, ${code.slice(start, end)})` });
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
      const below = new Set<string>();
      // by module, not by chunk: a chunk says what several pages need
      const modules = chunks.flatMap(({ modules: all }) =>
        Object.entries(all).map(([id, { code }]): Chunk => {
          const info = this.getModuleInfo(id);
          for (const part of listPartsBelow(info)) below.add(part);
          const [imports, dynamicImports] = [info?.importedIds ?? [], info?.dynamicallyImportedIds ?? []];
          return { fileName: id, code: code ?? "", imports, dynamicImports, isEntry: entries.has(id) };
        }),
      );
      const worth = (id: string) =>
        parts.get(id) === formBelow ? Number.POSITIVE_INFINITY : below.has(id) ? worthAFileBelow : worthAFile;
      const pageOf = findPagesOf(modules, pages, below);
      const groups = new Map<string, Set<string>>();
      /** The file of each part that asks for one. */
      const fileOf: Record<string, string> = {};
      for (const [id, said] of groupMessages(modules, sizes, worth)) {
        const name = parts.get(id) ?? frame;
        const page = parts.get(pageOf.get(id) ?? "");
        // the parts below a page come alive together, and share a request
        const group = page ? `${page}/below` : name;
        groups.set(group, said.union(groups.get(group) ?? new Set()));
        if (parts.has(id) && !pages.has(id)) fileOf[name] = group;
      }
      for (const language of languages) {
        const { texts: all, dates } = readLanguage(language, files);
        for (const [group, said] of groups) {
          const own = Object.entries(all).map(([key, text]) => [ids.get(key) ?? key, text] as const);
          const file: MessageFile = {
            texts: Object.fromEntries(own.filter(([id]) => said.has(id))),
            ...(group === frame && { dates, files: fileOf }),
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

/** A part below comes alive with its page, and asks for a file of its own only if the page would wait for much more. */
const worthAFileBelow = 3_000;

/** All of its page's form: nobody would wait less for it without its messages. */
const formBelow = "calculator/freight/freight-panel";
