import type { Locale } from "#site/locales.ts";
import { translate } from "../../messages.ts";
import { classifyDay, type DayCell, type DayKind, type DayMark, listWeeks } from "../calendar.ts";
import { formatMonth } from "../formats.ts";
import type { Box } from "#site/geometry.ts";
import { fitFigureSize, formatCoordinate as round, measureText, renderElement, renderSizedText } from "../svg.ts";

const [left, full, top, bottom] = [32, 320, 22, 198];

/** An amount as a bar: the part that was there before, if any, and what is told of. */
type Row = { name: string; text: string; before?: number; value: number; pale?: boolean };

/**
 * Amounts on one scale from zero, the longest as long as the sheet is wide; over each its name and its figure, above all
 * what they are of. A small cover says `brief` alone: bars that nothing names say nothing.
 */
function drawRows(rows: readonly Row[], brief: string, title = ""): string {
  const most = Math.max(...rows.map(({ before = 0, value }) => before + value), Number.MIN_VALUE);
  const head = title ? 40 : 0;
  const down = (bottom - top - head) / rows.length;
  const high = down > 50 ? 18 : 9;
  // low rows have their words nearer to their own bar than to the one above
  const over = Math.min(9, down / 8);
  const bar = (cls: string, x: number, y: number, value: number) => {
    const width = (value / most) * full;
    return renderElement("rect", { class: cls, x: left + x, y, width, height: high, "data-value": String(value) });
  };
  const large = fitFigureSize(brief, full, 96);
  const start = left + (full - measureText(brief, large, 600)) / 2;
  return rows
    .flatMap(({ name, text, before = 0, value, pale }, row) => {
      const y = top + head + (row + 1) * down - high - down / 10;
      const size = Math.min(34, down * (down > 50 ? 0.6 : 0.54), fitFigureSize(`${name} ${text}`, full, 34));
      const end = left + full - measureText(text, size, 600);
      return [
        name && renderSizedText("cover-word cover-small", left, y - over, size, name),
        renderSizedText(`${pale ? "cover-word" : "cover-figure"} cover-small`, end, y - over, size, text),
        before > 0 ? bar("cover-bar", 0, y, before) : "",
        bar(pale ? "cover-bar" : "cover-bar-last", (before / most) * full, y, value),
      ];
    })
    .concat(title && renderSizedText("cover-word cover-small", left, 48, fitFigureSize(title, full, 34), title))
    .concat(renderSizedText("cover-figure cover-brief", start, (top + bottom) / 2 + large * 0.36, large, brief))
    .join("");
}

/** What bars are drawn of: amounts with their names, and what they are amounts of. */
type Bars = {
  bars: readonly number[];
  label: string;
  names?: readonly string[] | undefined;
  title?: string | undefined;
};

/** Amounts with their names, to scale; the last is emphasised, and its label says how the others are written too. */
export function drawBarsCover({ bars: values, label, names = [], title }: Bars): string {
  const said = String(values.at(-1));
  // a price has both its decimals, or none
  const write = (value: number) =>
    /\p{Sc}/u.test(label) && !values.every(Number.isInteger) ? value.toFixed(2) : String(value);
  const rows = values.map((value, at) => {
    const last = at === values.length - 1;
    const text = last || label.includes(said) ? label.replace(said, write(value)) : write(value);
    return { name: names[at] ?? "", text, value, pale: !last };
  });
  return drawRows(rows, rows.at(-1)?.text ?? "", title);
}

/** Rates of something in percent by name, to scale. A rise is what comes to the price `before`: a small one is a narrow end of a long bar. */
export function drawRatesCover(rates: Readonly<Record<string, number>>, before = 0, title = ""): string {
  const sign = before > 0 ? "+" : "";
  const rows = Object.entries(rates).map(([name, value]) => ({ name, text: `${sign}${value}%`, before, value }));
  const [least, most] = [Math.min(...Object.values(rates)), Math.max(...Object.values(rates))];
  return drawRows(rows, `${sign}${least === most ? least : `${least}–${most}`}%`, title);
}

