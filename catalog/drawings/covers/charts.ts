import { classifyDay, type DayCell, type DayMark, listWeeks } from "../calendar.ts";
import { renderElement, renderText } from "../svg.ts";
import { fitFigureSize, measureText } from "../text-width.ts";

const [left, full, top, bottom] = [32, 320, 22, 198];

/** An amount as a bar: the part that was there before, if any, and what is told of. */
type Row = { name: string; text: string; before?: number; value: number; pale?: boolean };

/** Amounts on one scale from zero, the longest as long as the sheet is wide; over each its name and its figure. */
function drawRows(rows: readonly Row[]): string {
  const most = Math.max(...rows.map(({ before = 0, value }) => before + value), Number.MIN_VALUE);
  const down = (bottom - top) / rows.length;
  const high = down > 50 ? 18 : 9;
  const bar = (cls: string, x: number, y: number, value: number) => {
    const width = (value / most) * full;
    return renderElement("rect", { class: cls, x: left + x, y, width, height: high, "data-value": String(value) });
  };
  return rows
    .flatMap(({ name, text, before = 0, value, pale }, row) => {
      const y = top + (row + 1) * down - high - down / 10;
      const size = Math.min(34, down * 0.6, fitFigureSize(`${name} ${text}`, full, 34));
      return [
        name && renderText({ class: "cover-word", x: left, y: y - 9, "font-size": size }, name),
        renderText(
          {
            class: pale ? "cover-word" : "cover-figure",
            x: left + full - measureText(text, size, 600),
            y: y - 9,
            "font-size": size,
          },
          text,
        ),
        before > 0 ? bar("cover-bar", 0, y, before) : "",
        bar(pale ? "cover-bar" : "cover-bar-last", (before / most) * full, y, value),
      ];
    })
    .join("");
}

/** Amounts with their names, to scale; the last is emphasised, and its label says how the others are written too. */
export function drawBarsCover(values: readonly number[], label: string, names: readonly string[] = []) {
  const said = String(values.at(-1));
  const rows = values.map((value, at) => {
    const last = at === values.length - 1;
    const text = last || label.includes(said) ? label.replace(said, String(value)) : String(value);
    return { name: names[at] ?? "", text, value, pale: !last };
  });
  return { kind: "bars" as const, paper: "blue" as const, content: drawRows(rows), map: undefined };
}

/** Rates in percent by country, to scale. */
export function drawRatesCover(rates: Readonly<Record<string, number>>) {
  const rows = Object.entries(rates).map(([name, value]) => ({ name, text: `${value}%`, value }));
  return { kind: "rates" as const, paper: "plain" as const, content: drawRows(rows), map: undefined };
}

/** Prices before and after a rise in percent, to scale: a small rise is a narrow end of a long bar. */
export function drawRisesCover(rises: Readonly<Record<string, number>>) {
  const rows = Object.entries(rises).map(([name, value]) => ({ name, text: `+${value}%`, before: 100, value }));
  return { kind: "rises" as const, paper: "blue" as const, content: drawRows(rows), map: undefined };
}

/** A scale from nothing to twice a value, from which more is due: pale below it, solid above. */
export function drawStepCover(label: string) {
  const half = full / 2;
  const content = [
    renderElement("rect", { class: "cover-bar", x: left, y: 116, width: half, height: 64 }),
    renderElement("rect", { class: "cover-bar-last", x: left + half, y: 116, width: half, height: 64 }),
    renderElement("rect", { class: "cover-bar-last", x: left + half - 3, y: 88, width: 6, height: 92 }),
    renderText(
      {
        class: "cover-figure",
        x: left + half - measureText(label, fitFigureSize(label, 300, 58), 600) / 2,
        y: 74,
        "font-size": fitFigureSize(label, 300, 58),
      },
      label,
    ),
  ];
  return { kind: "step" as const, paper: "blue" as const, content: content.join(""), map: undefined };
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
  return { kind: "grid" as const, paper: "plain" as const, content: content.join(""), map: undefined };
}

/** The most weeks that fit on a cover: the busiest are shown. */
const mostWeeks = 4;

/** Of the dates of marked days, and of the month above them. */
const [dateSize, monthSize] = [25, 27];

/**
 * Weeks of a calendar: solid days are closed, green ones with their dates the last handover and the first flight. The month
 * stands above in figures, which every language reads: one picture is that of all.
 */
export function drawCalendarCover(marks: readonly DayMark[]) {
  const weeks = findBusiestWeeks(listWeeks(marks));
  const [x, y, width, height] = [28, 56, 328, 140];
  const days = weeks.flat().filter(({ mark }) => mark);
  const months = new Set([days[0], days.at(-1)].map((cell) => cell?.day.slice(0, 7) ?? ""));
  const rows = Math.max(2, weeks.length);
  const [across, down] = [width / 7, height / rows];
  const cells = weeks.flatMap((week, row) =>
    week.map((cell, at) => ({ ...cell, x: x + at * across, y: y + row * down })),
  );
  const kinds = [...new Set(cells.map(classifyDay))];
  const content = [
    renderText({ class: "cover-word", x: x + 2, y: 42, "font-size": monthSize }, [...months].join(" / ")),
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
      .map(({ day, x, y }) => {
        const date = String(Number(day.slice(-2)));
        return renderText(
          {
            class: "day-point",
            x: x + (across - 1) / 2 - measureText(date, dateSize, 600) / 2,
            y: y + (down - 1) / 2 + dateSize * 0.36,
            "font-size": dateSize,
          },
          date,
        );
      }),
  ];
  return { kind: "calendar" as const, paper: "plain" as const, content: content.join(""), map: undefined };
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
