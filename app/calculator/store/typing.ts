import type { FocusEvent, FormEvent, KeyboardEvent } from "react";
import type { Problems } from "./read-shipment.ts";

/** The field that somebody is typing in. */
export type TypedField = { id: string; label: string };

/** Handlers for what stands around the form: they `tell` of the field that is typed in, until it is left. */
export function watchTyping(current: () => TypedField | undefined, tell: (typing: TypedField | undefined) => void) {
  // a day that is chosen from a calendar, as on a phone, comes whole, and the field keeps the focus
  let isByKeys = false;
  return {
    onInput: ({ target }: FormEvent) => {
      const id = findFieldName(target);
      if (!isByKeys && target instanceof HTMLInputElement && target.type === "date") tell(undefined);
      else if (id !== current()?.id) tell({ id, label: findLabel(id) });
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      isByKeys = false;
      const typing = current();
      if (typing && findFieldName(relatedTarget) !== typing.id) tell(undefined);
    },
    // Enter asks for the prices as leaving does
    onKeyDown: ({ key }: KeyboardEvent) => {
      isByKeys = true;
      if (key === "Enter") tell(undefined);
    },
  };
}

/**
 * The problems to be marked, and the name of the field to be finished where there are no others: half of what belongs
 * in a field is no mistake until the field is left.
 */
export function filterShownProblems(
  problems: Problems,
  typing: TypedField | undefined,
): { marked: Problems; unfinished?: string } {
  const all = Object.entries(problems);
  const marked = all.filter(([name]) => name !== typing?.id);
  if (marked.length === all.length) return { marked: problems };
  return { marked: Object.fromEntries(marked), ...(marked.length === 0 && typing && { unfinished: typing.label }) };
}

/** The name of a field; a label that holds its field begins with it. */
function findLabel(id: string): string {
  const label = document.querySelector(`label[for="${id}"]`);
  return (label?.firstElementChild ?? label)?.textContent ?? "";
}

function findFieldName(target: EventTarget | null): string {
  return target instanceof Element ? target.id : "";
}
