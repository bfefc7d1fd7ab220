import { drawBoxFaces, projectBoxCorners } from "../box.ts";
import { fitFigureSize, formatCoordinate, measureText, renderElement, renderSizedText } from "../svg.ts";

/** A stamp on a ruled form. */
export function drawStampCover(text: string, note?: string): string {
  const size = fitFigureSize(text, 196, 58);
  const noteSize = note ? fitFigureSize(note, 260, 20) : 0;
  const wide = Math.max(measureText(text, size, 600), note ? measureText(note, noteSize, 600) : 0) + 44;
  const high = note ? 108 : 88;
  const words = [54, 40, 62, 34, 48];
  const rules = words.map((_, row) => `M46 ${40 + row * 34}H338`).join("");
  return [
    renderElement("path", { class: "cover-rule", d: `${rules}M190 24V192` }),
    ...words.map((width, row) => drawRuledWord(46, 24 + row * 34, width)),
    renderElement(
      "g",
      { transform: `translate(${formatCoordinate(Math.min(224, 354 - wide / 2))} 108) rotate(-9)` },
      renderElement("rect", {
        class: "cover-stamp",
        x: -wide / 2,
        y: -high / 2,
        width: wide,
        height: high,
        rx: 10,
      }),
      note ? renderSizedText("cover-stamp-note", undefined, 39, noteSize, note) : "",
      renderSizedText("cover-stamp-text", undefined, note ? size * 0.36 - 13 : size * 0.36, size, text),
    ),
  ].join("");
}

function drawRuledWord(x: number, y: number, width: number): string {
  return renderElement("rect", { class: "cover-rule-word", x, y, width, height: 8 });
}

/** Widths of a bar code's lines and gaps, by turns. */
const code = [5, 3, 2, 4, 7, 3, 2, 2, 5, 4, 2, 3, 8, 3, 4, 2, 2, 4, 6, 3, 2, 3, 5, 2, 3];

/** A form with its name, its bar code and its boxes. */
export function drawFormCover(name: string): string {
  const bars = code.flatMap((width, at) => {
    const x = 232 + code.slice(0, at).reduce((sum, one) => sum + one, 0);
    return at % 2 === 0 ? `M${x} 44h${width}v36h-${width}z` : [];
  });
  const size = fitFigureSize(name, 168, 44);
  const [edges, widths] = [
    [60, 164, 238, 300],
    [44, 30, 40, 22],
  ];
  const row = (y: number) => edges.map((x, at) => drawRuledWord(x, y, widths[at] ?? 0));
  return [
    renderElement("rect", { class: "cover-stamp", x: 44, y: 26, width: 296, height: 210 }),
    renderElement("path", {
      class: "cover-rule",
      d: "M47 98H337M47 136H337M47 170H337M196 98V136M148 136V216M222 136V216M284 136V216",
    }),
    drawRuledWord(60, 113, 86),
    drawRuledWord(212, 113, 60),
    ...[147, 184].flatMap(row),
    renderElement("path", { class: "cover-ink", d: bars.join("") }),
    renderSizedText("cover-ink cover-word", 60, 62 + size * 0.36, size, name),
  ].join("");
}

/** Codes to choose from; the first is the usual one. */
export function drawCodesCover(codes: readonly string[]): string {
  const size = Math.min(...codes.map((code) => fitFigureSize(code, 128, 54)));
  const content = codes.slice(0, 4).flatMap((code, at) => {
    const [x, y] = [32 + (at % 2) * 164, 26 + Math.floor(at / 2) * 84];
    const [box, word] = at === 0 ? ["cover-stamp cover-ink", "cover-paper-ruled"] : ["cover-stamp", "cover-ink"];
    const left = x + 78 - measureText(code, size, 600) / 2;
    return [
      renderElement("rect", { class: box, x: x + 3, y: y + 3, width: 150, height: 74, rx: 8 }),
      renderSizedText(`${word} cover-word`, left, y + 40 + size * 0.36, size, code),
    ];
  });
  return content.join("");
}

const inside = { x: 58, y: 64, width: 244, height: 88 };

/** A battery, filled to its charge in percent. */
export function drawBatteryCover(charge: number, label: string): string {
  const filled = (inside.width * charge) / 100;
  const size = fitFigureSize(label, inside.width - filled - 24, 56);
  return [
    renderElement("rect", { class: "cover-line", x: 46, y: 52, width: 268, height: 112, rx: 20 }),
    renderElement("path", { class: "day-first", d: "M322 88h8a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8h-8z" }),
    renderElement("rect", { class: "day-first", ...inside, width: filled, rx: 10 }),
    renderSizedText("day-first cover-word", inside.x + filled + 14, 108 + size * 0.36, size, label),
  ].join("");
}

/** A box to scale (length, breadth, height), and what is said of it. */
export function drawBoxCover(sides: readonly [number, number, number], label: string): string {
  return [
    drawBoxFaces(projectBoxCorners(sides, { x: 32, y: 72, width: 320, height: 124 }), [
      "box-top",
      "cover-bar",
      "cover-bar-last",
    ]),
    renderSizedText("cover-figure", 32, 54, fitFigureSize(label), label),
  ].join("");
}

const [x, y, radius] = [192, 108, 78];
const slanted = radius * Math.SQRT1_2;

/** What is dangerous, a flame on the diamond of its class, may not travel. */
export function drawRefusedCover(): string {
  const ring = `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0z`;
  const bar = `M${formatCoordinate(x - slanted)} ${formatCoordinate(y - slanted)}L${formatCoordinate(x + slanted)} ${formatCoordinate(y + slanted)}`;
  return [
    renderElement("path", { class: "cover-stamp", d: `M${x} ${y - 60}l60 60-60 60-60-60z` }),
    renderElement("path", {
      class: "cover-ink",
      d: `M${x} ${y - 36}c4 16 24 24 24 44a24 24 0 0 1-48 0c0-10 6-16 10-24 4 4 6 8 6 12 6-8 10-18 8-32z`,
    }),
    renderElement("path", { class: "cover-no", d: ring + bar }),
  ].join("");
}
