import { isAbsolute, relative } from "node:path";

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
};

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

  get errors(): Problem[] {
    return this.all.filter(({ level }) => level === "error");
  }
}

/** `content/site.yaml:3: what is wrong; what would be right`, sorted by file and line. */
export function formatProblems(problems: readonly Problem[], root = process.cwd()): string {
  return [...problems]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map((problem) => formatProblem(problem, root))
    .join("\n");
}

export function formatProblem({ file, line, wrong, right, level }: Problem, root = process.cwd()): string {
  const place = isAbsolute(file) ? relative(root, file) : file;
  return `${place}:${line}: ${level === "error" ? "" : `${level}: `}${wrong}; ${right}`;
}

/** The name on a list that a mistyped one most likely meant, if any is close. */
export function findNearest(name: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= least) continue;
    const distance = measureEditDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** The code of ISO 3166-1 for one that is used instead of it, such as UK; otherwise undefined. */
function findCountryCode(name: string, names: readonly string[]): string | undefined {
  if (!/^[A-Z]{2}$/.test(name)) return undefined;
  const { region } = new Intl.Locale(`und-${name}`);
  return region !== name && names.includes(region ?? "") ? region : undefined;
}

/** "did you mean x?" if a name is close, otherwise the complete list. */
export function suggestName(name: string, names: readonly string[]): string {
  const near = findCountryCode(name, names) ?? findNearest(name, names);
  return near ? `did you mean "${near}"?` : `known are ${[...names].sort().join(", ")}`;
}

function measureEditDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
