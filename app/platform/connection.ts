import { m } from "#app/messages/m.ts";
import { showToast } from "./toasts.ts";

/** Whether the browser reports having no network. (True is reliable, false is not.) */
export function isOffline(): boolean {
  return navigator.onLine === false;
}

/**
 * Tells the visitor that the page is waiting for the network, and resolves when it is back. The current page stays.
 * Rejects if the navigation is given up.
 */
export function waitUntilOnline(signal: AbortSignal): Promise<void> {
  showToast({ id: "offline", title: m.toast_offline(), description: m.toast_offline_waiting(), urgent: true });
  return new Promise((resolve, reject) => {
    const done = () => {
      window.removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    window.addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}

/** Whether the document at an address was kept for times without a connection (app/offline/). */
export async function isDocumentKept(pathname: string): Promise<boolean> {
  try {
    return (await caches.match(pathname)) !== undefined;
  } catch {
    return false;
  }
}

/** Tells the visitor when the connection is lost and when it is back. */
export function watchConnection(): () => void {
  const lost = () => showToast({ id: "offline", title: m.toast_offline(), urgent: true });
  const back = () => showToast({ id: "offline", title: m.toast_online() });
  window.addEventListener("offline", lost);
  window.addEventListener("online", back);
  return () => {
    window.removeEventListener("offline", lost);
    window.removeEventListener("online", back);
  };
}

const firstWait = 2_000;
const longestWait = 15_000;

/** Milliseconds to wait if no response, or 502 to 504, shows that the server is away for a while; else undefined. */
async function waitFor(target: URL): Promise<number | undefined> {
  try {
    const { status, headers } = await fetch(target, { method: "HEAD", cache: "no-store" });
    if (status < 502 || status > 504) return undefined;
    return Number(headers.get("retry-after")) * 1000 || firstWait;
  } catch {
    return firstWait;
  }
}

/**
 * Settles when the server answers. Until then the visitor keeps the current page and a toast says why; leaving it would lead
 * to the browser's own error page.
 */
export async function waitUntilReachable(target: URL): Promise<void> {
  let wait = await waitFor(target);
  if (wait === undefined) return;
  showToast({ id: "unreachable", title: m.toast_unreachable(), description: m.toast_offline_waiting(), urgent: true });
  while (wait !== undefined) {
    const milliseconds = Math.min(wait, longestWait);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    wait = await waitFor(target);
  }
}