/** A scale from nothing to twice a value, from which more is due: pale below it, solid above. */
export function drawStepCover(label: string): string {
  const half = full / 2;
  const size = fitFigureSize(label, 300, 58);
  return [
    renderElement("rect", { class: "cover-bar", x: left, y: 116, width: half, height: 64 }),
    renderElement("rect", { class: "cover-bar-last", x: left + half, y: 116, width: half, height: 64 }),
    renderElement("rect", { class: "cover-bar-last", x: left + half - 3, y: 88, width: 6, height: 92 }),
    renderSizedText("cover-figure", left + half - measureText(label, size, 600) / 2, 74, size, label),
  ].join("");
}

const [gridLeft, gridTop, gridRight, gridBottom] = [124, 28, 352, 188];

/** Rows of cells: 1 is taken on, 0 is left to somebody else. */
export function drawGridCover(rows: Readonly<Record<string, string>>): string {
  const all = Object.entries(rows);
  const down = (gridBottom - gridTop) / all.length;
  const content = all.flatMap(([name, cells], row) => {
    const across = (gridRight - gridLeft) / cells.length;
    const y = gridTop + row * down;
    const box = { y: y + 3, width: across - 6, height: down - 6 };
    return [
      renderSizedText("cover-word cover-small", 32, y + down / 2 + 12, 34, name),
      ...[...cells].map((cell, at) => {
        const look = cell === "1" ? "day-first" : "day-open";
        return renderElement("rect", { class: look, x: gridLeft + at * across + 3, ...box });
      }),
    ];
  });
  return content.join("");
}

/** The most weeks that fit on a cover: the busiest are shown. */
const mostWeeks = 4;

/** Of the words above a calendar and its months, of the dates of marked days, and of the words beside those. */
const [titleSize, monthSize, dateSize, noteSize] = [36, 30, 30, 20];
/** The size in px that is still read where a phone shows the largest cover, 280 px wide, and what a note may take of its edge. */
const [leastNote, edge] = [15, 8];

/** What a calendar is of, the most telling first; what its days are called where their own names differ. */
const tellingKinds: readonly DayKind[] = ["closed", "period", "last", "first", "sea"];
const kindNames: Partial<Record<DayKind, "calendar_key_closed" | "fact_hand_over">> = {
  closed: "calendar_key_closed",
  last: "fact_hand_over",
};

/**
 * Weeks of a calendar that say what their days are: above, the most telling ones by name in their colour, and the months;
 * the first day is a frame, and where there is room a day's own name stands beside it. A small cover has the dates of what
 * it names alone.
 */
