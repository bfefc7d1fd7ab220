import { useEffect } from "react";
import { m } from "#app/messages/m.ts";
import { loadDocument } from "#app/platform/document-load.ts";
import { hasModifier } from "#app/platform/navigation.ts";
import { getStorageKey } from "#app/platform/storage.ts";
import { showToast } from "#app/platform/toasts.ts";

/** The documented key: a file between two documents, its name and its bytes, for this tab alone. */
const key = getStorageKey("order-file");

/** The file that is open where one has come along, as it is stored: it is left again with this document, for the way back. */
let kept: { file: File; text: string } | undefined;

/**
 * Takes the file that is open along to the page in the other language, which is another document, and back from there. Where
 * the browser keeps none, or none so large (most stop at 5 MB), it is said before the page is left.
 */
export function useFileAlong(getFile: () => File | undefined): void {
  useEffect(() => {
    const onHide = () => kept && kept.file === getFile() && storeText(kept.text);
    // a document that is shown as it was left has its file
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && takeText();
    const onClick = async (event: MouseEvent) => {
      const { target, button } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[hreflang]") : null;
      const file = getFile();
      // another tab leaves this one as it is
      if (!link || !file || button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      const go = () => loadDocument(link.href);
      if (await leaveFile(file)) go();
      else
        showToast({
          id: "file-along",
          title: m.orders_not_along({ file: file.name }),
          description: m.orders_not_along_text(),
          action: { label: m.orders_not_along_go(), run: go },
          urgent: true,
        });
    };
    const end = new AbortController();
    document.addEventListener("click", onClick, end);
    window.addEventListener("pagehide", onHide, end);
    window.addEventListener("pageshow", onShow, end);
    return () => end.abort();
  }, [getFile]);
}

/** The file that the page in the other language has left. From then on it is only here. */
export function takeLeftFile(): File | undefined {
  const text = takeText();
  if (text === undefined) return undefined;
  // no name of a file has a slash
  const at = text.indexOf("/");
  const bytes = Uint8Array.from(atob(text.slice(at + 1)), (byte) => byte.charCodeAt(0));
  const file = new File([bytes], text.slice(0, at));
  kept = { file, text };
  return file;
}

/** Another file that is opened where one came along is the one that goes back. */
export async function keepForWayBack(file: File): Promise<void> {
  if (!kept || kept.file === file) return;
  kept = { file, text: "" };
  const text = await writeText(file).catch(() => "");
  if (kept.file === file) kept = { file, text };
}

/** Returns whether the browser has taken it. */
async function leaveFile(file: File): Promise<boolean> {
  return storeText(await writeText(file).catch(() => ""));
}

function takeText(): string | undefined {
  try {
    const text = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return undefined;
  }
}

function storeText(text: string): boolean {
  try {
    if (text !== "") sessionStorage.setItem(key, text);
    return text !== "";
  } catch {
    return false;
  }
}

async function writeText(file: File): Promise<string> {
  const address = await readAsAddress(file);
  return `${file.name}/${address.slice(address.indexOf(",") + 1)}`;
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
