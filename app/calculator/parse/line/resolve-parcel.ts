import { isHan } from "#rating/goods/split-words.ts";
import { heaviestBox } from "#rating/shipment/shipment.ts";
import type { Mass } from "#rating/shipment/units.ts";
import { writeReadings } from "../amount.ts";
import { lightestParcel } from "../weight.ts";
import { findPieceWord } from "./counts.ts";
import { heaviestPallet, isPalletCount } from "./freight-words.ts";
import type { Measures } from "./scan-measures.ts";
import type { ParcelRead, Part, Problem, Span } from "./reading.ts";
import { type Run, type Token, writeTyped, writeWords } from "./tokens.ts";
import type { WeightMatch } from "./weights.ts";

export type Parcel = {
  read: ParcelRead;
  imperial: boolean;
  parts: readonly Part[];
  problems: readonly Problem[];
};

const each = new Set(["each", "ea", "per", "apiece", "@", "/", "每", "单", "各", "je"]);
const total = new Set(["total", "totally", "altogether", "together", "overall", "combined", "sum", "共", "总", "合"]);

/** What a gross weight is of, lists of several pieces do not say; nor a net one that stands alone. */
const gross = "(?:[gn]\\.?w\\.?|gross|net|[毛净] 重)";
const grossBefore = new RegExp(`(?:^| )${gross}(?: (?:[:=]|约|大 约|weight|of|is))*$`);
const grossBehind = new RegExp(`^${gross}(?![^ ])`);

/**
 * One parcel among several alike, of the measures of a line. `articles`: the counts that count goods and not parcels.
 * `areSeveral`: other kinds of parcels stand beside it, which are told apart by what one of each weighs. A weight beside
 * a number of parcels is that of each where the line says so, or gives a size for which it is not too much; of all where it
 * says so; else it is asked for.
 */
