import { basename, resolve, relative } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { checkMessages, writeMessageTypes } from "#app/messages/check.ts";
import { readLanguage, readMessages } from "#app/messages/read.ts";
import { contentRoot } from "#catalog/catalog.ts";
import { messageFolders, publishLanguagesOf } from "#catalog/messages.ts";
import type { MessageFile } from "#app/messages/load.ts";
import { sourceLocale } from "#site/locales.ts";
import { findInModule, idsIn, listPartsBelow, messageIds } from "./read-code.ts";

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
        parts.get(id) === formBelow
          ? Number.POSITIVE_INFINITY
          : below.has(id)
            ? worthAFileBelow
            : pages.has(id)
              ? 0
              : worthAFile;
      const pageOf = findSinglePages(modules, pages, below);
      const groups = new Map<string, Set<string>>();
      /** The file of each part that asks for one, without words where it is called as the part is. */
      const fileOf: Record<string, string> = {};
      for (const [id, said] of groupMessages(modules, sizes, worth)) {
        const name = parts.get(id) ?? frame;
        const page = parts.get(pageOf.get(id) ?? "");
        // the parts below a page come alive together, and share a request
        const group = page ? `${page}/below` : name;
        groups.set(group, said.union(groups.get(group) ?? new Set()));
        if (parts.has(id) && !pages.has(id)) fileOf[name] = group === name ? "" : group;
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

// For the build: which messages a visitor needs where, read from the compiled chunks.

/** What matters of a compiled module, or of several taken together. */
export type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "code" | "imports" | "dynamicImports" | "isEntry">;

/** The group of messages that every page includes: what the code loaded first says. */
const frame = "frame";

/** A chunk that something asks for, and all that the browser loads with it. */
type Load = { chunk: Chunk; files: ReadonlySet<string>; askedBy: Load[]; known: Set<string>; own: Set<string> };

/**
 * Divides messages among the code that is loaded first (`frame`) and the chunks loaded on demand, by their file names.
 * A chunk comes with its imports, so its group has what all of them say, less what is known wherever it is asked for.
 * What is too little for a file of its own comes earlier, with the code that asks for it.
 *
 * `sizes` has the length of each message by the id that stands for it in the code.
 */
export function groupMessages(
  chunks: readonly Chunk[],
  sizes: ReadonlyMap<string, number>,
  worthAFile: (fileName: string) => number,
): Map<string, Set<string>> {
  const loads = findLoads(chunks);
  const said = new Map(
    chunks.map(({ fileName, code }) => [fileName, new Set(idsIn(code).filter((id) => sizes.has(id)))]),
  );
  for (const load of loads) {
    load.own = union([...load.files].map((file) => said.get(file) ?? new Set()));
    load.known = load.chunk.isEntry ? new Set() : new Set(sizes.keys());
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (const load of loads) {
      const before = load.known.size;
      for (const asker of load.askedBy) load.known = load.known.intersection(asker.known.union(asker.own));
      changed ||= load.known.size < before;
    }
  }
  for (const load of loads) load.own = load.own.difference(load.known);
  const size = ({ own }: Load) => [...own].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
  const limit = ({ chunk }: Load) => (chunk.isEntry ? 0 : worthAFile(chunk.fileName));
  // what comes to a page from its parts below may make its own worth a file; what is never worth one also hands on what
  // has come to it
  const limits = [...new Set(loads.map(limit))].sort((a, b) => b - a);
  for (const most of [...limits.filter(Number.isFinite), Number.POSITIVE_INFINITY]) {
    const small = new Set(loads.filter((load) => limit(load) === most && size(load) < most));
    for (const load of small) {
      for (const earlier of findEarlier(load, small))
        earlier.own = earlier.own.union(load.own.difference(earlier.known));
      load.own = new Set();
    }
  }
  const first = union(loads.filter(({ chunk }) => chunk.isEntry).map(({ own }) => own));
  const groups = new Map([[frame, first]]);
  for (const { chunk, own } of loads) {
    const rest = own.difference(first);
    if (rest.size > 0) groups.set(chunk.fileName, rest);
  }
  return groups;
}

/** The page of each part below that only one page has. */
export function findSinglePages(
  chunks: readonly Chunk[],
  pages: Iterable<string>,
  below: ReadonlySet<string>,
): Map<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Map<string, string[]>();
  for (const page of pages) {
    const seen = new Set<string>();
    const visit = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      if (below.has(file)) found.set(file, [...(found.get(file) ?? []), page]);
      const { imports = [], dynamicImports = [] } = byFile.get(file) ?? {};
      for (const each of [...imports, ...dynamicImports.filter((part) => below.has(part))]) visit(each);
    };
    visit(page);
  }
  return new Map(
    [...found].flatMap(([part, [page, ...others]]) => (page && others.length === 0 ? [[part, page]] : [])),
  );
}

function findLoads(chunks: readonly Chunk[]): Load[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const asked = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const loads = chunks
    .filter(({ isEntry, fileName }) => isEntry || asked.has(fileName))
    .map(
      (chunk): Load => ({ chunk, files: withImports(chunk, byFile), askedBy: [], known: new Set(), own: new Set() }),
    );
  for (const load of loads)
    load.askedBy = loads.filter(
      (other) =>
        other !== load &&
        [...other.files].some((file) => byFile.get(file)?.dynamicImports.includes(load.chunk.fileName)),
    );
  return loads;
}

function withImports(chunk: Chunk, byFile: ReadonlyMap<string, Chunk>): Set<string> {
  const files = new Set<string>();
  const add = ({ fileName, imports }: Chunk) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const file of imports) {
      const imported = byFile.get(file);
      if (imported) add(imported);
    }
  };
  add(chunk);
  return files;
}

/** What is loaded before `load` and has a file of its own. */
function findEarlier(load: Load, small: ReadonlySet<Load>): Set<Load> {
  const seen = new Set<Load>();
  const look = ({ askedBy }: Load) => {
    for (const asker of askedBy) {
      if (seen.has(asker)) continue;
      seen.add(asker);
      if (small.has(asker)) look(asker);
    }
  };
  look(load);
  return seen.difference(small);
}

function union(sets: readonly ReadonlySet<string>[]): Set<string> {
  return sets.reduce<Set<string>>((all, set) => all.union(set), new Set());
}
