import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync, readdirSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { runNode } from "./build-site.ts";
import { join } from "node:path";
import sharp from "sharp";

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
type Accepted = { pattern: RegExp; reason: string };

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

const kinds = ["JS", "CSS", "HTML", "data"] as const;
/** How much heavier a page may be before it is a difference: names differ from build to build, and sizes are rounded. */
const noise = { ratio: 1.005, kilobytes: 0.15 };

/** Prints how heavy pages are, as ratios to before; pages that are heavier by more than noise are differences. */
export function compareBudgets(before: string, after: string): Difference[] {
  const was = readBudget(before);
  const now = readBudget(after);
  const differences: Difference[] = [];
  for (const kind of kinds) {
    const ratios = [...now].flatMap(([address, sizes]) => {
      const old = was.get(address)?.[kind];
      const size = sizes[kind];
      return old === undefined || size === undefined || old === 0 ? [] : [{ address, old, size, ratio: size / old }];
    });
    const sorted = ratios.sort((a, b) => a.ratio - b.ratio);
    const [lightest] = sorted;
    const heaviest = sorted.at(-1);
    const median = sorted[Math.floor(sorted.length / 2)];
    if (!lightest || !heaviest || !median) continue;
    const shown = [lightest, median, heaviest].map(({ ratio }) => ratio.toFixed(3)).join(", ");
    console.log(`${kind} of pages, after to before (least, median, most): ${shown}; most at ${heaviest.address}`);
    for (const { address, old, size, ratio } of sorted)
      if (ratio > noise.ratio && size - old > noise.kilobytes)
        differences.push({
          aspect: "budget",
          place: `${address}: ${old} kB, now ${size} kB`,
          lines: `${kind} is heavier`,
        });
  }
  return differences;
}

/** Writes how heavy the pages of a tree are, as `npm run budget` prints it. */
export function captureBudget(tree: string, file: string): void {
  writeFileSync(file, runNode(tree, ["scripts/budget.ts", "--all"]).stdout);
}

function readBudget(file: string): Map<string, Partial<Record<(typeof kinds)[number], number>>> {
  const rows = [...readFileSync(file, "utf8").matchAll(/^(\/\S*)\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)$/gm)];
  if (rows.length === 0) throw new Error(`npm run budget printed no pages: ${file}`);
  return new Map(
    rows.map(([, address = "", ...sizes]) => [
      address,
      Object.fromEntries(kinds.map((kind, at) => [kind, Number(sizes[at])])),
    ]),
  );
}

/** Compares pictures of two folders pixel by pixel; a difference for each picture that is not the same. */
export async function comparePictures(before: string, after: string): Promise<Difference[]> {
  const list = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".png"));
  const differences: Difference[] = [];
  for (const name of [...new Set([...list(before), ...list(after)])].sort()) {
    const lines = await comparePicture(join(before, name), join(after, name));
    if (lines) differences.push({ aspect: "pictures", place: decodeURIComponent(name), lines });
  }
  return differences;
}

/** What is different in a picture, or undefined. */
async function comparePicture(before: string, after: string): Promise<string | undefined> {
  if (!existsSync(before)) return "+ (is new)";
  if (!existsSync(after)) return "- (is gone)";
  if (readFileSync(before).equals(readFileSync(after))) return undefined;
  const [old, now] = await Promise.all([before, after].map(readPixels));
  if (!old || !now) return undefined;
  if (old.width !== now.width || old.height !== now.height)
    return `-${old.width} × ${old.height} px\n+${now.width} × ${now.height} px`;
  let different = 0;
  let top = old.height;
  let bottom = 0;
  for (let at = 0; at < old.pixels.length; at += 4) {
    if (old.pixels.compare(now.pixels, at, at + 4, at, at + 4) === 0) continue;
    different += 1;
    const y = Math.floor(at / 4 / old.width);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return different === 0 ? undefined : `${different} pixels are different, from ${top} to ${bottom} px below the top`;
}

async function readPixels(file: string) {
  const { data, info } = await sharp(file, { limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
