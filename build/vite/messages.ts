import { basename, resolve } from "node:path";
import type { Plugin } from "vite";
import { checkMessages, writeMessageTypes } from "../../app/messages/check.ts";
import { readLanguage, readMessages } from "../../app/messages/read.ts";
import { contentRoot } from "../../catalog/catalog.ts";
import { messageFolders, publishLanguagesOf } from "#catalog/messages.ts";

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
