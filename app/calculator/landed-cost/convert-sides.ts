import type { Span } from "#rating/duties/answer.ts";
import { convertMoney } from "#rating/money/exchange.ts";
import type { Reference } from "#rating/reference.ts";
import { convertParts, dropExchange } from "../results/convert-quote.ts";
import { isLanded, type Landed, type LandedSides } from "./landed-sides.ts";

/**
 * Both sides with their amounts in another currency; as they are where no rate leads there. Shares are converted as running
 * sums, so that they add up to the total to the cent. Formulas stay in the currency in which they are right.
 */
export function convertSides(
  sides: LandedSides,
  currency: string,
  { exchange }: Pick<Reference, "exchange">,
): LandedSides {
  const convert = (amount: number) => convertMoney(amount, sides.currency, currency, exchange.rates);
  if (sides.currency === currency || convert(0) === undefined) return sides;
  const tell = (amount: number) => convert(amount) ?? 0;
  const tellSpan = ({ low, high }: Span) => ({ low: tell(low), high: tell(high) });
  const tellSide = (side: Landed): Landed => {
    const { parts, total } = convertParts(side.shares, tell);
    const shares = parts.map(({ formula, ...share }) => ({
      ...share,
      ...(formula && { formula: dropExchange(formula, currency) }),
    }));
    const { atImport, all, open, headings } = side.certainty;
    return {
      ...side,
      shares,
      total,
      bySeller: tell(side.bySeller),
      atDoor: tell(side.atDoor),
      span: { total: tellSpan(side.span.total), atDoor: tellSpan(side.span.atDoor) },
      certainty: {
        ...side.certainty,
        atImport: tellSpan(atImport),
        all: tellSpan(all),
        open: open.map(({ readings, ...one }) => ({
          ...one,
          readings: readings.map((reading) => ({ ...reading, all: tell(reading.all) })),
        })),
        headings: headings.map((heading) => ({ ...heading, all: tellSpan(heading.all) })),
      },
    };
  };
  const { ddp, dap } = sides;
  return {
    currency,
    ddp: isLanded(ddp) ? tellSide(ddp) : ddp,
    dap: isLanded(dap) ? tellSide(dap) : dap,
  };
}
