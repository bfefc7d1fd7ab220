import { relative } from "node:path";

/** A mistake in a content file, worded so that its writer can correct it. */
export type Problem = { file: string; line: number; wrong: string; right: string; level: "error" | "warning" };

/** Collects problems so that all are reported together. */
export class Problems {
  readonly all: Problem[] = [];

  error(file: string, line: number, wrong: string, right: string): void {
    this.all.push({ file, line, wrong, right, level: "error" });
  }

  warn(file: string, line: number, wrong: string, right: string): void {
    this.all.push({ file, line, wrong, right, level: "warning" });
  }

  get errors(): Problem[] {
    return this.all.filter(({ level }) => level === "error");
  }
}

/** `content/site.yaml:3: what is wrong; what would be right`, sorted by file and line. */
export function formatProblems(problems: readonly Problem[], root = process.cwd()): string {
  return [...problems]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(({ file, line, wrong, right, level }) => {
      const place = file.startsWith("/") ? relative(root, file) : file;
      return `${place}:${line}: ${level === "warning" ? "warning: " : ""}${wrong}; ${right}`;
    })
    .join("\n");
}

/** Raised when content cannot be used. Its message lists every error on a line of its own. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(
      `The content has ${problems.length} ${problems.length === 1 ? "error" : "errors"}:\n${formatProblems(problems)}`,
    );
    this.problems = problems;
  }
}
