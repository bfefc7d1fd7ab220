import { exchanged } from "#rating/money.ts";
import { minorDigits } from "#rating/minor-digits.ts";
import type { Reference } from "#rating/reference.ts";
import { trimmed } from "./fields-of-parcels.ts";
import type { FormState } from "./form-state.ts";
import { readAmount } from "./read-amount.ts";

/** The form with prices shown in another currency: the goods are worth what they were, told in that currency. */
export function inCurrency(state: FormState, currency: string, { exchange }: Pick<Reference, "exchange">): FormState {
  const value = readAmount(state.value);
  if (value === undefined) return { ...state, currency };
  const minor = Math.round(value * 10 ** minorDigits(state.currency));
  const told = exchanged(minor, state.currency, currency, exchange.rates);
  // without a rate the number can only stay, and the form shows its currency beside it
  if (told === undefined) return { ...state, currency };
  return { ...state, currency, value: trimmed(told / 10 ** minorDigits(currency)) };
}
