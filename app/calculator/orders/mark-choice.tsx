import { m } from "#app/messages/m.ts";
import { type DecimalMark, twoReadings } from "../read-amount.ts";
import type { TwoMeanings } from "./marks.ts";

type Props = {
  asked: TwoMeanings;
  /** The heading of its column. */
  column: string;
  chosen: DecimalMark | undefined;
  onChoose: (mark: DecimalMark) => void;
};

/** Asks once for all rows what `1,645` means. Neither answer is chosen beforehand: both are as likely. */
export function MarkChoice({ asked: { text, rows }, column, chosen, onChoose }: Props) {
  const two = twoReadings(text);
  if (!two) return null;
  const { mark, decimal, thousands } = two;
  return (
    <fieldset className="mt-3">
      <legend className="text-xl font-semibold">
        {m.marks_title({ text, decimal, thousands })} <span className="text-base font-normal text-quiet">{column}</span>
      </legend>
      <p className="mt-1">{m.marks_rows({ count: rows })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {(
          [
            [mark, decimal],
            [mark === "," ? "." : ",", thousands],
          ] as const
        ).map(([own, value]) => (
          <label
            key={own}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-control px-4 has-checked:border-ink has-checked:bg-sunken"
          >
            <input type="radio" name="mark" checked={chosen === own} onChange={() => onChoose(own)} />
            <span className="tabular-nums">{value}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
