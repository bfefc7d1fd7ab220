import { m } from "#app/messages/m.ts";
import { money, number } from "#app/ui/format.ts";
import type { ResultPhase } from "./phase.ts";

/** "+$19.44, 4 orders more have a price": what the last answer changed, and the way to take it back. */
export function EffectNote({ phase, onUndo }: { phase: ResultPhase; onUndo: (all: boolean) => void }) {
  const { effect, mends, result, split } = phase;
  const link = "min-h-6 font-semibold text-link underline underline-offset-4";
  const signed = (minor: number) =>
    `${minor > 0 ? "+" : minor < 0 ? "−" : "±"}${money(Math.abs(minor), result.currency)}`;
  const words = effect && {
    amount: signed(effect.total),
    count: Math.abs(effect.taken),
    taken: number(result.taken),
    rows: number(result.orders),
    total: money(result.splits[split].total, result.currency),
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p role="status" className="font-semibold tabular-nums">
        {words && effect && (effect.taken < 0 ? m.mends_effect_fewer(words) : m.mends_effect(words))}
      </p>
      {mends.length > 0 && (
        <p className="flex flex-wrap gap-x-4 text-sm text-quiet">
          {m.mends_given({ count: mends.length })}
          <button type="button" className={link} onClick={() => onUndo(false)}>
            {m.mends_undo_last()}
          </button>
          {mends.length > 1 && (
            <button type="button" className={link} onClick={() => onUndo(true)}>
              {m.mends_undo()}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
