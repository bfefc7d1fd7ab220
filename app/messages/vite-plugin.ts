import { basename, dirname } from "node:path";
import type { Plugin } from "vite";
import { messageProblems, writeMessageTypes } from "./check.ts";
import { folder, chunkOf } from "./read.ts";

/** Gives each language's chunk English words for what it does not say, and keeps the types of messages up to date. */
export function messages(): Plugin {
  const isMessages = (file: string) => dirname(file) === folder && file.endsWith(".json");
  return {
    name: "messages",
    enforce: "pre",
    buildStart() {
      writeMessageTypes();
      const problems = messageProblems();
      if (problems.length > 0) this.error(problems.join("\n"));
    },
    load(id) {
      if (!isMessages(id)) return null;
      return JSON.stringify(chunkOf(basename(id, ".json")));
    },
    handleHotUpdate({ file, server }) {
      if (!isMessages(file)) return;
      writeMessageTypes();
      for (const problem of messageProblems()) server.config.logger.error(problem);
    },
  };
}
