import type { ReasonCode, Refusal } from "#rating/answer.ts";
import { m } from "#app/messages/m.ts";
import { onlyAsks } from "./ranked.ts";

/** Why no line has a price: a field that lines wait for; else that there is none, in the words `none`. */
export function noneText(refusals: readonly Refusal[], none = m.answers_none()): string {
  const wait = (code: ReasonCode) => refusals.some((refusal) => onlyAsks(refusal, new Set([code])));
  if (wait("value-needed")) return m.answers_value();
  return wait("postcode-needed") ? m.answers_postcode() : none;
}
