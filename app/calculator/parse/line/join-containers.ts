import { type Load, readLoadAt } from "./freight-words.ts";
import { readNumberAt } from "./numbers.ts";
import { countPieces, type Run, splitLine, type Token, writeWords } from "./tokens.ts";

/** Containers whose number and length stand apart, as one. Without a load: what another expression has said already. */
type Joined = Run & { load?: Load };
type Found = Run & { load: Load; lacks?: "size" | "count" };

/** What stands between a number of containers and their length, and what makes two orders of them. */
const links = new Set(", ( : - . of size sizes type each are 的 是 为 规 格 柜 型 尺 寸 箱".split(" "));
const parting = new Set("and plus or + & / 和 或 加 及 与 跟 另 再".split(" "));
/** What is further apart belongs to other sentences. */
const farthest = 14;
/** A number behind a container: `40HC qty 2`, `40HQ 两个`, `20GP, 2 units`. */
const countBehind =
  /^(?<lead>(?:[,:(] )?(?:(?:qty|quantity|no|nos|数 量) (?:[:.=] )?)?)(?<count>\d{1,2}|[一二两三四五六七八九十])(?<unit> (?:[个只条台]|units?))?(?: \))?(?! [x*箱托板件柜小大高集货包.:/\d-])(?![^ ])/;

/** Joins numbers of containers with the length that is said elsewhere: `2 containers, 20GP`, `40HQ 3柜`, `3 containers 20ft`. */
export function joinContainers(tokens: readonly Token[]): Joined[] {
  const loads = listLoads(tokens);
  const joined: Joined[] = [];
  const taken = new Set<Found>();
  for (const [at, own] of loads.entries()) {
    if (own.load.is !== "containers" || own.lacks !== "size") continue;
    const { count } = own.load;
    const near = [loads[at - 1], loads[at + 1]].flatMap((other) => {
      const gap = other?.lacks === "count" && !taken.has(other) ? readGap(tokens, own, other) : undefined;
      return gap && other ? [{ other, gap }] : [];
    });
    const [best] = near.sort((one, two) => one.gap.length - two.gap.length);
    if (best) {
      taken.add(best.other);
      const { load } = best.other;
      joined.push(...writeJoined(tokens, own, best.other, load.is === "containers" ? { ...load, count } : load));
    } else if (countBeside(tokens, loads.slice(at)) === count) joined.push({ from: own.from, next: own.next });
  }
  for (const own of loads) {
    if (own.lacks !== "count" || own.load.is !== "containers" || taken.has(own)) continue;
    const { 0: words, groups = {} } = countBehind.exec(writeWords(tokens, own.next, 8)) ?? {};
    // a number alone may be a postcode's
    if (!words || (!groups["unit"] && !/[a-z数]/.test(groups["lead"] ?? ""))) continue;
    const count = readNumberAt(tokens, own.next + countPieces(groups["lead"]))?.amount;
    if (count) joined.push({ from: own.from, next: own.next + countPieces(words), load: { ...own.load, count } });
  }
  return loads.some(({ load }) => load.is === "containers") ? [...joined, ...listNames(tokens, loads)] : joined;
}

/** `FCL`, `containers:` beside containers that are counted, which say it anyway. */
function listNames(tokens: readonly Token[], loads: readonly Run[]): Joined[] {
  return tokens.flatMap((_, from) => {
    if (loads.some((own) => own.from <= from && from < own.next)) return [];
    const [name] =
      /^(?:fcl|containers?|整 [柜箱]|集 装 箱|货 柜)(?: :)?(?![^ ])/.exec(writeWords(tokens, from, 4)) ?? [];
    return name ? [{ from, next: from + countPieces(name) }] : [];
  });
}

function listLoads(tokens: readonly Token[]): Found[] {
  const loads: Found[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = readLoadAt(tokens, at, loads.at(-1)?.lacks === "size");
    if (found && found.load.is !== "shared") loads.push({ ...found, from: at });
    at = found?.next ?? at + 1;
  }
  return loads;
}

/** The words between two expressions; none where they make two orders of them. */
function readGap(tokens: readonly Token[], one: Run, other: Run): readonly Token[] | undefined {
  const [first, last] = one.from < other.from ? [one, other] : [other, one];
  const gap = tokens.slice(first.next, last.from);
  return gap.length > farthest || gap.some(({ text }) => parting.has(text)) ? undefined : gap;
}

function writeJoined(tokens: readonly Token[], one: Run, other: Run, load: Load): Joined[] {
  const [first, last] = one.from < other.from ? [one, other] : [other, one];
  const gap = tokens.slice(first.next, last.from);
  // a special one stands as it is written, to be told
  if (load.is === "special")
    return [
      { from: one.from, next: one.next },
      { from: other.from, next: other.next, load },
    ];
  if (!gap.every(({ text }) => links.has(text)))
    return [
      { from: first.from, next: first.next, load },
      { from: last.from, next: last.next },
    ];
  const isClosed = gap.some(({ text }) => text === "(") && tokens[last.next]?.text === ")";
  return [{ from: first.from, next: last.next + (isClosed ? 1 : 0), load }];
}

/** How many containers follow that have a length and a number of their own: `2 containers: 1x20GP and 1x40HC`. */
function countBeside(tokens: readonly Token[], [own, ...others]: readonly Found[]): number {
  const [next] = others;
  if (!own || !next || !readGap(tokens, own, next)) return 0;
  const end = others.findIndex(({ lacks }) => lacks !== undefined);
  return (end < 0 ? others : others.slice(0, end)).reduce(
    (sum, { load }) => sum + (load.is === "containers" ? load.count : 0),
    0,
  );
}

/** A text with such containers as `2x20GP`. */
export function settleContainers(text: string): string {
  const tokens = splitLine(text);
  return joinContainers(tokens)
    .sort((one, other) => other.from - one.from)
    .reduce((rest, { from, next, load }) => {
      const [start = 0, end = 0] = [tokens[from]?.start, tokens[next - 1]?.end];
      if (load?.is === "special") return rest;
      const words = load?.is === "containers" ? `${load.count}x${load.kind}` : "";
      return `${rest.slice(0, start)}${words}${rest.slice(end)}`;
    }, text);
}
