import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

/** One difference: which aspect (`content`, `headers` …), where, and its lines, those before with `-`, after with `+`. */
export type Difference = { aspect: string; place: string; lines: string };

/** Differences of the files under two folders, a difference for each place at which lines change. */
export function compareFolders(before: string, after: string): Difference[] {
  const args = ["diff", "--no-index", "--unified=0", "--no-color", "--no-renames", "--text", "--no-prefix"];
  const { stdout } = spawnSync("git", [...args, before, after], { encoding: "utf8", maxBuffer: 2e9 });
  return stdout.split(/^diff --git .*$/m).flatMap((file) => {
    const [, old = ""] = /^--- (.*?)\t?$/m.exec(file) ?? [];
    const [, now = ""] = /^\+\+\+ (.*?)\t?$/m.exec(file) ?? [];
    const place = (now === "/dev/null" ? old.slice(before.length) : now.slice(after.length)).replace(/\.txt$/, "");
    const [, aspect = "", rest = ""] = /^\/?([^/]+)(.*)$/.exec(place) ?? [];
    if (!aspect) return [];
    if (old === "/dev/null") return [{ aspect, place: rest, lines: "+ (is new)" }];
    if (now === "/dev/null") return [{ aspect, place: rest, lines: "- (is gone)" }];
    return file
      .split(/^@@ .*$/m)
      .slice(1)
      .map((hunk) => ({ aspect, place: rest, lines: hunk.trim() }));
  });
}

/** Differences between two lists of quotes, a difference for each figure that changed. */
export function compareQuotes(before: string, after: string): Difference[] {
  type Order = { order: string; answers: { service?: string }[] };
  const read = (file: string): Order[] => JSON.parse(readFileSync(file, "utf8"));
  const now = read(after);
  return read(before).flatMap(({ order, answers }, at) =>
    answers.flatMap((answer, index) =>
      compareValues(answer, now[at]?.answers[index], "").map(
        ({ path, lines }): Difference => ({
          aspect: "quotes",
          place: `order ${order}, ${answer.service}${path}`,
          lines: `${path.replace(/\d+/g, "N")}\n${lines}`,
        }),
      ),
    ),
  );
}

function compareValues(before: unknown, after: unknown, path: string): { path: string; lines: string }[] {
  if (before && after && typeof before === "object" && typeof after === "object") {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    const get = (value: object, key: string): unknown => Object.entries(value).find(([name]) => name === key)?.[1];
    return [...keys].flatMap((key) => compareValues(get(before, key), get(after, key), `${path}.${key}`));
  }
  if (Object.is(before, after)) return [];
  return [{ path, lines: `-${JSON.stringify(before)}\n+${JSON.stringify(after)}` }];
}

const acceptedSchema = z.array(z.strictObject({ match: z.string(), reason: z.string().min(1) }));

/** A difference that is meant, by a regular expression over its aspect, place and lines. */
export type Accepted = { pattern: RegExp; reason: string };

/** Reads expected differences: YAML, a list of `match` (a regular expression) and `reason`. */
export function readAccepted(file: string): Accepted[] {
  if (!existsSync(file)) throw new Error(`${file}: there is no such file`);
  const read = acceptedSchema.safeParse(parse(readFileSync(file, "utf8")));
  if (!read.success)
    throw new Error(`${file}: must be a list of "match" and "reason":\n${z.prettifyError(read.error)}`);
  return read.data.map(({ match, reason }) => ({ pattern: new RegExp(match), reason }));
}

/** Prints differences in groups of equal lines, the most frequent first; returns how many are not accepted. */
export function reportDifferences(
  differences: readonly Difference[],
  accepted: readonly Accepted[],
  most: number,
): number {
  const groups = new Map<string, Difference[]>();
  const expected = new Map<string, number>(accepted.map(({ reason }) => [reason, 0]));
  for (const difference of differences) {
    const { aspect, place, lines } = difference;
    const reason = accepted.find(({ pattern }) => pattern.test(`${aspect} ${place}\n${lines}`))?.reason;
    if (reason !== undefined) expected.set(reason, (expected.get(reason) ?? 0) + 1);
    else groups.set(`${aspect}\n${lines}`, [...(groups.get(`${aspect}\n${lines}`) ?? []), difference]);
  }
  const sorted = [...groups.values()].sort((a, b) => b.length - a.length);
  for (const group of sorted.slice(0, most)) {
    const [first] = group;
    if (!first) continue;
    const more = group.length > 1 ? `, and ${group.length - 1} more` : "";
    console.log(`\n${first.aspect} ${first.place}${more}\n${cut(first.lines)}`);
  }
  if (sorted.length > most) console.log(`\n… and ${sorted.length - most} more groups (--most ${sorted.length})`);
  for (const [reason, count] of expected) console.log(`\nAccepted ${count}: ${reason}`);
  const left = sorted.reduce((sum, group) => sum + group.length, 0);
  console.log(left === 0 ? "\nNo visitor sees a difference." : `\n${left} differences in ${sorted.length} groups.`);
  return left;
}

function cut(lines: string): string {
  return lines
    .split("\n")
    .slice(0, 24)
    .map((line) => (line.length > 400 ? `${line.slice(0, 400)} …` : line))
    .join("\n");
}
