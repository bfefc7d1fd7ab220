import { exchanged, type ExchangeRates } from "#rating/money.ts";
import { minorDigits } from "#rating/minor-digits.ts";
import { readAmount } from "../read-amount.ts";

const signs: readonly (readonly [RegExp, readonly [string, ...string[]]])[] = [
  [/€|欧元/, ["EUR"]],
  [/£|英镑/, ["GBP"]],
  [/[¥￥]/, ["CNY", "JPY"]],
  [/\$|美元/, ["USD", "CAD", "AUD", "NZD", "SGD", "MXN", "HKD"]],
  [/人民币|RMB|元/i, ["CNY"]],
];

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** The currency that a text names ("EUR 23.30", "€23.30", "Amount (USD)"). A sign that several share is `usual`'s, if it is one of them. */
export function currencyIn(text: string, usual: string): string | undefined {
  const code = text.split(/[^A-Za-z]+/).find((word) => codes.has(word));
  if (code) return code;
  const sign = signs.find(([written]) => written.test(text))?.[1];
  return sign && (sign.includes(usual) ? usual : sign[0]);
}

/** An amount with a currency before or behind it, or none; `1,234.50` and `1.234,50` too, which mean one thing alone. */
export function readMoney(text: string): number | undefined {
  const bare = text.replace(/^[^\d.,-]+|[^\d.,]+$/g, "");
  if (/^\d{1,3}(,\d{3})+\.\d{1,2}$/.test(bare)) return Number(bare.replaceAll(",", ""));
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(bare)) return Number(bare.replaceAll(".", "").replace(",", "."));
  return readAmount(bare);
}

/** An amount as minor units of another currency; nothing where one of the two has no rate. */
export function inMinor(amount: number, currency: string, wanted: string, rates: ExchangeRates): number | undefined {
  return exchanged(Math.round(amount * 10 ** minorDigits(currency)), currency, wanted, rates);
}
