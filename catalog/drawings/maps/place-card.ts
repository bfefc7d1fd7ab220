import type { Locale } from "#site/locales.ts";
import { translate } from "../../messages.ts";
import { formatAmount, formatTransit } from "../formats.ts";
import type { Place } from "./network.ts";
import { boxPole, type FlagWish, placeFlag } from "#site/place-flag.ts";
import { buildPath, escapeMarkup, formatEm, letters, measureText, renderElement, renderText } from "../svg.ts";
import type { Box, Point } from "#site/geometry.ts";
import type { View } from "./view.ts";

/** What a dot offers: its link, and the rows of its card. */
export type PlaceAnswer = ReturnType<typeof describePlace>;

/** What a place's dot offers; the price is for `weighed`, such as `0.5 kg`, or else the lowest of several. */
export function describePlace({ name, price, transit, href }: Place, locale: Locale, weighed?: string) {
  const billed = price && formatAmount(price, locale);
  const amount = price?.own ? translate("noted", locale, { text: billed ?? "", note: price.own }) : billed;
  const days = transit && formatTransit(transit, locale);
  const said = weighed
    ? translate("drawn_price_for", locale, { price: "|", weighed })
    : translate("drawn_price_from", locale, { price: "|" });
  const [before = "", behind = ""] = said.split("|");
  // Chinese has no space beside its own brackets
  const after = amount?.endsWith("）") ? behind.trimStart() : behind;
  const open = translate("drawn_open", locale);
  return {
    href,
    // all that the card says, in one line: its name to those who hear it and to those who speak it
    tip: [name, ...(amount ? [before + amount + after] : []), ...(days ? [days] : []), open].join(" · "),
    name,
    ...(amount && { price: { amount, before, after } }),
    ...(days && { days }),
    open,
  };
}

/** Letters of a card in px, where the map is narrowest; everything else on it is measured by them. */
const size = 1.1 * letters;
const reach = 12;
const line = 1.45 * size;
const padding = 0.9 * size;

type CardSize = Pick<Box, "width" | "height">;

/** Size in px of a map's cards, all as large as the largest. */
export function measureCard(answers: readonly PlaceAnswer[]): CardSize {
  const rows = answers.map(listRows);
  const wide = rows.flat().map(({ text, weight }) => measureText(text, size, weight));
  return {
    width: Math.ceil(Math.max(0, ...wide)) + 2 * padding,
    height: Math.max(0, ...rows.map(({ length }) => length)) * line + 1.5 * padding,
  };
}

/** Position of a dot's card: above it, else below, else beside it; always within the view, never on the dot. */
export function placeCard([x, y]: Point, { width, height }: CardSize, view: Pick<View, "width" | "height">): Box {
  const left = Math.min(Math.max(2, x - width / 2), view.width - width - 2);
  if (y - reach - height >= 2) return { x: left, y: y - reach - height, width, height };
  if (y + reach + height <= view.height - 2) return { x: left, y: y + reach, width, height };
  const beside = x + reach + width <= view.width - 2 ? x + reach : x - reach - width;
  return { x: beside, y: Math.min(Math.max(2, y - height / 2), view.height - height - 2), width, height };
}

/** The rows of a card. */
function listRows({ name, price, days, open }: PlaceAnswer) {
  const row = (cls: string, weight: 400 | 600, text: string, markup = escapeMarkup(text)) => {
    return { cls: `map-card-${cls}`, weight, text, markup };
  };
  const { before = "", amount = "", after = "" } = price ?? {};
  const priced = escapeMarkup(before) + renderElement("tspan", {}, escapeMarkup(amount)) + escapeMarkup(after);
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
 * screen the first tap shows it, by focusing the group, and the second follows it (`app/styles/maps.css`). Everything
 * is relative to the dot's centre, so that the rows of all cards are alike, which compresses best.
 */
export function drawAnswer(
  { id, at, answer }: { id: string; at: Point; answer: PlaceAnswer },
  { width, height }: CardSize,
  view: View,
  label: Box | undefined,
): string {
  const [x, y] = [Math.round(at[0]), Math.round(at[1])];
  const box = placeCard([x, y], { width, height }, view);
  const hit = renderElement("path", { class: "map-hit", d: ring + (label ? drawFrame(label, x, y) : "") });
  const rows = listRows(answer).map(({ cls, markup }, row) =>
    renderElement(
      "text",
      { class: cls, x: formatEm(padding / size), y: formatEm((padding + row * line) / size + 0.8) },
      markup,
    ),
  );
  return renderElement(
    "g",
    { class: "map-place", tabindex: -1, transform: `translate(${x} ${y})` },
    hit,
    renderElement(
      "a",
      { href: answer.href, "data-place": id, "aria-label": answer.tip },
      hit,
      renderElement("circle", { class: "map-halo", r: formatEm(0.75) }),
      renderElement(
        "svg",
        { x: formatEm((box.x - x) / size), y: formatEm((box.y - y) / size) },
        renderElement("rect", {
          class: "map-card",
          width: formatEm(width / size),
          height: formatEm(height / size),
          rx: 6,
        }),
        // words of two rows are two words, also to those who have the card read out
        rows.join(" "),
      ),
    ),
  );
}

function drawFrame({ x, y, width, height }: Box, fromX: number, fromY: number): string {
  const [wide, tall] = [Math.round(width), Math.round(height)];
  return `M${Math.round(x - fromX)} ${Math.round(y - fromY)}h${wide}v${tall}h-${wide}z`;
}

/** What a flag stands among. */
export type FlagGround = Pick<FlagWish, "frame" | "things">;

/** Price, name and days of the highlighted line as a flag at its end; `app/pages/home/pricer.ts` moves it to others. */
export function drawCallout({ at, name, price, transit }: Place, view: View, locale: Locale, ground: FlagGround) {
  const days = transit ? formatTransit(transit, locale) : "";
  const noted = [days, price?.own].filter(Boolean).join(translate("between_clauses", locale));
  const rows = [
    { cls: "price", text: price ? formatAmount(price, locale) : "–", size: 2.2 * letters },
    { cls: "label", text: name, size: 1.1 * letters },
    { cls: "label", text: noted, size: letters },
  ];
  const { box, anchor, pole } = placeFlag({
    ...ground,
    dot: view.at(at),
    width: Math.max(...rows.map(({ text, size }) => measureText(text, size, 600))),
    height: rows.reduce((sum, row) => sum + flagLine * row.size, 0),
  });
  let below = 0;
  const texts = rows.map(({ cls, text, size }) => {
    below += flagLine * size;
    // in the measure of the map's letters, which grow less than the map
    return renderText(
      {
        class: `map-${cls}`,
        x: box.x + { start: 0, middle: 0.5, end: 1 }[anchor] * box.width,
        y: box.y,
        dy: formatEm((below - 0.3 * size) / size),
        "font-size": formatEm(size / letters),
        "text-anchor": anchor,
      },
      text,
    );
  });
  const stem = renderElement("path", { class: "map-lit", d: buildPath(pole) });
  return { markup: renderElement("g", { class: "map-callout" }, stem, ...texts), taken: [box, boxPole(pole)] };
}

const flagLine = 1.2;
