import type { Charge } from "#rating/answer.ts";

const colours = 6;

/** The charges of a quote end to end, as long as their shares of the total; nothing where one is a discount. */
export function shareStrip(charges: readonly Charge[]) {
  const sum = charges.reduce((total, { amount }) => total + amount, 0);
  if (charges.length < 2 || sum <= 0 || charges.some(({ amount }) => amount < 0)) return undefined;
  const colour = (at: number) => `share-${Math.min(at, colours - 1)}`;
  const share = (amount: number) => `${((amount / sum) * 100).toFixed(2)}%`;
  const before = (at: number) => charges.slice(0, at).reduce((total, { amount }) => total + amount, 0);
  return {
    bar: (
      <div className="pt-4 pb-3">
        <svg className="block h-2.5 w-full overflow-visible" aria-hidden="true">
          {charges.map(({ amount }, at) => (
            <rect
              key={at}
              data-cost={amount}
              x={share(before(at))}
              width={share(amount)}
              height="10"
              className={`${colour(at)} stroke-page stroke-2`}
            />
          ))}
        </svg>
      </div>
    ),
    swatch: (at: number) => (
      <svg className="me-1.5 inline size-2.5 overflow-visible align-baseline" aria-hidden="true">
        {/* the palest of them is known by its edge */}
        <rect width="100%" height="100%" rx="2" className={`${colour(at)} stroke-control`} />
      </svg>
    ),
  };
}
