import { type Run, type Token, writeTyped } from "./tokens.ts";
import { findPieceWord, isUnitOrPiece } from "./counts.ts";
import { toMass } from "#rating/shipment/units.ts";
import { parseAmbiguousNumber, readAmount, writeReadings } from "../amount.ts";
import { lightestParcel } from "../weight.ts";
import type { PlaceIndex } from "./places.ts";
import type { Problem } from "./reading.ts";

/**
 * Words that say nothing about a shipment, in the languages in which people write to a carrier: without them nobody's
 * sentence would be understood. A word that could change the price (`by sea`, `express`, `fragile`) is none of them.
 */
const words = new Set(
  [
    "a an the of for to too into in on at and with is are be am was it its it's this that there i i'd i'll i'm i've im me my we we're our us you your they",
    "need needs want wants wanna would would've like please pls plz kindly hi hello hey dear thanks thank thx cheers regards how how's much many what whats what's does do can could will should get got have has give know tell",
    "cost costs price prices pricing rate rates quote quotes quotation estimate charge fee fees cheap shipping ship ships shipped shipment send sends sending sent deliver delivers delivery delivering mail post posting postage freight transport export",
    "parcel parcels package packages pkg box boxes carton cartons ctn packet pack packs item items piece pieces goods thing things stuff order orders product products cargo consignment",
    "weight weighs weigh weighing wt gw nw g.w g.w. n.w n.w. gross net heavy kgs size sizes sized dimension dimensions dim dims measuring measures measure measurement measurements volume about approx approximately around roughly circa ca just only maybe per each ea total altogether together all combined overall containing contains contain contents content inside filled full holding some any small big large sample samples customer customers client buyer destination country dest address warehouse qty quantity number no nr from via door over there",
    "or private individual person consumer recipient way best brother sister mother father mum mom dad aunt uncle friend stop bottle bottles",
    "nach von ein eine einen der die das und mit für bitte wie viel kostet kosten versand paket gewicht vers le la les du des un une et avec pour colis poids envoyer a al para del con y el los las por favor cuanto cuesta enviar paquete peso envio envío di da per il un uno e in pacco naar het een en met voor pakket",
  ]
    .join(" ")
    .split(" "),
);
/** The longest first where one begins another. */
const characters = [
  "多少钱一公斤 一公斤多少钱 请问一下 麻烦问下 大概多少钱 需要多少钱 怎么收费 怎么算 怎么寄 多少钱 要多少 是多少 运费是 运费 费用 价格 报价 价钱 请问 想问 问一下 问下 查一下 查下 帮我 帮忙 麻烦 算一下 算下 算算 看一下 看看 大概 大约 差不多 左右 上下 一共 总共 总重 总重量 总毛重 总净重 总体积 合计 共计 毛重 净重 实重 重量 重约 尺寸 体积 规格 外箱 箱规 包装 每箱 每件 每个 单箱 单件 单个 各自",
  "盒子 盒 我们 我要 我想 想要 需要 打算 准备 可以 能不能 能否 能 有个 有一个 有 一个 一件 一箱 一票 一批 一些 这个 这批 那个 包裹 快递 货物 东西 物品 产品 商品 样品 客户 客人 买家 国外 物流 小包 跨境 国际 目的地 目的国 收件人 私人 个人 消费者 收件 收货 地址 寄件 仓库 发货 寄到 寄往 寄去 寄给 发到 发往 发去 发给 送到 送往 运到 运往 运去 运至 邮寄 邮到 出口 您好 你好 谢谢 多谢 老板 亲 里面 装的 装了 装着 内装 含 的话 从 由 自 到 去 往 至 发 寄 送 运 邮 走 给 把 将 要 想 我 你 您 是 为 约 重 共 每 各 件 箱 个 的 了 吗 呢 吧 啊 呀 下 货 和 与 跟 及 请 帮 问 啥 多 少 钱 费 单 一 帮个 在 里 内 装 含有 用 或者 或 这 长 宽 高 分 装",
]
  .join(" ")
  .split(" ")
  .sort((one, other) => other.length - one.length);
