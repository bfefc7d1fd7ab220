import { type FocusEvent, type FormEvent, type KeyboardEvent, useState } from "react";
import type { Problems } from "./read-shipment.ts";

type Typing = { id: string; label: string };

/**
 * The field that somebody is typing in: half of what belongs there is no mistake until it is left. The three sides of a
 * parcel are one field.
 */
export function useTyping() {
  const [typing, setTyping] = useState<Typing>();
  const watch = {
    onInput: ({ target }: FormEvent) => {
      const id = fieldOf(target);
      if (id !== typing?.id) setTyping({ id, label: document.querySelector(`label[for="${id}"]`)?.textContent ?? "" });
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (typing && fieldOf(relatedTarget) !== typing.id) setTyping(undefined);
    },
    // Enter asks for the prices as leaving does
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === "Enter") setTyping(undefined);
    },
  };
  return { typing, watch };
}

/** The problems to be marked, and the name of the field to be finished where there are no others. */
export function shownProblems(problems: Problems, typing: Typing | undefined): { marked: Problems; finish?: string } {
  const all = Object.entries(problems);
  const marked = all.filter(([name]) => groupOf(name) !== typing?.id);
  if (marked.length === all.length) return { marked: problems };
  return { marked: Object.fromEntries(marked), ...(marked.length === 0 && typing && { finish: typing.label }) };
}

function fieldOf(target: EventTarget | null): string {
  return target instanceof Element ? groupOf(target.id) : "";
}

function groupOf(name: string): string {
  return name.replace(/^(width|height)-/, "length-");
}
