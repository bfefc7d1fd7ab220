import { drawBoxFaces, projectBoxCorners } from "../box.ts";
import { formatCoordinate, renderElement, renderText } from "../svg.ts";
import { fitFigureSize, measureText } from "../text-width.ts";

/** A stamp on a ruled form. */
export function drawStampCover(text: string, note?: string) {
  const size = Math.min(58, (196 / measureText(text, 1, 600)) | 0);
  const noteSize = note ? fitFigureSize(note, 260, 20) : 0;
  const wide = Math.max(measureText(text, size, 600), note ? measureText(note, noteSize, 600) : 0) + 44;
  const high = note ? 108 : 88;
  const rules = [0, 1, 2, 3, 4].map((row) => 40 + row * 34);
  const words = [0, 1, 2, 3, 4].map((row) =>
    renderElement("rect", {
      class: "cover-rule-word",
      x: 46,
      y: rules[row] ? rules[row] - 16 : 0,
      width: [54, 40, 62, 34, 48][row],
      height: 8,
    }),
  );
  const content = [
    renderElement("path", { class: "cover-rule", d: `${rules.map((y) => `M46 ${y}H338`).join("")}M190 24V192` }),
    ...words,
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
      note ? renderText({ class: "cover-stamp-note", y: 39, "font-size": noteSize }, note) : "",
      renderText({ class: "cover-stamp-text", y: note ? size * 0.36 - 13 : size * 0.36, "font-size": size }, text),
    ),
  ];
  return { kind: "stamp" as const, paper: "ruled" as const, content: content.join(""), map: undefined };
}

/** Widths of a bar code's lines and gaps, by turns. */
const code = [5, 3, 2, 4, 7, 3, 2, 2, 5, 4, 2, 3, 8, 3, 4, 2, 2, 4, 6, 3, 2, 3, 5, 2, 3];

/** A form with its name, its bar code and its boxes. */
export function drawFormCover(name: string) {
  const bars = code.flatMap((width, at) => {
    const x = 232 + code.slice(0, at).reduce((sum, one) => sum + one, 0);
    return at % 2 === 0 ? `M${x} 44h${width}v36h-${width}z` : [];
  });
  const size = fitFigureSize(name, 168, 44);
  const words = [
    [60, 120, 86],
    [212, 120, 60],
    [60, 154, 44],
    [164, 154, 30],
    [238, 154, 40],
    [300, 154, 22],
  ];
  const content = [
    renderElement("rect", { class: "cover-stamp", x: 44, y: 26, width: 296, height: 210 }),
    renderElement("path", {
      class: "cover-rule",
      d: "M47 98H337M47 136H337M47 170H337M196 98V136M148 136V216M222 136V216M284 136V216",
    }),
    ...words.map(([x, y, width]) =>
      renderElement("rect", { class: "cover-rule-word", x, y: (y ?? 0) - 7, width, height: 8 }),
    ),
    ...words
      .slice(2)
      .map(([x, , width]) => renderElement("rect", { class: "cover-rule-word", x, y: 184, width, height: 8 })),
    renderElement("path", { class: "cover-ink", d: bars.join("") }),
    renderText({ class: "cover-ink cover-word", x: 60, y: 62 + size * 0.36, "font-size": size }, name),
  ];
  return { kind: "form" as const, paper: "ruled" as const, content: content.join(""), map: undefined };
}

/** Codes to choose from; the first is the usual one. */
export function drawCodesCover(codes: readonly string[]) {
  const size = Math.min(...codes.map((code) => fitFigureSize(code, 128, 54)));
  const content = codes.slice(0, 4).flatMap((code, at) => {
    const [x, y] = [32 + (at % 2) * 164, 26 + Math.floor(at / 2) * 84];
    return [
      renderElement("rect", {
        class: at === 0 ? "cover-stamp cover-ink" : "cover-stamp",
        x: x + 3,
        y: y + 3,
        width: 150,
        height: 74,
        rx: 8,
      }),
      renderText(
        {
          class: `${at === 0 ? "cover-paper-ruled" : "cover-ink"} cover-word`,
          x: x + 78 - measureText(code, size, 600) / 2,
          y: y + 40 + size * 0.36,
          "font-size": size,
        },
        code,
      ),
    ];
  });
  return { kind: "codes" as const, paper: "ruled" as const, content: content.join(""), map: undefined };
}

const inside = { x: 58, y: 64, width: 244, height: 88 };

/** A battery, filled to its charge in percent. */
export function drawBatteryCover(charge: number, label: string) {
  const filled = (inside.width * charge) / 100;
  const room = inside.width - filled - 24;
  const size = Math.min(56, Math.floor(room / measureText(label, 1, 600)));
  const content = [
    renderElement("rect", { class: "cover-line", x: 46, y: 52, width: 268, height: 112, rx: 20 }),
    renderElement("path", { class: "day-first", d: "M322 88h8a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8h-8z" }),
    renderElement("rect", { class: "day-first", ...inside, width: filled, rx: 10 }),
    renderText(
      { class: "day-first cover-word", x: inside.x + filled + 14, y: 108 + size * 0.36, "font-size": size },
      label,
    ),
  ];
  return { kind: "battery" as const, paper: "sea" as const, content: content.join(""), map: undefined };
}

/** A box to scale (length, breadth, height), and what is said of it. */
export function drawBoxCover(sides: readonly [number, number, number], label: string) {
  const content = [
    drawBoxFaces(projectBoxCorners(sides, { x: 32, y: 72, width: 320, height: 124 }), [
      "box-top",
      "cover-bar",
      "cover-bar-last",
    ]),
    renderText({ class: "cover-figure", x: 32, y: 54, "font-size": fitFigureSize(label) }, label),
  ];
  return { kind: "box" as const, paper: "blue" as const, content: content.join(""), map: undefined };
}

const [x, y, radius] = [192, 108, 78];
const slanted = radius * Math.SQRT1_2;

/** A box that may not travel. */
export function drawRefusedCover() {
  const ring = `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0z`;
  const bar = `M${formatCoordinate(x - slanted)} ${formatCoordinate(y - slanted)}L${formatCoordinate(x + slanted)} ${formatCoordinate(y + slanted)}`;
  const content = [
    drawBoxFaces(projectBoxCorners([30, 30, 26], { x: x - 50, y: y - 50, width: 100, height: 100 })),
    renderElement("path", { class: "cover-no", d: ring + bar }),
  ];
  return { kind: "refused" as const, paper: "no" as const, content: content.join(""), map: undefined };
}
