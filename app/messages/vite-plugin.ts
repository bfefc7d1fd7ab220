import { basename, dirname } from "node:path";
import type { Plugin } from "vite";
import { locales } from "#catalog/locale.ts";
import { messageProblems, writeMessageTypes } from "./check.ts";
import { frame, messageGroups } from "./groups.ts";
import type { Language } from "./m.ts";
import { folder, languageOf } from "./read.ts";

const virtual = "virtual:message-groups";

/** Writes each language's messages as files of the groups that visitors need, and keeps their types up to date. */
export function messages(): Plugin {
  const isMessages = (file: string) => dirname(file) === folder && file.endsWith(".json");
  let developing = false;
  return {
    name: "messages",
    enforce: "pre",
    configResolved({ command }) {
      developing = command === "serve";
    },
    buildStart() {
      writeMessageTypes();
      const problems = messageProblems();
      if (problems.length > 0) this.error(problems.join("\n"));
    },
    resolveId: (source) => (source === virtual ? `\0${virtual}` : null),
    load(id) {
      // while developing, all ride with the frame: what a part says may change under the eyes
      if (id === `\0${virtual}`)
        return `export const groupsApart = ${JSON.stringify(developing ? [frame] : [...messageGroups().keys()])};`;
      return isMessages(id) ? JSON.stringify(languageOf(basename(id, ".json"))) : null;
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const locale of locales)
        for (const [group, language] of groupsOf(locale)) {
          const fileName = messagesFile(process.env.CODE_ID ?? "", locale, group);
          this.emitFile({ type: "asset", fileName, source: JSON.stringify(language) });
        }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const locale = locales.find((each) => request.url === `/${messagesFile("dev", each, frame)}`);
        if (!locale) return next();
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(languageOf(locale)));
      });
    },
    handleHotUpdate({ file, server }) {
      if (!isMessages(file)) return;
      writeMessageTypes();
      for (const problem of messageProblems()) server.config.logger.error(problem);
      server.ws.send({ type: "full-reload" });
    },
  };
}

/** Where a language's messages of a group lie. */
function messagesFile(code: string, locale: string, group: string): string {
  return `assets/messages-${code}/${locale}/${group}.json`;
}

/** A language's messages by group; how it writes dates is known with those of the frame. */
function groupsOf(locale: string): [group: string, language: Language][] {
  const { texts, dates } = languageOf(locale);
  return [...messageGroups()].map(([group, keys]) => [
    group,
    {
      texts: Object.fromEntries(Object.entries(texts).filter(([key]) => keys.has(key))),
      ...(group === frame && { dates }),
    },
  ]);
}