const longest = characters[0]?.length ?? 0;
const known = new Set(characters);
/** Characters that say nothing by themselves, and are a part of the word that they are glued to: 值 in 货值, 下 in 下旬. */
const bound = new Set("下货单一内用分装重共多少钱费件箱个长宽高各");

/** Of two characters the first is no word of its own: 发热 is heated, and 有毒 poisonous. */
const inseparable = /^(?:发[热光]|自[燃热发]|有毒|吗啡)$/;

/** What customs alone could count as something else, and only between private persons. */
const gift = /^(?:gifts?|presents?|送?礼[物品]|送礼)$/;

export function isGift(tokens: readonly Token[], { from, next }: Run): boolean {
  return gift.test(writeTyped(tokens, from, next).toLowerCase());
}

/** Behind the name of goods, parts of them: `furniture parts`, `家具配件`. */
export function isOfGoods(tokens: readonly Token[], { from, next }: Run, goods: readonly Run[]): boolean {
  const isParts = /^(?:parts?|配件|零件)$/.test(writeTyped(tokens, from, next).toLowerCase());
  return isParts && goods.some((own) => own.next === from);
}

export function isFillerWord(word: string): boolean {
  return words.has(word);
}

/** How many characters of a script without spaces, from the beginning of a text, say nothing about a shipment. */
function measureFiller(text: string): number {
  for (let length = Math.min(longest, text.length); length > 0; length -= 1)
    if (known.has(text.slice(0, length))) return length;
  return 0;
}

/** No word of a script without spaces is looked for in more characters. */
const mostCharacters = 10;

/** Runs of what is neither used nor empty of meaning. */
export function listUnknown(tokens: readonly Token[], used: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  const add = (at: number) => {
    const last = runs.at(-1);
    if (last?.next === at) last.next = at + 1;
    else runs.push({ from: at, next: at + 1 });
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || used[at] || token.kind === "number" || isPlus(tokens, used, at)) continue;
    if (token.kind === "sign") {
      if (/\p{Extended_Pictographic}/u.test(token.text)) add(at);
      continue;
    }
    if (token.kind === "word") {
      const perUnit = isUnitOrPiece(tokens, at) && /^(?:per|每|\/)$/.test(tokens[at - 1]?.text ?? "");
      if (!isFillerWord(token.text) && !perUnit) add(at);
      continue;
    }
    // 每托, 单袋: what a measure is of
    const piece = /^[每单各]$/.test(tokens[at - 1]?.text ?? "") ? findPieceWord(tokens, at) : undefined;
    if (piece !== undefined) {
      at = piece - 1;
      continue;
    }
    const rest = tokens
      .slice(at, at + mostCharacters)
      .findIndex((one, step) => one.kind !== "character" || used[at + step]);
    const text = tokens
      .slice(at, rest < 0 ? at + mostCharacters : at + rest)
      .map((one) => one.text)
      .join("");
    const filler = measureFiller(text);
    // 啊啊啊啊 is no word
    const [again = ""] = filler < 2 ? (/^(.)\1+/u.exec(text) ?? []) : [];
    for (let step = 0; step < again.length || (filler === 0 && step === 0); step += 1) add(at + step);
    at += Math.max(filler, again.length, 1) - 1;
  }
  return runs.map((run) => widen(tokens, used, run));
}

/** `两个大柜加一个小柜`: what stands between two things that are understood; the places that begin with it are read before. */
function isPlus(tokens: readonly Token[], used: readonly boolean[], at: number): boolean {
  const [before, own, next] = [-1, 0, 1].map((step) => tokens[at + step]?.text);
  if (own === "上") return before === "加" && used[at + 1] === true;
  if (own === "外" && before === "另") return isPlus(tokens, used, at - 1);
  if (own === "另")
    return used[next === "外" ? at + 2 : at + 1] === true || (next === "加" && isPlus(tokens, used, at + 1));
  if (own === "再" || own === "外") return next === "加" && isPlus(tokens, used, at + 1);
  return (own === "加" || own === "plus") && used[next === "上" ? at + 2 : at + 1] === true;
}

