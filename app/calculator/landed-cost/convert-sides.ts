import type { Span } from "#rating/duties/answer.ts";
import { convertMoney } from "#rating/money/exchange.ts";
import type { Reference } from "#rating/reference.ts";
import { convertParts, dropExchange, findFixedAmount, sumAmounts } from "../results/convert-quote.ts";
import { isLanded, type Landed, type LandedSides, type Share } from "./landed-sides.ts";

/**
 * Both sides with their amounts in another currency; as they are where no rate leads there. What was typed or set in it
 * stays as it is, what is the same on both sides stays the same, and what the seller pays us is as the price says it: a
 * cent that this leaves is in what differs. Formulas, and the quote of the carriage, stay in the currency in which they are
 * right.
 */
export function convertSides(
  sides: LandedSides,
  currency: string,
  { exchange }: Pick<Reference, "exchange">,
): LandedSides {
  const convert = (amount: number) => convertMoney(amount, sides.currency, currency, exchange.rates);
  if (sides.currency === currency || convert(0) === undefined) return sides;
  const tell = (amount: number) => convert(amount) ?? 0;
  const tellSide = (side: Landed, other: LandedSides["ddp"]): Landed => {
    const others = isLanded(other) ? other.shares : [];
    const isSame = ({ id, amount }: Share) => others.some((one) => one.id === id && one.amount === amount);
    const keep = (share: Share) => findFixedAmount(share, currency) ?? (isSame(share) ? tell(share.amount) : undefined);
    const paid = Map.groupBy(side.shares, ({ payment }) => payment);
    const told = [...paid.values()].flatMap((shares) => convertParts(shares, tell, keep));
    const shares = side.shares.map(({ formula, ...share }) => ({
      ...share,
      amount: sumAmounts(told.filter(({ id }) => id === share.id)),
      ...(formula && { formula: dropExchange(formula, currency) }),
    }));
    const add = (counts: (share: Share) => boolean) => {
      const sum = sumAmounts(shares.filter(counts));
      const off = sum - tell(sumAmounts(side.shares.filter(counts)));
      const tellNear = (amount: number) => tell(amount) + off;
      return { sum, tellNear, tellSpan: ({ low, high }: Span) => ({ low: tellNear(low), high: tellNear(high) }) };
    };
    const whole = add(() => true);
    const door = add(({ payment }) => payment === "buyer-carrier");
    const duties = add(({ kind }) => kind !== "goods" && kind !== "carriage");
    const atImport = add(
      ({ kind, payment }) => kind !== "goods" && kind !== "carriage" && payment !== "seller-treasury",
    );
    const { all, open, headings } = side.certainty;
    return {
      ...side,
      shares,
      total: whole.sum,
      bySeller: add(({ payment }) => payment === "seller-us" || payment === "seller-treasury").sum,
      atDoor: door.sum,
      span: { total: whole.tellSpan(side.span.total), atDoor: door.tellSpan(side.span.atDoor) },
      certainty: {
        ...side.certainty,
        atImport: atImport.tellSpan(side.certainty.atImport),
        all: duties.tellSpan(all),
        open: open.map(({ readings, ...one }) => ({
          ...one,
          readings: readings.map((reading) => ({ ...reading, all: duties.tellNear(reading.all) })),
        })),
        headings: headings.map((heading) => ({ ...heading, all: duties.tellSpan(heading.all) })),
      },
    };
  };
  const { ddp, dap } = sides;
  return {
    currency,
    ddp: isLanded(ddp) ? tellSide(ddp, dap) : ddp,
    dap: isLanded(dap) ? tellSide(dap, ddp) : dap,
  };
}
