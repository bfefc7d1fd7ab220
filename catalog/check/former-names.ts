import { parse } from "yaml";
import { messageFolders } from "../messages.ts";
import type { Files } from "../read/files.ts";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problems } from "../read/problems.ts";
import type { Site } from "../schema/site.ts";
import type { Published } from "./published.ts";

/**
 * The name that the provider had when the site was last published, wherever it is left after the provider was renamed: in
 * texts, data and the provider's own messages. Where visitors' browsers keep what is theirs, it may stay.
 */
export function findFormerName(site: Site, before: Published, files: Files, problems: Problems): void {
  const { name }: { name?: unknown } = Object(parse(before.files["site.yaml"] ?? "", { schema: "core" }));
  if (typeof name !== "string" || name === site.name) return;
  const former = new RegExp(`(?<![a-z])${RegExp.escape(name)}(?![a-z])`, "i");
  for (const [file, text] of [...listContent(files), ...listMessages(files.root)])
    for (const [at, row] of text.split("\n").entries()) {
      const [said] = former.exec(row) ?? [];
      if (said !== undefined && !/^\s*(?:storage:|#)/.test(row))
        problems.change(
          file,
          at + 1,
          `"${said}" is left here, as the provider was called on ${before.day}`,
          `write {brand} in a text, and "${site.name}" in data`,
        );
    }
}

function listContent(files: Files): [file: string, text: string][] {
  return [".md", ".yaml", ".csv"].flatMap((ending) =>
    files.list(".", ending).map((file): [string, string] => [file, files.text(file)]),
  );
}

/** The provider's own wording, if it has any; the project's names nobody. */
function listMessages(root: string): [file: string, text: string][] {
  return messageFolders(root)
    .filter((folder) => folder.startsWith(root) && existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .map((file) => [file, readFileSync(file, "utf8")]);
}
