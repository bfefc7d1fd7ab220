/** The keys that press an Undo, as `aria-keyshortcuts` has them and as they are written on this machine. */
export function nameUndoKeys(): { shortcut: string; written: string } {
  return /Mac|iP/.test(navigator.userAgent)
    ? { shortcut: "Meta+Z", written: "⌘Z" }
    : { shortcut: "Control+Z", written: "Ctrl+Z" };
}

/** Fields in which the browser takes back what was typed. */
const textFields = "textarea, input:not([type=checkbox], [type=radio], [type=file])";

type Keys = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "target">;

/** Whether keys ask for what was done last to be undone, and not for what was typed last in a field. */
export function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey, target }: Keys): boolean {
  const isTyping = target instanceof Element && target.closest(textFields) !== null;
  return key.toLowerCase() === "z" && ctrlKey !== metaKey && !shiftKey && !altKey && !isTyping;
}
