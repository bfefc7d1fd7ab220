import { m } from "#app/messages/m.ts";
import { toast } from "./toasts.ts";

const firstWait = 2_000;
const longestWait = 15_000;

/** Whether the server answers for an address: nothing, and 502 to 504, mean that it is away for a while. */
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
 * Settles when the server answers. Until then the visitor keeps the page at hand, and is told; leaving it would end at
 * the browser's own error page.
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