/** A run with the characters glued to it that are a part of its word. */
function widen(tokens: readonly Token[], used: readonly boolean[], { from, next }: Run): Run {
  const isBound = (at: number, glued: number) => {
    const token = tokens[at];
    const isOne = token && (bound.has(token.text) || inseparable.test(token.text + tokens[glued]?.text));
    return isOne && !used[at] && tokens[Math.max(at, glued)]?.spaced === false;
  };
  const isHan = (at: number) => tokens[at]?.kind === "character";
  let [start, end] = [from, next];
  while (isHan(start) && isBound(start - 1, start)) start -= 1;
  while (isHan(end - 1) && isBound(end, end)) end += 1;
  return { from: start, next: end };
}

type Stray = Run & {
  kind: Problem["kind"] & ("unknown" | "postcode" | "unit" | "two-readings");
  proposals: readonly string[];
};
/** What the rest of a line says. */
type Rest = { to: string | undefined; isWeighed: boolean };

/** From here on a number is no weight of a parcel in kilograms, and further on none in grams. */
const most = { kg: 1_000, g: 30_000 };
/** So many countries are offered for a postcode that fits several. */
const mostCountries = 5;

/**
 * What a number is that measures nothing: a part of a name (`A4`, `ONT8`), a postcode without its country, or a weight
 * without its unit.
 */
export function explainNumber(
  tokens: readonly Token[],
  used: readonly boolean[],
  { from, next }: Run,
  { to, isWeighed }: Rest,
  places: PlaceIndex,
): Stray {
  const name = findName(tokens, used, from, next);
  if (name) return { ...name, kind: "unknown", proposals: [] };
  const text = writeTyped(tokens, from, next);
  const isLong = /^\d{4,8}$/.test(text);
  const code = isLong && to === undefined ? askForCountry(places, text) : undefined;
  if (code && code.proposals.length > 0) return { from, next, ...code };
  if (isLong && isWeighed) return { from, next, kind: "unknown", proposals: [] };
  const amount = readAmount(text);
  const two = amount === undefined && !isWeighed ? parseAmbiguousNumber(text) : undefined;
  if (two) return { from, next, kind: "two-readings", proposals: writeReadings({ ...two, unit: "kg" }) };
  const isLikely = (unit: "kg" | "g", own: number) => own < most[unit] && toMass(own, unit) >= lightestParcel;
  // a second weight would be another mistake
  const units =
    isWeighed || amount === undefined ? [] : (["kg", "g"] as const).filter((unit) => isLikely(unit, amount));
  return { from, next, kind: "unit", proposals: units.map((unit) => `${text} ${unit}`) };
}

/** The word to which a number is glued: `ONT8`, `A4`, `3D`. */
function findName(tokens: readonly Token[], used: readonly boolean[], from: number, next: number) {
  const isPart = (at: number) => !used[at] && (tokens[at]?.kind === "word" || tokens[at]?.kind === "number");
  let [start, end] = [from, next];
  while (isPart(start - 1) && tokens[start]?.spaced === false) start -= 1;
  while (isPart(end) && tokens[end]?.spaced === false) end += 1;
  return start < from || end > next ? { from: start, next: end } : undefined;
}

/** A postcode without its country: those in which such a one is written are offered. */
export function askForCountry({ postcodes, nameOf }: PlaceIndex, text: string) {
  const countries = [...postcodes].flatMap(([code, { read }]) => (read(text) === undefined ? [] : [code]));
  const proposals = countries.slice(0, mostCountries).map((code) => `${nameOf(code)} ${text}`);
  return { kind: "postcode" as const, proposals };
}
