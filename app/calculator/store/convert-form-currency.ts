import { getMinorDigits } from "#rating/money/minor-digits.ts";
import { convertMoney } from "#rating/money/exchange.ts";
import type { Reference } from "#rating/reference.ts";
import { readAmount } from "../parse/amount.ts";
import { trimZeros } from "./actions.ts";
import type { FormState } from "./form-state.ts";

/** The form with prices shown in another currency: the goods are worth what they were, told in that currency. */
export function convertFormCurrency(
  state: FormState,
  currency: string,
  { exchange }: Pick<Reference, "exchange">,
): FormState {
  const value = readAmount(state.value);
  if (value === undefined) return { ...state, currency };
  const minor = Math.round(value * 10 ** getMinorDigits(state.currency));
  const told = convertMoney(minor, state.currency, currency, exchange.rates);
  // without a rate the number can only stay, and the form shows its currency beside it
  if (told === undefined) return { ...state, currency };
  return { ...state, currency, value: trimZeros(told / 10 ** getMinorDigits(currency)) };
}
