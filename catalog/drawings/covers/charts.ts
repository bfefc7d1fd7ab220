import { type DayCell, type DayMark, listWeeks } from "../calendar.ts";
import { renderElement, renderText } from "../svg.ts";
import { fitFigureSize } from "../text-width.ts";

const [barsLeft, barsRight, barsFoot, highestBar] = [32, 352, 216, 138];

/** Height in px of each bar; the greatest figure is as tall as the sheet allows. */
export function scaleBars(values: readonly number[]): number[] {
  const most = Math.max(...values, Number.MIN_VALUE);
  return values.map((value) => (value / most) * highestBar);
}

/** Bars to scale; the last is emphasised. */
export function drawBarsCover(values: readonly number[], label: string) {
  const step = (barsRight - barsLeft) / values.length;
  const content = [
    ...scaleBars(values).map((height, at) =>
      renderElement("rect", {
        class: at === values.length - 1 ? "cover-bar-last" : "cover-bar",
        x: barsLeft + at * step,
        y: barsFoot - height,
        width: step - 6,
        height,
      }),
    ),
    renderText({ class: "cover-figure", x: barsLeft, y: 54, "font-size": fitFigureSize(label) }, label),
  ];
  return { kind: "bars" as const, paper: "blue" as const, content: content.join(""), view: undefined };
}

const [ratesLeft, ratesRight, ratesTop, ratesBottom] = [110, 352, 26, 190];

/** Length in px of each line; the greatest rate is as long as the sheet allows, less what its figure needs. */
export function scaleRates(values: readonly number[]): number[] {
  const most = Math.max(...values, Number.MIN_VALUE);
  return values.map((value) => (value / most) * (ratesRight - ratesLeft - 80));
}

/** Rates in percent by country, to scale. */
export function drawRatesCover(rates: Readonly<Record<string, number>>) {
  const lengths = scaleRates(Object.values(rates));
  const down = (ratesBottom - ratesTop) / lengths.length;
  const content = Object.entries(rates).flatMap(([code, rate], row) => {
    const [y, length] = [ratesTop + row * down, lengths[row] ?? 0];
    return [
      renderText({ class: "cover-word", x: 32, y: y + down / 2 + 12, "font-size": 34 }, code),
      renderElement("rect", { class: "cover-bar-last", x: ratesLeft, y: y + down / 2 - 9, width: length, height: 18 }),
      renderElement(
        "text",
        { class: "cover-word", x: ratesLeft + length + 14, y: y + down / 2 + 12, "font-size": 34 },
        `${rate}%`,
      ),
    ];
  });
  return { kind: "rates" as const, paper: "plain" as const, content: content.join(""), view: undefined };
}

/** A value from which more is due: what lies below it, and what lies above. */
export function drawStepCover(label: string) {
  const content = [
    renderElement("rect", { class: "cover-bar", y: 164, width: 196, height: 52 }),
    renderElement("rect", { class: "cover-bar-last", x: 196, y: 92, width: 188, height: 124 }),
    renderElement("rect", { class: "cover-bar-last", x: 193, y: 24, width: 3, height: 192 }),
    renderText({ class: "cover-figure", x: 32, y: 72, "font-size": fitFigureSize(label, 144, 58) }, label),
  ];
  return { kind: "step" as const, paper: "blue" as const, content: content.join(""), view: undefined };
}

const [gridLeft, gridTop, gridRight, gridBottom] = [124, 28, 352, 188];

/** Rows of cells: 1 is taken on, 0 is left to somebody else. */
export function drawGridCover(rows: Readonly<Record<string, string>>) {
  const all = Object.entries(rows);
  const down = (gridBottom - gridTop) / all.length;
  const content = all.flatMap(([name, cells], row) => {
    const across = (gridRight - gridLeft) / cells.length;
    const y = gridTop + row * down;
    return [
      renderText({ class: "cover-word", x: 32, y: y + down / 2 + 12, "font-size": 34 }, name),
      ...[...cells].map((cell, at) =>
        renderElement("rect", {
          class: cell === "1" ? "day-first" : "day-open",
          x: gridLeft + at * across + 3,
          y: y + 3,
          width: across - 6,
          height: down - 6,
        }),
      ),
    ];
  });
  return { kind: "grid" as const, paper: "plain" as const, content: content.join(""), view: undefined };
}

/** The most weeks that fit on a cover: the busiest are shown. */
const mostWeeks = 4;

/** Weeks of a calendar: solid days are closed, green marks the last handover and the first flight. */
export function drawCalendarCover(marks: readonly DayMark[]) {
  const weeks = findBusiestWeeks(listWeeks(marks));
  const [x, y, width, height] = [28, 28, 328, 160];
  const rows = Math.max(2, weeks.length);
  const [across, down] = [width / 7, height / rows];
  const cells = weeks.flatMap((week, row) =>
    week.map((cell, at) => ({ ...cell, x: x + at * across, y: y + row * down })),
  );
  const kinds = [...new Set(cells.map(classifyDay))];
  const content = [
    ...kinds.map((kind) =>
      renderElement("path", {
        class: `day day-${kind}`,
        d: cells
          .filter((cell) => classifyDay(cell) === kind)
          .map(
            (cell) =>
              `M${round(cell.x + 2)} ${round(cell.y + 2)}h${round(across - 5)}v${round(down - 5)}h-${round(across - 5)}z`,
          )
          .join(""),
      }),
    ),
    ...cells
      .filter(({ mark }) => mark && mark.kind !== "closed" && mark.kind !== "period")
      .map((cell) =>
        renderElement("circle", { class: "day-point", cx: cell.x + across / 2, cy: cell.y + down / 2, r: 8 }),
      ),
  ];
  return { kind: "calendar" as const, paper: "plain" as const, content: content.join(""), view: undefined };
}

function classifyDay({ mark, weekend }: DayCell): string {
  return mark?.kind ?? (weekend ? "weekend" : "open");
}

/** The consecutive weeks with the most marked days. */
function findBusiestWeeks(weeks: readonly DayCell[][]): readonly DayCell[][] {
  const marked = (from: number) =>
    weeks.slice(from, from + mostWeeks).flatMap((week) => week.filter(({ mark }) => mark)).length;
  const starts = Array.from({ length: Math.max(1, weeks.length - mostWeeks + 1) }, (_, at) => at);
  const best = starts.reduce((a, b) => (marked(b) > marked(a) ? b : a), 0);
  return weeks.slice(best, best + mostWeeks);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
