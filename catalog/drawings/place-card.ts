import type { Locale } from "#site/locales.ts";
import type { Place } from "./network.ts";
import type { Box } from "./place-labels.ts";
import { letters } from "./letters.ts";
import { element, em, escaped, type Point } from "./svg.ts";
import { textWidth } from "./text-width.ts";
import type { View } from "./view.ts";
import { amountText } from "./formats.ts";
import { rangeText } from "#site/range.ts";
import { say } from "../words.ts";

/** What a dot offers: its link, and the rows of its card. */
export type PlaceAnswer = {
  href: string;
  /** Name, price and days in one line. */
  tip: string;
  name: string;
  /** Text before and after the amount: from, or for what. */
  price?: { amount: string; before: string; after: string };
  days?: string;
  open: string;
};

/** What a place's dot offers; the price is for `weighed`, such as `0.5 kg`, or else the lowest of several. */
export function answerOf({ name, price, transit, href }: Place, locale: Locale, weighed?: string): PlaceAnswer {
  const billed = price && amountText(price.amount, price.currency, locale);
  const amount = price?.own ? say("noted", locale, { text: billed ?? "", note: price.own }) : billed;
  const days = transit && say("drawn_days", locale, { days: rangeText(transit, locale) });
  const said = weighed
    ? say("drawn_price_for", locale, { price: "|", weighed })
    : say("drawn_price_from", locale, { price: "|" });
  const [before = "", after = ""] = said.split("|");
  return {
    href,
    tip: [name, ...(amount ? [amount] : []), ...(days ? [days] : [])].join(" · "),
    name,
    ...(amount && { price: { amount, before, after } }),
    ...(days && { days }),
    open: say("drawn_open", locale),
  };
}

/** Letters of a card in px, where the map is narrowest; everything else on it is measured by them. */
const size = 1.1 * letters;
const reach = 12;
const line = 1.45 * size;
const padding = 0.9 * size;

export type CardSize = { width: number; height: number };

/** Size in px of a map's cards, all as large as the largest. */
export function cardSize(answers: readonly PlaceAnswer[]): CardSize {
  const rows = answers.map(rowsOf);
  const wide = rows.flat().map(({ text, weight }) => textWidth(text, size, weight));
  return {
    width: Math.ceil(Math.max(0, ...wide)) + 2 * padding,
    height: Math.max(0, ...rows.map(({ length }) => length)) * line + 1.5 * padding,
  };
}

/** Position of a dot's card: above it, else below, else beside it; always within the view, never on the dot. */
export function cardBox([x, y]: Point, { width, height }: CardSize, view: Pick<View, "width" | "height">): Box {
  const left = Math.min(Math.max(2, x - width / 2), view.width - width - 2);
  if (y - reach - height >= 2) return { x: left, y: y - reach - height, width, height };
  if (y + reach + height <= view.height - 2) return { x: left, y: y + reach, width, height };
  const beside = x + reach + width <= view.width - 2 ? x + reach : x - reach - width;
  return { x: beside, y: Math.min(Math.max(2, y - height / 2), view.height - height - 2), width, height };
}

type Row = { cls: string; weight: 400 | 600; text: string; markup: string };

/** The rows of a card. */
function rowsOf({ name, price, days, open }: PlaceAnswer): Row[] {
  const row = (cls: string, weight: Row["weight"], text: string, markup = escaped(text)) => ({
    cls: `map-card-${cls}`,
    weight,
    text,
    markup,
  });
  const { before = "", amount = "", after = "" } = price ?? {};
  const priced = escaped(before) + element("tspan", {}, escaped(amount)) + escaped(after);
  return [
    row("name", 600, name),
    ...(price ? [row("price", 400, `${before}${amount}${after} `, priced)] : []),
    ...(days ? [row("days", 400, days)] : []),
    row("open", 600, `${open} →`),
  ];
}

/** The dot's own clickable area, in px from its centre. */
const ring = `M-${reach} 0a${reach} ${reach} 0 1 0 ${2 * reach} 0a${reach} ${reach} 0 1 0-${2 * reach} 0z`;

/**
 * What a place offers as markup, drawn above all dots. Mouse and keyboard show the card, which is the link; on a touch
 * screen the first tap shows it, by focusing the group, and the second follows it (`app/ui/drawings.css`). Everything
 * is relative to the dot's centre, so that the rows of all cards are alike, which compresses best.
 */
export function drawAnswer(
  { id, at, answer }: { id: string; at: Point; answer: PlaceAnswer },
  { width, height }: CardSize,
  view: View,
  label: Box | undefined,
): string {
  const [x, y] = [Math.round(at[0]), Math.round(at[1])];
  const box = cardBox([x, y], { width, height }, view);
  const hit = element("path", { class: "map-hit", d: ring + (label ? frame(label, x, y) : "") });
  const rows = rowsOf(answer).map(({ cls, markup }, row) =>
    element(
      "text",
      {
        class: cls,
        x: em(padding / size),
        y: em((padding + row * line) / size + 0.8),
      },
      markup,
    ),
  );
  return element(
    "g",
    { class: "map-place", tabindex: -1, transform: `translate(${x} ${y})` },
    hit,
    element(
      "a",
      { href: answer.href, "data-place": id, "aria-label": answer.tip },
      hit,
      element("circle", { class: "map-halo", r: em(0.75) }),
      element(
        "svg",
        { x: em((box.x - x) / size), y: em((box.y - y) / size) },
        element("rect", { class: "map-card", width: em(width / size), height: em(height / size), rx: 6 }),
        ...rows,
      ),
    ),
  );
}

function frame({ x, y, width, height }: Box, fromX: number, fromY: number): string {
  const [wide, tall] = [Math.round(width), Math.round(height)];
  return `M${Math.round(x - fromX)} ${Math.round(y - fromY)}h${wide}v${tall}h-${wide}z`;
}