export function resolveParcel(
  tokens: readonly Token[],
  { weights: written, sizes, counts, wrong }: Measures,
  { articles, areSeveral }: { articles: number; areSeveral: boolean },
  span: (from: number, next: number) => Span,
): Parcel {
  // the gross weight counts
  const net = written.filter(
    ({ from }) => /^(?:net|n\.?w\.?|净|净重)$/.test(tokens[from - 1]?.text ?? "") || isNet(tokens, from),
  );
  const weights = net.length < written.length ? written.filter((weight) => !net.includes(weight)) : written;
  const problems: Problem[] = [];
  const parts: Part[] = [];
  const report = (
    kind: Exclude<Problem["kind"], "unserved" | "freight">,
    { from, next }: Run,
    proposals: readonly string[] = [],
  ) => problems.push({ kind, span: span(from, next), proposals });
  for (const { kind, proposals, ...own } of wrong) report(kind, own, proposals);
  const counted = [...counts.map(({ count }) => count), ...sizes.flatMap(({ quantity }) => quantity ?? [])];
  const quantity = counted[0] ?? 1;
  const [firstCount, otherCount] = counts;
  if (otherCount && counted.some((one) => one !== quantity)) report("unequal", otherCount);
  if (firstCount) {
    if (!Number.isInteger(quantity) || quantity < 1) report("quantity", firstCount);
    else parts.push({ kind: "quantity", count: quantity, span: span(firstCount.from, firstCount.next) });
  }
  const [size, otherSize] = sizes;
  if (otherSize) report("unequal", otherSize);
  if (size?.sides) {
    parts.push({ kind: "size", sides: size.sides, imperial: size.imperial, span: span(size.from, size.next) });
  } else if (size?.metres) report("metres", size, [`${size.metres.join("x")} cm`]);
  else if (size) report("size", size);
  const heaviest = counts.some((count) => isPalletCount(tokens, count)) ? heaviestPallet : heaviestBox;
  const mass = resolveWeight();
  const imperial = size?.sides ? size.imperial : (weights[0]?.imperial ?? false);
  return {
    read: {
      ...(mass !== undefined && { mass }),
      ...(size?.sides && { sides: size.sides }),
      ...(counted.length > 0 && { quantity }),
    },
    imperial,
    parts,
    problems,
  };

  function resolveWeight(): Mass | undefined {
    const [first, second, third] = weights;
    if (!first) return undefined;
    for (const weight of weights) {
      if (weight.ambiguous) report("two-readings", weight, writeReadings(weight.ambiguous));
      else if (weight.mass !== undefined && weight.mass < lightestParcel) report("zero", weight);
    }
    const roles = weights.map((weight) => findRole(tokens, weight));
    const own = weights[roles.indexOf("each")];
    const all = weights[roles.indexOf("total")];
    if (second) {
      // 5 kg each, 15 kg in total
      if (third || !own?.mass || !all?.mass || Math.abs(own.mass * quantity - all.mass) > 1) {
        report("unequal", { from: first.from, next: weights.at(-1)?.next ?? first.next });
        return undefined;
      }
      return add(own, own.mass);
    }
    if (!first.mass || first.mass < lightestParcel) return undefined;
    if (articles > 1 && own) {
      // 50 T-shirts of 200 g each, in one box
      if (counts.length > 0 && quantity === 1) return add(own, first.mass * articles);
      report("total-or-each", first);
      return undefined;
    }
    if (quantity === 1) return add(first, first.mass);
    if (all) return add(first, Math.round(first.mass / quantity));
    const isLikely = (size?.sides || areSeveral) && !isGross(first) && first.mass <= heaviest;
    if (own || isLikely || isOfEach(first)) return add(first, first.mass);
    const text = writeTyped(tokens, first.from, first.next);
    const words = tokens.some((one) => isHan(one.text)) ? ["每件", "共"] : undefined;
    report("total-or-each", first, words ? words.map((word) => `${word}${text}`) : [`${text} each`, `${text} total`]);
    return undefined;
  }

  function isGross({ from, next }: Run): boolean {
    const before = writeWords(tokens, Math.max(0, from - 5), Math.min(from, 5));
    return grossBefore.test(before) || grossBehind.test(writeWords(tokens, next, 2));
  }

  function add({ from, next, imperial }: WeightMatch & Run, mass: Mass): Mass {
    parts.push({ kind: "weight", mass, imperial, span: span(from, next) });
    return mass;
  }

  /** `3 boxes of 5 kg`, `3 x 5 kg`, `5 kg x 3`. */
  function isOfEach(weight: Run): boolean {
    return counts.some(
      ({ of, from, next }) =>
        (of && next === weight.from) ||
        // 50 g * 10 个 may be ten articles in one parcel
        (from === weight.next && /^[x*]$/.test(tokens[from]?.text ?? "") && tokens[next - 1]?.text !== "个"),
    );
  }
}

function isNet(tokens: readonly Token[], from: number): boolean {
  return tokens[from - 2]?.text === "净" && tokens[from - 1]?.text === "重";
}

/** How near a word is that says of what a weight is: 每箱毛重. */
const near = 4;
/** What says right before a weight that it is that of all: then 每箱 behind it begins something else. */
const totalBefore = /(?:^| )(?:[总共]|合 计|total)(?: (?:[毛净计重量为是约:：]|大 约|gross|net|weight|of|is|about))*$/;

function findRole(tokens: readonly Token[], { from, next }: Run): "each" | "total" | undefined {
  const lead = Math.max(0, from - near);
  if (totalBefore.test(writeWords(tokens, lead, from - lead))) return "total";
  const behind = [...tokens.keys()].slice(next, next + near);
  const before = [...tokens.keys()].slice(lead, from).reverse();
  for (const at of [...behind, ...before]) {
    const { text = "" } = tokens[at] ?? {};
    // between rows and fields a stroke says nothing
    if (each.has(text) && (text !== "/" || findPieceWord(tokens, at + 1) !== undefined)) return "each";
    if (total.has(text)) return "total";
  }
  return undefined;
}
