import { type KeyboardEvent, useId, useState } from "react";

/**
 * A field with a list of options below it (ARIA combobox): the focus stays in the field, the arrows go round the options,
 * Enter chooses, save where it ends a composition of characters. `count` is 0 while the list is closed.
 */
export function useCombobox(count: number, choose: (at: number) => void) {
  const id = useId();
  const [marked, setMarked] = useState(0);
  const active = Math.min(marked, count - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      setMarked((active + step + count) % count);
    } else if (event.key === "Enter" && active >= 0 && !event.nativeEvent.isComposing) {
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
  return { id, active, field, onKeyDown, optionId: (at: number) => `${id}-${at}`, toFirst: () => setMarked(0) };
}
