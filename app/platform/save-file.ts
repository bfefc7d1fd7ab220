import { m } from "#app/messages/m.ts";
import { showToast } from "./toasts.ts";

/** Saves a file made in the browser to the visitor's downloads, and says so. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  showToast({ id: "download", title: m.toast_download() });
}
