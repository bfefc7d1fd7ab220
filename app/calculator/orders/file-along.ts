import { useEffect } from "react";
import { m } from "#app/messages/m.ts";
import { loadDocument } from "#app/platform/document-load.ts";
import { hasModifier } from "#app/platform/navigation.ts";
import { getStorageKey } from "#app/platform/storage.ts";
import { showToast } from "#app/platform/toasts.ts";
import type { OpenFile } from "./session.ts";

/** The documented key: a file between two documents, with its answers, for this tab alone. */
const key = getStorageKey("order-file");

/** Links to the page in another language. */
const inOther = "a[hreflang]";

/** A file as it is stored, its bytes as text; answers are those of the moment. */
type Stored = { name: string; modified: number; bytes: string } & Omit<OpenFile, "file">;

/** The file that is open where one has come along, with its bytes as text, which there is no time to read on the way back. */
let kept: { file: File; bytes: string } | undefined;

/**
 * Takes the file that is open along to the page in the other language, which is another document, and back from there, with
 * all that was answered for it. Back and Forward take it where the browser tells that they lead there; whatever else ends the
 * page, nothing is stored. Where the browser keeps none, or none so large (most stop at 5 MB), it is said before the page is
 * left. `onReturn`: what was left for a document that is shown as it was, if it is not what that has.
 */
export function useFileAlong(getOpenFile: () => OpenFile | undefined, onReturn: (left: OpenFile) => void): void {
  useEffect(() => {
    const onSwap = ({ activation }: PageSwapEvent) => {
      const open = getOpenFile();
      if (activation?.navigationType !== "traverse" || !open || kept?.file !== open.file) return;
      const there = activation.entry.url?.split(/[?#]/, 1)[0];
      const links = [...document.querySelectorAll<HTMLAnchorElement>(inOther)];
      if (links.some(({ origin, pathname }) => origin + pathname === there)) storeFile(open, kept.bytes);
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      const left = persisted ? takeLeftFile() : undefined;
      const open = getOpenFile();
      if (!left || !kept) return;
      if (open && describeFile(left) === describeFile(open)) kept.file = open.file;
      else onReturn(left);
    };
    const onClick = async (event: MouseEvent) => {
      const { target, button } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(inOther) : null;
      const open = getOpenFile();
      // another tab leaves this one as it is
      if (!link || !open || button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      const go = () => loadDocument(link.href);
      if (storeFile(open, await readBytes(open.file))) go();
      else
        showToast({
          id: "file-along",
          title: m.orders_not_along({ file: open.file.name }),
          description: m.orders_not_along_text(),
          action: { label: m.orders_not_along_go(), run: go },
          urgent: true,
        });
    };
    const end = new AbortController();
    document.addEventListener("click", onClick, end);
    window.addEventListener("pageswap", onSwap, end);
    window.addEventListener("pageshow", onShow, end);
    return () => end.abort();
  }, [getOpenFile, onReturn]);
}

/** The file that the page in the other language has left, with its answers. From then on it is only here. */
export function takeLeftFile(): OpenFile | undefined {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (text === null) return undefined;
    const { name, modified, bytes, answered, reopened }: Stored = JSON.parse(text);
    const content = Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0));
    const file = new File([content], name, { lastModified: modified });
    kept = { file, bytes };
    return { file, answered, reopened };
  } catch {
    return undefined;
  }
}

/** Another file that is opened where one came along is the one that goes back. */
export async function keepForWayBack(file: File): Promise<void> {
  if (!kept || kept.file === file) return;
  kept = { file, bytes: "" };
  const bytes = await readBytes(file);
  if (kept.file === file) kept = { file, bytes };
}

/** The same of two files that are the same, with the same answers. */
function describeFile({ file, answered, reopened }: OpenFile): string {
  return JSON.stringify([file.name, file.size, file.lastModified, answered, reopened]);
}

/** Returns whether the browser has taken it. */
function storeFile({ file, answered, reopened }: OpenFile, bytes: string): boolean {
  if (bytes === "" && file.size > 0) return false;
  const stored: Stored = { name: file.name, modified: file.lastModified, bytes, answered, reopened };
  try {
    sessionStorage.setItem(key, JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

/** The bytes of a file as text; empty where they cannot be read. */
async function readBytes(file: File): Promise<string> {
  const address = await readAsAddress(file).catch(() => "");
  return address.slice(address.indexOf(",") + 1);
}

/** `data:text/csv;base64,…` */
function readAsAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
