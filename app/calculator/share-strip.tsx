import type { Charge } from "#rating/answer.ts";
import { PartKey, PartsBar } from "./parts-bar.tsx";

/** The charges of a quote end to end, as long as their shares of the total; nothing where one is a discount. */
export function shareStrip(charges: readonly Charge[]) {
  const sum = charges.reduce((total, { amount }) => total + amount, 0);
  if (charges.length < 2 || sum <= 0 || charges.some(({ amount }) => amount < 0)) return undefined;
  const share = (amount: number) => (amount / sum) * 100;
  const before = (at: number) => charges.slice(0, at).reduce((total, { amount }) => total + amount, 0);
  const parts = charges.map(({ amount }, at) => ({
    number: at + 1,
    start: share(before(at)),
    length: share(amount),
    look: at % 2 === 0 ? "fill-(--data)" : "share-second",
  }));
  return {
    bar: (
      <div className="pt-4 pb-2">
        <PartsBar parts={parts} />
      </div>
    ),
    mark: (at: number) => {
      const part = parts[at];
      return part && <PartKey {...part} />;
    },
  };
}
