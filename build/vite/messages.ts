import { basename, resolve } from "node:path";
import type { Plugin } from "vite";
import { messageProblems, writeMessageTypes } from "../../app/messages/check.ts";
import { chunkOf, readMessages } from "../../app/messages/read.ts";
import { contentRoot } from "../../catalog/catalog.ts";
import { messageFolders, publishLanguagesOf } from "../../catalog/languages.ts";

/**
 * The languages of the site and their words: `virtual:languages` tells the running site which there are,
 * `virtual:messages` has each as a chunk, `virtual:messages/all` all of them at once. Keeps the types of messages up to date.
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
      const problems = messageProblems(readMessages(folders));
      if (problems.length > 0) this.error(problems.join("\n"));
    },
    resolveId: (id) => (/^virtual:(languages$|messages(\/|$))/.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === "\0virtual:languages") return `export const languages = ${JSON.stringify(languages)};`;
      if (id === "\0virtual:messages")
        return `export const chunks = {${languages.map((code) => `${code}: () => import("virtual:messages/${code}")`)}};`;
      if (id === "\0virtual:messages/all")
        return [
          ...languages.map((code) => `import ${code} from "virtual:messages/${code}";`),
          `export const all = {${languages}};`,
        ].join("\n");
      const code = languages.find((language) => id === `\0virtual:messages/${language}`);
      if (!code) return null;
      const files = readMessages(folders);
      for (const { file } of files) this.addWatchFile(resolve(file));
      // a text is read faster than code
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(chunkOf(code, files)))});`;
    },
    hotUpdate({ file, server }) {
      if (!isMessages(file)) return undefined;
      writeMessageTypes();
      for (const problem of messageProblems(readMessages(folders))) server.config.logger.error(problem);
      const made = languages.map((code) => this.environment.moduleGraph.getModuleById(`\0virtual:messages/${code}`));
      return made.filter((module) => module !== undefined);
    },
  };
}
