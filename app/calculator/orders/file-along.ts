import { useEffect } from "react";
import { m } from "#app/messages/m.ts";
import { loadDocument } from "#app/platform/document-load.ts";
import { hasModifier } from "#app/platform/navigation.ts";
import { getStorageKey } from "#app/platform/storage.ts";
import { showToast } from "#app/platform/toasts.ts";

/** The documented key: a file between two documents, its name and its bytes, for this tab alone. */
const key = getStorageKey("order-file");

/**
 * Takes the file that is open along to the page in the other language, which is another document. Where the browser keeps
 * none, or none so large (most stop at 5 MB), it is said before the page is left.
 */
export function useFileAlong(getFile: () => File | undefined): void {
  useEffect(() => {
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
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [getFile]);
}

/** The file that the page in the other language has left. From then on it is only here. */
export function takeLeftFile(): File | undefined {
  try {
    const left = sessionStorage.getItem(key);
    if (left === null) return undefined;
    sessionStorage.removeItem(key);
    // no name of a file has a slash
    const at = left.indexOf("/");
    return new File([Uint8Array.from(atob(left.slice(at + 1)), (byte) => byte.charCodeAt(0))], left.slice(0, at));
  } catch {
    return undefined;
  }
}

/** Returns whether the browser has taken it. */
async function leaveFile(file: File): Promise<boolean> {
  try {
    const address = await readAsAddress(file);
    sessionStorage.setItem(key, `${file.name}/${address.slice(address.indexOf(",") + 1)}`);
    return true;
  } catch {
    return false;
  }
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
