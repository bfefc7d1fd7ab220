import { isAbsolute, relative, basename, dirname } from "node:path";
import { countSlips } from "#rating/goods/slips.ts";

/** A mistake in a content file, worded so that its writer can correct it. */
export type Problem = {
  file: string;
  line: number;
  wrong: string;
  right: string;
  /** A change is no mistake: what differs from a state that somebody has seen, to be looked at once more. */
  level: "error" | "warning" | "change";
  /** The file tells nothing as it stands, so that whatever needs it reports mistakes that are none. */
  blocks?: true;
  /** Found in what another mistake has left: counted, and listed once that is right. */
  follows?: true;
  /** The value comes of a figure that was looked up in data: if a price there seems to have slipped, that is the cause. */
  computed?: true;
};

/** Where something is in a file: keys, and places in lists. */
export type Path = readonly PropertyKey[];

/** Reports a mistake at a path. */
export type ReportAt = (path: Path, wrong: string, right: string) => void;

/** Collects problems so that all are reported together. */
export class Problems {
  readonly all: Problem[] = [];

  error(file: string, line: number, wrong: string, right: string): void {
    this.all.push({ file, line, wrong, right, level: "error" });
  }

  /** An error after which nothing in the file can be used. */
  block(file: string, line: number, wrong: string, right: string): void {
    this.all.push({ file, line, wrong, right, level: "error", blocks: true });
  }

  warn(file: string, line: number, wrong: string, right: string): void {
    this.all.push({ file, line, wrong, right, level: "warning" });
  }

  change(file: string, line: number, wrong: string, right: string): void {
    this.all.push({ file, line, wrong, right, level: "change" });
  }

  /** Errors of a file, or warnings, by their paths; a line is looked up only when there is something to report. */
  at(file: string, lineOf: (path: Path) => number, level: "error" | "warn" = "error"): ReportAt {
    return (path, wrong, right) => this[level](file, lineOf(path), wrong, right);
  }

  get errors(): Problem[] {
    return this.all.filter(({ level }) => level === "error");
  }
}

/** `content/site.yaml:3: what is wrong; what would be right`, sorted by file and line. */
export function formatProblems(problems: readonly Problem[], root = process.cwd()): string {
  return [...problems]
    .sort((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line)
    .map((problem) => formatProblem(problem, root))
    .join("\n");
}

export function formatProblem({ file, line, wrong, right, level }: Problem, root = process.cwd()): string {
  const place = isAbsolute(file) ? relative(root, file) : file;
  return `${place}:${line}: ${level === "error" ? "" : `${level}: `}${wrong}; ${right}`;
}

/** The name on a list that a mistyped one most likely meant, if any is close: first one with the same letters. */
export function findNearest(name: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  const sorted = sortLetters(name);
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= least) continue;
    const edits = countSlips(name.toLowerCase(), candidate.toLowerCase());
    const distance = edits > 0 && sortLetters(candidate) === sorted ? sameLetters : edits;
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** Nearer than one letter too many, too few or another. */
const sameLetters = 0.5;

function sortLetters(name: string): string {
  return [...name.toLowerCase()].sort().join("");
}

/** The code of ISO 3166-1 for one that is used instead of it, such as UK; otherwise undefined. */
function findCountryCode(name: string, names: readonly string[]): string | undefined {
  if (!/^[A-Z]{2}$/.test(name)) return undefined;
  const { region } = new Intl.Locale(`und-${name}`);
  return region !== name && names.includes(region ?? "") ? region : undefined;
}

/** "did you mean x?" if a name is close, otherwise the complete list. */
export function suggestName(name: string, names: readonly string[]): string {
  // a word processor's hyphen or space looks like the one on the keyboard
  const plain = name
    .normalize("NFKC")
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/[\u200B-\u200D\u2060\uFEFF]|^\s+|\s+$/gu, "");
  if (plain !== name && names.includes(plain))
    return `write ${plain} anew: a word processor has put another sign in the place of a hyphen or a space`;
  const near = findCountryCode(name, names) ?? findNearest(name, names);
  return near ? `did you mean "${near}"?` : `known are ${[...names].sort().join(", ")}`;
}

/** The first three of some names. */
export function nameSome(names: readonly string[], joint = ", "): string {
  return `${names.slice(0, 3).join(joint)}${names.length > 3 ? " …" : ""}`;
}

/** Reports a name that is not among those known. */
export function checkName(name: string, known: readonly string[], kind: string, path: Path, error: ReportAt): void {
  if (!known.includes(name)) error(path, `the ${kind} "${name}" is not known`, suggestName(name, known));
}

/** Does so for each name of a list. */
export function checkNames(
  names: readonly string[] | undefined,
  known: readonly string[],
  kind: string,
  path: Path,
  error: ReportAt,
): void {
  for (const [at, name] of (names ?? []).entries()) checkName(name, known, kind, [...path, at], error);
}

/** Raised when content cannot be used. Its message is the report of its errors. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(`${countErrors(problems)}\n${formatReport(problems)}`);
    this.problems = problems;
  }
}

/** "The content has 2 errors.": those that the report shows, without what follows from them. */
export function countErrors(problems: readonly Problem[]): string {
  const errors = problems.filter(({ level }) => level === "error");
  const open = problems.filter(({ level, follows }) => level !== "error" && !follows).length;
  if (errors.length === 0 && open > 0)
    return `Nothing stops publishing. Look at ${open === 1 ? "the message" : `the ${open} messages`} above first.`;
  if (errors.length === 0) return "The content is right.";
  const length = splitConsequences(errors).causes.length || errors.length;
  return `The content has ${length} ${length === 1 ? "error" : "errors"}.`;
}

