import { minorDigits } from "#rating/minor-digits.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { number } from "./format.ts";

/** What an amount is in yuan, roughly, beside the amount that is billed; nothing on pages whose readers count otherwise. */
export function InYuan({ amount, currency }: { amount: number; currency: string }) {
  const rate = useShell()?.yuan?.rates[currency];
  if (rate === undefined) return null;
  const yuan = Math.round((amount / 10 ** minorDigits(currency)) * rate);
  return (
    <span className="block text-[13px] leading-[18px] font-normal text-quiet">
      {m.yuan_about({ amount: `¥${number(yuan, 0)}` })}
    </span>
  );
}
