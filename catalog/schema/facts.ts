import { z } from "zod";
import { today } from "../day.ts";
import { day } from "../read/quantity.ts";
import { suggestion } from "../read/nearest.ts";
import { line, source } from "./text.ts";

/** A fact in a text: what it says, in which of the text's sources it was read, and on which day. */
const checkedFact = z.strictObject({
  fact: line,
  source: line,
  read: day,
  /** If no source settles a fact, all readings. */
  unsettled: z.array(line).min(2, "write both readings").optional(),
});

/** Fields of a text that states facts. */
export const factFields = { sources: z.array(source).default([]), checked: z.array(checkedFact).default([]) };

type Facts = { sources: readonly { title: string }[]; checked: readonly z.output<typeof checkedFact>[] };

/** What the fields alone cannot check: each fact names a source of its text, and a day that is not in the future. */
export function factsHaveSources({ sources, checked }: Facts, context: z.core.$RefinementCtx): void {
  const titles = sources.map(({ title }) => title);
  const now = today();
  for (const [at, { source: title, read }] of checked.entries()) {
    if (!titles.includes(title))
      context.addIssue({
        code: "custom",
        path: ["checked", at, "source"],
        message: `no source of this file has the title "${title}"; ${suggestion(title, titles)}`,
      });
    if (read > now)
      context.addIssue({
        code: "custom",
        path: ["checked", at, "read"],
        message: `${read} is still to come; write the day on which the source was read`,
      });
  }
}