/** More of one kind in one file are a count. */
const mostOfKind = 3;

/**
 * Problems as an editor reads them: causes before anything else, what follows from them counted, many of one kind as one
 * message; then warnings, and apart from them what only differs from before. Build, development and check print the same.
 */
export function formatReport(problems: readonly Problem[], root = process.cwd()): string {
  const errors = problems.filter(({ level }) => level === "error");
  const { causes, following } = splitConsequences(errors);
  const warnings = problems.filter(({ level, follows }) => level === "warning" && !follows);
  const slips = causes.some(({ computed }) => computed)
    ? warnings.filter(({ file }) => /\/(?:rates|reference)\//.test(file))
    : [];
  const parts = [...formatGroups(sort(slips), root), ...formatGroups(sort(causes), root)];
  if (following > 0)
    parts.push(
      `This also causes ${following === 1 ? "one further message, which is" : `${following} further messages, which are`} not shown.`,
    );
  const others = warnings.filter((one) => !slips.includes(one));
  const changes = problems.filter(({ level }) => level === "change");
  // what data say now may be the cause of what texts look like
  const [data, texts] = [isData, (one: Problem) => !isData(one)].map((fits) => changes.filter(fits));
  if (following > 0 && others.length > 0)
    parts.push(`${others.length} ${others.length === 1 ? "warning waits" : "warnings wait"} for the errors.`);
  else parts.push(...formatGroups(sort(others.filter(isData)), root));
  parts.push(...formatGroups(sort(data ?? []), root));
  if (following === 0) parts.push(...formatGroups(sort(others.filter((one) => !isData(one))), root));
  parts.push(...formatGroups(sort(texts ?? []), root));
  return parts.join("\n");
}

function isData({ file }: Problem): boolean {
  return /(?:^|\/)(?:rates|reference)\//.test(file) || /(?:^|\/)site\.yaml$/.test(file);
}

/** Data before what is made from them, and what cannot be read before what can. */
function rank({ file, blocks }: Problem): number {
  const kind = ["/site.yaml", "/duties/", "/reference/", ".csv", "/rates/", "/services/"].findIndex((part) =>
    file.includes(part),
  );
  return (blocks ? 0 : 10) + (kind < 0 ? 9 : ([0, 2, 1, 3, 4, 5][kind] ?? 9));
}

function sort(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => rank(a) - rank(b) || a.file.localeCompare(b.file, "en") || a.line - b.line);
}

/**
 * What a file that cannot be used takes with it: everything, if it is reference data or the site's own file; otherwise
 * the errors elsewhere that name it. And of several errors in one row of a table the first is the cause.
 */
function splitConsequences(errors: readonly Problem[]): { causes: Problem[]; following: number } {
  const blocked = errors.filter(({ blocks }) => blocks);
  const isData = ({ file }: Problem) => /\/reference\/|\/site\.yaml$/.test(file);
  const isNamed = ({ file, wrong }: Problem) =>
    blocked.some((one) => one.file !== file && new RegExp(`["/]${RegExp.escape(nameOf(one.file))}["/.]`).test(wrong));
  // every name and price needs the countries and the site's own file; other data say nothing of one another
  const isBase = ({ file }: Problem) => /\/reference\/countries\.csv$|\/site\.yaml$/.test(file);
  const rows = new Set<string>();
  const causes = errors.filter((error) => {
    if (error.follows) return false;
    const row = error.file.endsWith(".csv") ? `${error.file}:${error.line}` : undefined;
    if (row !== undefined && rows.has(row)) return false;
    if (row !== undefined) rows.add(row);
    if (error.blocks) return true;
    if (blocked.some(isBase) || (blocked.some(isData) && !isData(error))) return false;
    return !blocked.some(({ file }) => file === error.file || isOfCard(file, error.file)) && !isNamed(error);
  });
  return { causes, following: errors.length - causes.length };
}

/** A card and its tables are one. */
function isOfCard(file: string, other: string): boolean {
  return file.includes("/rates/") && dirname(file) === dirname(other);
}

/** The name by which others speak of a file: the service of its card, the folder of a news item, or its own. */
function nameOf(file: string): string {
  if (/\/rates\//.test(file)) return basename(dirname(dirname(file)));
  const [own = ""] = basename(file).split(".");
  return own === "index" ? basename(dirname(file)) : own;
}

/** One line for each problem, or for all of a kind: those of one file that differ only in names and numbers, and equal ones. */
function formatGroups(problems: readonly Problem[], root: string): string[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const template = problem.wrong.replaceAll(/"[^"]*"|\d[\d.,]*/g, "…");
    const key = [`${problem.file} ${template}`, problem.wrong].find((known) => groups.has(known));
    if (key !== undefined) groups.get(key)?.push(problem);
    else {
      const group = [problem];
      groups.set(`${problem.file} ${template}`, group);
      groups.set(problem.wrong, group);
    }
  }
  return [...new Set(groups.values())].flatMap((group) => {
    if (group.length <= mostOfKind) return group.map((problem) => formatProblem(problem, root));
    const [first, ...others] = group;
    if (!first) return [];
    const own = [...new Set(others.filter(({ file }) => file === first.file).map(({ line }) => line))];
    const elsewhere = [...new Set(others.map(({ file }) => file).filter((file) => file !== first.file))];
    const lines = own.length > 0 ? ` in line ${own.slice(0, 6).join(", ")}${own.length > 6 ? " …" : ""}` : "";
    const names = elsewhere.map((file) => `${basename(dirname(file))}/${basename(file)}`);
    const files = names.length > 0 ? ` in ${nameSome(names)}` : "";
    return [formatProblem(first, root), `  and ${others.length} more like it${lines}${files}`];
  });
}
