import type { KeyboardEvent } from "react";

/** Arrow keys go round the buttons of a toolbar; other keys and places are left alone. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, keys: readonly string[]): void {
  const step = keys.includes(event.key) ? (/Right|Down/.test(event.key) ? 1 : -1) : 0;
  const buttons = [...event.currentTarget.querySelectorAll("button")].filter((one) => one.offsetParent);
  const at = buttons.findIndex((one) => one === document.activeElement);
  if (step === 0 || at < 0) return;
  event.preventDefault();
  buttons.at((at + step) % buttons.length)?.focus();
}
