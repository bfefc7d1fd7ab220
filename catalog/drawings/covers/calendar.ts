import { type DayCell, type DayMark, weeksOf } from "../calendar.ts";
import { element } from "../svg.ts";

/** The most weeks that fit on a cover: the busiest are shown. */
const most = 4;

/** Weeks of a calendar: solid days are closed, green marks the last handover and the first flight. */
export function calendarCover(marks: readonly DayMark[]) {
  const weeks = busiest(weeksOf(marks));
  const [x, y, width, height] = [28, 28, 328, 160];
  const rows = Math.max(2, weeks.length);
  const [across, down] = [width / 7, height / rows];
  const cells = weeks.flatMap((week, row) =>
    week.map((cell, at) => ({ ...cell, x: x + at * across, y: y + row * down })),
  );
  const kinds = [...new Set(cells.map(kindOf))];
  const content = [
    ...kinds.map((kind) =>
      element("path", {
        class: `day day-${kind}`,
        d: cells
          .filter((cell) => kindOf(cell) === kind)
          .map(
            (cell) =>
              `M${round(cell.x + 2)} ${round(cell.y + 2)}h${round(across - 5)}v${round(down - 5)}h-${round(across - 5)}z`,
          )
          .join(""),
      }),
    ),
    ...cells
      .filter(({ mark }) => mark && mark.kind !== "closed" && mark.kind !== "period")
      .map((cell) => element("circle", { class: "day-point", cx: cell.x + across / 2, cy: cell.y + down / 2, r: 8 })),
  ];
  return { kind: "calendar" as const, paper: "plain" as const, content: content.join(""), view: undefined };
}

function kindOf({ mark, weekend }: DayCell): string {
  return mark?.kind ?? (weekend ? "weekend" : "open");
}

/** The consecutive weeks with the most marked days. */
function busiest(weeks: readonly DayCell[][]): readonly DayCell[][] {
  const marked = (from: number) =>
    weeks.slice(from, from + most).flatMap((week) => week.filter(({ mark }) => mark)).length;
  const starts = Array.from({ length: Math.max(1, weeks.length - most + 1) }, (_, at) => at);
  const best = starts.reduce((a, b) => (marked(b) > marked(a) ? b : a), 0);
  return weeks.slice(best, best + most);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