export function drawCalendarCover(marks: readonly DayMark[], locale: Locale): string {
  const weeks = findBusiestWeeks(listWeeks(marks));
  const [x, y, width, height] = [28, 56, 328, 140];
  const [across, down] = [width / 7, height / Math.max(2, weeks.length)];
  const rows = weeks.map((week, row) => week.map((cell, at) => ({ ...cell, x: x + at * across, y: y + row * down })));
  const cells = rows.flat();
  const kind = tellingKinds.find((one) => cells.some(({ mark }) => mark?.kind === one)) ?? "last";
  const telling = cells.filter(({ mark }) => mark?.kind === kind);
  const names = [...new Set(telling.map(({ mark }) => mark?.label ?? ""))];
  const general = kindNames[kind];
  const title = names.length > 1 && general ? translate(general, locale) : (names[0] ?? "");
  const month = [...new Set(cells.flatMap(({ day, mark }) => (mark ? formatMonth(day, locale, true) : [])))].join(
    " / ",
  );
  const titleLook = kind === "closed" ? "cover-word" : `day-${kind}`;
  const monthAt = x + width - 5 - measureText(month, monthSize, 600);
  const [w, h] = [across - 5, down - 5];
  const notes = rows.flatMap((row) =>
    row.flatMap(({ mark, ...cell }, at) => {
      if (!mark || mark.kind === "closed" || mark.kind === "period" || mark.label === title) return [];
      const [left, right] = [countFree(row.slice(0, at).reverse()), countFree(row.slice(at + 1))];
      const free = Math.max(left, right);
      const outer = free === (right >= left ? row.length - 1 - at : at) ? edge : 0;
      const from = right >= left ? cell.x + across : cell.x - left * across - outer;
      return fitNote(mark.label, { x: from, y: cell.y, width: free * across + outer, height: down });
    }),
  );
  // what is of one rank is of one size
  const size = Math.min(...notes.map((note) => note.size));
  return [
    renderSizedText(`${titleLook} cover-small`, x + 2, 42, fitFigureSize(title, monthAt - x - 16, titleSize), title),
    renderSizedText("cover-word cover-small", monthAt, 42, monthSize, month),
    ...[...new Set(cells.map(classifyDay))].map((one) =>
      renderElement("path", {
        class: one === "first" ? "cover-line" : `day day-${one}`,
        d: cells
          .filter((cell) => classifyDay(cell) === one)
          .map((cell) => `M${round(cell.x + 2)} ${round(cell.y + 2)}h${round(w)}v${round(h)}h${round(-w)}z`)
          .join(""),
      }),
    ),
    ...notes.flatMap((note) => drawNote(note, size)),
    ...cells.flatMap(({ mark, day, ...cell }) => {
      // of a span its first day and its last
      const isSpan = mark?.kind === "closed" || mark?.kind === "period";
      if (!mark || (isSpan && day !== mark.from && day !== mark.to)) return [];
      const date = String(Number(day.slice(-2)));
      const named = kind !== "closed" || mark.kind === kind;
      const look = `${mark.kind === "first" ? "day-first" : "day-point"} ${named ? "cover-small" : "cover-day"}`;
      const dateX = cell.x + (across - 1) / 2 - measureText(date, dateSize, 600) / 2;
      return [renderSizedText(look, dateX, cell.y + (down - 1) / 2 + dateSize * 0.36, dateSize, date)];
    }),
  ].join("");
}

/** How many days in a row bear no mark. */
function countFree(days: readonly DayCell[]): number {
  const marked = days.findIndex(({ mark }) => mark);
  return marked < 0 ? days.length : marked;
}

/** The name of a day in one line or two, on the free days beside it; nothing where it would be too small to read. */
function fitNote(label: string, box: Box) {
  const measure = (lines: readonly string[]) =>
    Math.min(noteSize, box.height / lines.length / 1.1, ...lines.map((line) => fitFigureSize(line, box.width - 5)));
  const all = [[label], halve(label)].map((lines) => ({ lines, box, size: Math.floor(measure(lines)) }));
  return all
    .filter(({ size }) => size >= leastNote)
    .toSorted((a, b) => b.size - a.size)
    .slice(0, 1);
}

/** The free days give way to the words, so that no edge of theirs runs through them. */
function drawNote({ lines, box }: { lines: readonly string[]; box: Box }, size: number): string[] {
  return [
    renderElement("rect", { class: "cover-paper cover-day", ...box }),
    ...lines.map((line, at) => {
      const y = box.y + box.height / 2 + size * (0.36 + 1.1 * (at - (lines.length - 1) / 2));
      return renderSizedText("cover-word cover-day", box.x + 3, y, size, line);
    }),
  ];
}

/** Words in two lines of much the same length; what is written without spaces parts anywhere. */
function halve(label: string): string[] {
  const spaces = [...label].flatMap((letter, at) => (letter === " " ? [at] : []));
  const middle = Math.ceil(label.length / 2);
  const [best = middle] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return [label.slice(0, best).trim(), label.slice(best).trim()];
}

/** The consecutive weeks with the most marked days. */
function findBusiestWeeks(weeks: readonly DayCell[][]): readonly DayCell[][] {
  const marked = (from: number) =>
    weeks.slice(from, from + mostWeeks).flatMap((week) => week.filter(({ mark }) => mark)).length;
  const starts = Array.from({ length: Math.max(1, weeks.length - mostWeeks + 1) }, (_, at) => at);
  const best = starts.reduce((a, b) => (marked(b) > marked(a) ? b : a), 0);
  return weeks.slice(best, best + mostWeeks);
}
