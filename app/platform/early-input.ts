import { type RefObject, useLayoutEffect, useRef, useState } from "react";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Typed = { control: Control; value: string | boolean };

/**
 * What somebody entered in a part of a prerendered page before its code came, or what the browser kept of an earlier
 * visit, counts as if it were entered now. `onEarly` is called first, so that the rest of the form's first state is there.
 */
export function useRestoreEarlyInput<Part extends HTMLElement>(onEarly?: () => void): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const [early, setEarly] = useState<readonly Typed[]>([]);
  const onStart = useRef(() => {
    const found = collectEarlyInput(part.current);
    if (found.length === 0) return;
    onEarly?.();
    // with the next rendering every control shows what the form holds
    setEarly(found);
  });
  useLayoutEffect(() => onStart.current(), []);
  useLayoutEffect(() => void restoreInput(early), [early]);
  return part;
}

function collectEarlyInput(part: HTMLElement | null): Typed[] {
  return [...(part?.querySelectorAll<Control>("input, select, textarea") ?? [])].flatMap((control) => {
    if (control instanceof HTMLSelectElement) {
      const served = [...control.options].find((option) => option.defaultSelected);
      return served && !served.selected ? { control, value: control.value } : [];
    }
    if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type))
      // of radio buttons only the one that was chosen has something to say
      return control.checked === control.defaultChecked || (control.type === "radio" && !control.checked)
        ? []
        : { control, value: control.checked };
    return control.value === control.defaultValue ? [] : { control, value: control.value };
  });
}

/** One after the other, each on the form that the one before left. */
async function restoreInput(all: readonly Typed[]): Promise<void> {
  for (const { control, value } of all) {
    // React counts what it has last seen as heard, and it may have seen this: what was served makes it new again
    if (typeof value === "string") {
      if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue;
      // set past the component, as a key does
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
      control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
    } else if (control instanceof HTMLInputElement) {
      control.checked = !value;
      control.click();
    }
    await undefined;
    // who has gone on has left the field
    if (control !== document.activeElement) control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    await undefined;
  }
}
