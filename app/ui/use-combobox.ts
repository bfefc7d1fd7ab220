import { type KeyboardEvent, useId, useState } from "react";

/** Whether a key belongs to an input method that composes characters; Safari tells of the last one by its code alone. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

/**
 * A field with a list of options below it (ARIA combobox): the focus stays in the field, the arrows go round the options,
 * Enter chooses; the keys of an input method are its own. `count` is 0 while the list is closed. `start`: the
 * option that Enter chooses before any arrow; -1 for none.
 */
export function useCombobox(count: number, choose: (at: number) => void, start = 0) {
  const id = useId();
  const [marked, setMarked] = useState<number>();
  const active = Math.min(marked ?? start, count - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      setMarked(active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count);
    } else if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      choose(active);
    }
  };
  const field = {
    "aria-autocomplete": "list",
    "aria-controls": id,
    "aria-activedescendant": active >= 0 ? `${id}-${active}` : undefined,
    autoComplete: "off",
  } as const;
  return {
    id,
    active,
    field,
    onKeyDown,
    optionId: (at: number) => `${id}-${at}`,
    mark: setMarked,
    /** Back to where a list begins. */
    toFirst: () => setMarked(undefined),
  };
}
