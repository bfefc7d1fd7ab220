import type { Rule } from "./hypotheses.ts";

/** The key of a rule's words in the download. */
export function ruleKey({ rule, detail = "" }: Rule): string {
  return `${rule} ${detail}`;
}
