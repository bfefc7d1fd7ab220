import { type ClipboardEvent, type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** A selector of all fields. */
export const controls = "input,select,textarea";

/** What was typed into a field, or that a form was sent. */
type Typed = { control: Control | HTMLFormElement; value: string | boolean };

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

/** What was sent or pressed before the code was there (`head-script.ts`). */
const held = "[data-held]";

/** The fields as they were served, in their order, at which path, and the one in which somebody was. */
let served: readonly Control[] = [];
let servedPath = "";
let focused: Element | null = null;
let folds: readonly HTMLDetailsElement[] = [];
let pressed: readonly HTMLElement[] = [];

/**
 * Remembers the fields, the folds and what was pressed before the page comes alive. Where a translator or an extension has
 * changed the page by then, React draws it anew, and what was typed stands in fields that are no longer part of it.
 */
export function keepServedFields(): void {
  served = listControls(document);
  fillFromOtherLanguage();
  servedPath = window.location.pathname;
  focused = document.activeElement;
  folds = [...document.querySelectorAll("details")];
  pressed = [...document.querySelectorAll<HTMLElement>(`button${held}`)];
}

/** What was typed into the page in another language counts as typed into this one, once, and on the way back into that one. */
function fillFromOtherLanguage(): void {
  const left = takeLeftValues(window.location.pathname);
  // a page that was alive has left those of some fields
  const kept = served.filter(({ dataset }) => dataset.kept !== undefined);
  const fields = [served, kept].find(({ length }) => length === left.length) ?? [];
  for (const [at, value] of left.entries()) {
    const control = fields[at];
    // what was typed here since is newer
    if (!control || readTyped(control) !== undefined || control.type === "file") continue;
    // it must not come along unseen
    if (value !== false) control.closest("details")?.setAttribute("open", "");
    if (typeof value === "string") control.value = value;
    else if (value === true && control instanceof HTMLInputElement) control.checked = !control.defaultChecked;
  }
}

/**
 * What `head-script.ts` has left in the window's name for the page at `path`, or in the entry of the history from which
 * somebody went to the other language, for when Back leads to it: of each field the text that was typed, true where a choice
 * was changed, else false. From then on it is nowhere.
 */
function takeLeftValues(path: string): readonly unknown[] {
  const [, to, named = ""] = /^(\/[^[]*)(\[.*\])$/s.exec(window.name) ?? [];
  if (to) window.name = "";
  const values = to === path ? named : takeLeftInEntry();
  try {
    const left: unknown = JSON.parse(values);
    return Array.isArray(left) ? left : [];
  } catch {
    return [];
  }
}

function takeLeftInEntry(): string {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("left" in state)) return "";
  const { left, ...others } = state;
  window.history.replaceState(others, "");
  return String(left);
}

/** The page has been left: its fields are none of another's, nor of its own when somebody comes back. */
export function forgetServedFields(): void {
  served = [];
  focused = null;
  folds = [];
  pressed = [];
}

/** The `ref` of a fold's title: once a page that is drawn anew is whole, what was opened in the served one is open in it. */
export function reopenFolds(title: HTMLElement | null): void {
  if (!title || folds.length === 0 || servedPath !== window.location.pathname) return;
  const all = [...document.querySelectorAll("details")];
  if (all.length !== folds.length) return;
  for (const [at, before] of folds.entries()) if (before.open && !before.isConnected) all[at]?.setAttribute("open", "");
  folds = all;
}

function listControls(part: ParentNode | null): readonly Control[] {
  return [...(part?.querySelectorAll<Control>(controls) ?? [])];
}

function collectEarlyInput(part: HTMLElement | null): Typed[] {
  const all = listControls(document);
  if (servedPath !== window.location.pathname) forgetServedFields();
  let sent: HTMLFormElement | null = null;
  const typed = listControls(part).flatMap((control): Typed[] => {
    // by its name where it has one, else by its place: an extension may have put fields of its own beside it
    const name = readName(control);
    const named = name ? served.find((one) => readName(one) === name) : undefined;
    const before = named ?? (all.length === served.length ? served[all.indexOf(control)] : undefined);
    const gone = before && !before.isConnected ? before : undefined;
    if (gone && gone === focused) control.focus();
    const own = gone ?? control;
    if (own.form?.matches(held)) sent = control.form;
    const value = readTyped(own);
    return value === undefined ? [] : [{ control, value }];
  });
  // with what was typed
  return sent ? [...typed, { control: sent, value: true }] : typed;
}

/** What a field is called in its page; of radio buttons each has the name of what it stands for. */
function readName({ id, name, type, value }: Control): string {
  return id || name + (type === "radio" ? ` ${value}` : "");
}

/** What somebody has entered in a field; nothing where it is as it was served. */
function readTyped(control: Control): string | boolean | undefined {
  if (control instanceof HTMLSelectElement) {
    const option = [...control.options].find((one) => one.defaultSelected);
    return option && !option.selected ? control.value : undefined;
  }
  if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type))
    // of radio buttons only the one that was chosen has something to say
    return control.checked === control.defaultChecked || (control.type === "radio" && !control.checked)
      ? undefined
      : control.checked;
  return control.value === control.defaultValue ? undefined : control.value;
}

/** One after the other, each on the form that the one before left. */
async function restoreInput(all: readonly Typed[]): Promise<void> {
  for (const { control, value } of all) {
    if (control instanceof HTMLFormElement) {
      delete control.dataset.held;
      control.requestSubmit();
      break;
    }
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

/**
 * The `ref` of a button: one that was pressed before the page came to life is pressed now. In a part that comes later, it
 * has kept the focus; what Tab has reached is only looked at. One that sends leaves it to its form.
 */
export function pressEarly(button: HTMLElement | null): void {
  if (!button) return;
  // a page that is drawn anew has another button in the place of the one that was pressed; what it says may have changed with
  // the day, and then it is known by its look if no other has it
  const gone = pressed.find(
    (one) =>
      !one.isConnected &&
      one.className === button.className &&
      one.ariaLabel === button.ariaLabel &&
      (one.textContent === button.textContent || document.getElementsByClassName(one.className).length === 1),
  );
  if (gone) {
    pressed = pressed.filter((one) => one !== gone);
    button.dataset.held = gone.dataset.held;
  }
  if (!button.matches(`:is(${held}, :focus:not(:focus-visible)):not([type=submit])`)) return;
  // after what was typed before has been taken over; the document may hold it once more
  setTimeout(() => {
    button.click();
    delete button.dataset.held;
  });
}

/**
 * The focus handler of a field whose text the next key replaces. React tells a page that comes alive once more of a focus
 * that it had before: somebody is typing there by then, and the next key would replace what has just been typed.
 */
export function selectText({ isTrusted, currentTarget }: FocusEvent<HTMLInputElement>): void {
  if (isTrusted) currentTarget.select();
}

/** Lines in a field of one line: a space alone, which browsers put between them, would join two numbers to one in thousands. */
export function joinLines(text: string): string {
  return text.trim().replace(/\s*[\r\n]+\s*/g, ", ");
}

/** The paste handler of a field, or of a form with fields: several lines stand with commas between them. */
export function pasteLines(event: ClipboardEvent<HTMLElement>): void {
  const { target: field, clipboardData } = event;
  const text = clipboardData.getData("text").trim();
  if (event.isDefaultPrevented() || !(field instanceof HTMLInputElement) || !/[\r\n]/.test(text)) return;
  event.preventDefault();
  const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
  const room = field.maxLength < 0 ? Infinity : field.maxLength - field.value.length + end - start;
  field.setRangeText(joinLines(text).slice(0, room), start, end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
