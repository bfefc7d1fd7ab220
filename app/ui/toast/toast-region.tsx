import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { m } from "#app/messages/m.ts";
import { getToasts, subscribeToToasts } from "#app/platform/toasts.ts";
import type { ToastBox } from "./toast-box.tsx";

const none: ReturnType<typeof getToasts> = [];

/** Where toasts appear. F8 moves focus here, and back to where it was; so does what is pressed in one, such as Undo. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => none);
  const ref = useRef<HTMLElement>(null);
  const Box = useToastBox(toasts.length > 0);
  const before = useRef<EventTarget>(null);
  const goBack = () => {
    const there = before.current;
    if (there instanceof HTMLElement && there.isConnected) there.focus();
    else ref.current?.focus();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "F8") return;
      event.preventDefault();
      if (ref.current?.contains(document.activeElement)) goBack();
      else ref.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={m.toast_region()}
      className="toasts"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) before.current = relatedTarget;
      }}
    >
      {/* two live regions that are always there: what is put into one is announced */}
      <div role="log" aria-live="polite">
        {Box && toasts.map((toast) => !toast.urgent && <Box key={toast.id} toast={toast} onAct={goBack} />)}
      </div>
      <div role="log" aria-live="assertive">
        {Box && toasts.map((toast) => toast.urgent && <Box key={toast.id} toast={toast} onAct={goBack} />)}
      </div>
    </section>
  );
}

/** Fetched when the page is there and not with the first toast, which may say that the connection is gone. */
function useToastBox(wanted: boolean): typeof ToastBox | undefined {
  const [loaded, setLoaded] = useState<{ ToastBox: typeof ToastBox }>();
  useEffect(() => {
    if (!loaded) import("./toast-box.tsx").then(setLoaded, () => {});
  }, [loaded, wanted]);
  return loaded?.ToastBox;
}
