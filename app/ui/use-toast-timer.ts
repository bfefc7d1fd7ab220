import { type RefObject, useEffect, useRef } from "react";

/** Milliseconds that a toast stays open. */
const duration = 5000;

/** Closes after five seconds, not counting the time under the pointer, with focus inside, or in an inactive window. */
export function useToastTimer(ref: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const region = ref.current?.closest<HTMLElement>(".toasts");
    if (!region) return;
    let left = duration;
    let since = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const held = () => region.matches(":hover, :focus-within") || !document.hasFocus();
    const run = () => {
      if (timer !== undefined || held()) return;
      since = Date.now();
      timer = setTimeout(() => latest.current(), left);
    };
    const pause = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= Date.now() - since;
    };
    // what the event announces has happened only after it
    const look = () => setTimeout(() => (held() ? pause() : run()));
    run();
    const events = ["pointerenter", "pointerleave", "focusin", "focusout"] as const;
    for (const event of events) region.addEventListener(event, look);
    window.addEventListener("focus", look);
    window.addEventListener("blur", look);
    return () => {
      pause();
      for (const event of events) region.removeEventListener(event, look);
      window.removeEventListener("focus", look);
      window.removeEventListener("blur", look);
    };
  }, [ref]);
}
