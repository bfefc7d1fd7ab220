import { basename, resolve } from "node:path";
import type { Plugin } from "vite";
import { messageProblems, writeMessageTypes } from "../../app/messages/check.ts";
import type { Language } from "../../app/messages/m.ts";
import { languageOf, readMessages } from "../../app/messages/read.ts";
import { contentRoot } from "../../catalog/catalog.ts";
import { messageFolders, publishLanguagesOf } from "../../catalog/languages.ts";
import { type Locale, sourceLocale } from "../../site/locales.ts";
import { frame, messageGroups } from "./message-groups.ts";

/**
 * The site's languages and their messages: `virtual:languages` tells the running site which there are. The browser's
 * messages are in files, one per language and group (`virtual:message-groups`); `virtual:messages/all` has all of them
 * for the build. Also keeps the types of messages up to date.
 */
export function messages(): Plugin {
  const languages = publishLanguagesOf(contentRoot);
  const folders = messageFolders(contentRoot);
  const isMessages = (file: string) =>
    file.endsWith(".json") && folders.some((folder) => file === resolve(folder, basename(file)));
  const groups = () => messageGroups(languageOf(sourceLocale, readMessages(folders)).texts);
  let developing = false;
  return {
    name: "messages",
    configResolved({ command }) {
      developing = command === "serve";
    },
    buildStart() {
      writeMessageTypes();
      const problems = messageProblems(readMessages(folders));
      if (problems.length > 0) this.error(problems.join("\n"));
    },
    resolveId: (id) => (/^virtual:(languages|message-groups|messages\/all)$/.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === "\0virtual:languages") return `export const languages = ${JSON.stringify(languages)};`;
      if (id === "\0virtual:message-groups") {
        // during development all are in one group, since a part's messages may change at any time; the build has all
        const apart = developing ? [frame] : this.environment.name === "client" ? [...groups().keys()] : [];
        return `export const groupsApart = ${JSON.stringify(apart)};`;
      }
      if (id !== "\0virtual:messages/all") return null;
      const files = readMessages(folders);
      for (const { file } of files) this.addWatchFile(resolve(file));
      const all = Object.fromEntries(languages.map((language) => [language, languageOf(language, files)]));
      return `export const all = ${JSON.stringify(all)};`;
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const language of languages)
        for (const [group, keys] of groups()) {
          const fileName = fileOf(process.env.CODE_ID ?? "", language, group);
          const said = partOf(languageOf(language, readMessages(folders)), group, keys);
          this.emitFile({ type: "asset", fileName, source: JSON.stringify(said) });
        }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const language = languages.find((each) => request.url === `/${fileOf("dev", each, frame)}`);
        if (!language) return next();
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(languageOf(language, readMessages(folders))));
      });
    },
    hotUpdate({ file, server }) {
      if (!isMessages(file)) return undefined;
      writeMessageTypes();
      for (const problem of messageProblems(readMessages(folders))) server.config.logger.error(problem);
      if (this.environment.name === "client") server.hot.send({ type: "full-reload" });
      const made = this.environment.moduleGraph.getModuleById("\0virtual:messages/all");
      return made ? [made] : [];
    },
  };
}

/** Where a language's messages of a group are stored. */
function fileOf(code: string, language: Locale, group: string): string {
  return `assets/messages-${code}/${language}/${group}.json`;
}

/** The messages of a group; the frame's also include how the language writes dates. */
function partOf({ texts, dates }: Required<Language>, group: string, keys: ReadonlySet<string>): Language {
  const own = Object.fromEntries(Object.entries(texts).filter(([key]) => keys.has(key)));
  return { texts: own, ...(group === frame && { dates }) };
}
