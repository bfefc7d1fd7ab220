import { m } from "#app/messages/m.ts";
import { toast } from "./toasts.ts";

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
 * Settles when the server answers. Until then the visitor keeps the current page and is told why; leaving it would lead
 * to the browser's own error page.
 */
export async function untilReachable(target: URL): Promise<void> {
  let wait = await waitFor(target);
  if (wait === undefined) return;
  toast({ id: "unreachable", title: m.toast_unreachable(), description: m.toast_offline_waiting(), urgent: true });
  while (wait !== undefined) {
    const milliseconds = Math.min(wait, longestWait);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    wait = await waitFor(target);
  }
}
