import type { z } from "zod";
import type { Problems } from "./problems.ts";
import { linesOf, readYaml } from "./yaml.ts";

export type FrontMatter<T> = { head: T; body: string; bodyLine: number };

/** A Markdown file with YAML front matter between two lines of three dashes. */
export function readFrontMatter<T extends z.ZodType>(
  file: string,
  text: string,
  schema: T,
  problems: Problems,
): FrontMatter<z.output<T>> | undefined {
  const lines = text.split(/\r?\n/);
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end < 0) {
    problems.error(
      file,
      1,
      "the head matter is missing",
      'begin the file with a line "---", the fields, and another line "---"',
    );
    return undefined;
  }
  const head = readYaml(file, lines.slice(1, end).join("\n"), schema, problems, 2);
  return head && { head: head.value, body: lines.slice(end + 1).join("\n"), bodyLine: end + 2 };
}

/** A function that finds the line of a path in a file's head. */
export function linesOfHead(text: string): (path: readonly PropertyKey[]) => number {
  const lines = text.split(/\r?\n/);
  return linesOf(lines.slice(1, lines.indexOf("---", 1)).join("\n"), 2);
}
