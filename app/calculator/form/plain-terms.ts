import { m } from "#app/messages/m.ts";
import type { CalculatorStore } from "../store/calculator-store.ts";
import type { FieldName } from "../store/form-state.ts";

/** A field among the terms that is one of some choices, and depends on no other. */
export type PlainTerm = { field: FieldName; label: string; choices: readonly { value: string; label: string }[] };

/** The plain fields, for the fields themselves and for the line of words above them, which names what has been changed. */
export function listPlainTerms({ page }: Pick<CalculatorStore, "page">): PlainTerm[] {
  const origins = page.origins.map(({ code, label }) => ({ value: code, label }));
  const all: PlainTerm[] = [{ field: "from", label: m.field_from(), choices: origins }];
  return all.filter(({ choices }) => choices.length > 1);
}
