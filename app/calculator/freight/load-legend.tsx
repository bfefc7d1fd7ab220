import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";

/** One kind of piece in a drawing: what it is, and how many of them stand in the container. */
export type LegendEntry = { letter: string; color: number; text: string; count: number };

/** Which colour and letter stand for which pieces, and how many of each are in this container. */
export function LoadLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm" aria-label={m.load_legend()}>
      {entries.map(({ letter, color, text, count }) => (
        <li key={letter} className="flex items-baseline gap-2">
          <span className={`load-letter load-kind-${color}`}>{letter}</span>
          <span>
            <strong className="font-semibold tabular-nums">{m.load_in_here({ count: number(count, 0) })}</strong>{" "}
            <span className="text-quiet">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
