import { m } from "#app/messages/m.ts";
import { toast } from "./toasts.ts";

/** Whether the browser reports having no network. (True is reliable, false is not.) */
export function isOffline(): boolean {
  return navigator.onLine === false;
}

/**
 * Tells the visitor that the page is waiting for the network, and resolves when it is back. The current page stays.
 * Rejects if the navigation is given up.
 */
export function untilOnline(signal: AbortSignal): Promise<void> {
  toast({ id: "offline", title: m.toast_offline(), description: m.toast_offline_waiting(), urgent: true });
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

/** Tells the visitor when the connection is lost and when it is back. */
export function watchConnection(): () => void {
  const lost = () => toast({ id: "offline", title: m.toast_offline(), urgent: true });
  const back = () => toast({ id: "offline", title: m.toast_online() });
  window.addEventListener("offline", lost);
  window.addEventListener("online", back);
  return () => {
    window.removeEventListener("offline", lost);
    window.removeEventListener("online", back);
  };
}
