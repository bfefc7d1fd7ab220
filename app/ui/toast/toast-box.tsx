import { type DragEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { m } from "#app/messages/m.ts";
import { removeToast, type Toast } from "#app/platform/toasts.ts";
import { Icon } from "../icon.tsx";
import { keepClear } from "./keep-clear.ts";
import { nameUndoKeys } from "./undo-key.ts";
import { useUndoKey } from "./use-undo-key.ts";

/** One message: it leaves by itself, by its button, by Escape, or swiped to the right. */
export function ToastBox({ toast, onAct }: { toast: Toast; onAct: () => void }) {
  const { id, title, description, action } = toast;
  const ref = useRef<HTMLDivElement>(null);
  // focus must not fall to the body with the toast that held it
  const close = () => {
    if (ref.current?.contains(document.activeElement)) ref.current.closest<HTMLElement>(".toasts")?.focus();
    removeToast(id);
  };
  const act = () => {
    onAct();
    action?.run();
  };
  const keys = action?.undoes && nameUndoKeys();
  useToastTimer(ref, close, action ? 2 * usual : usual);
  // there is one at a time: the next takes its place
  useUndoKey(action?.undoes && action.run);
  useClearOfFocus(ref);
  const swipe = useSwipeAway(ref, close);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its button does the same
    <div ref={ref} className="toast" {...swipe} onKeyDown={({ key }) => key === "Escape" && close()}>
      <div>
        <p className="font-semibold">{title}</p>
        {/* a text that the browser did not copy has many lines, and is taken from here */}
        {description && (
          <p className="max-h-[12rem] overflow-y-auto text-sm whitespace-pre-line text-quiet">{description}</p>
        )}
        {action && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3">
            <button
              type="button"
              className="min-h-6 font-semibold text-link"
              aria-keyshortcuts={keys ? keys.shortcut : undefined}
              onClick={act}
            >
              {action.label}
            </button>
            {/* who has no keyboard needs no keys */}
            {keys && <kbd className="text-sm text-quiet pointer-coarse:hidden">{keys.written}</kbd>}
          </p>
        )}
      </div>
      <button
        type="button"
        className="-m-2 grid size-10 place-items-center"
        aria-label={m.toast_close()}
        onClick={close}
      >
        <Icon name="lucide:x" />
      </button>
    </div>
  );
}

/** Milliseconds that a toast stays open; one in which there is something to press twice as long. */
const usual = 5000;

/** Closes after its time, not counting that under the pointer, with focus inside, or in an inactive window. */
function useToastTimer(ref: RefObject<HTMLElement | null>, close: () => void, duration: number): void {
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
    const end = new AbortController();
    for (const event of ["pointerenter", "pointerleave", "focusin", "focusout"])
      region.addEventListener(event, look, end);
    for (const event of ["focus", "blur"]) window.addEventListener(event, look, end);
    return () => {
      pause();
      end.abort();
    };
  }, [ref, duration]);
}

function useClearOfFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const region = ref.current?.closest(".toasts");
    return region ? keepClear(region) : undefined;
  }, [ref]);
}

/** Pixels to the right past which a swipe dismisses; below, the element springs back. */
const threshold = 50;

function useSwipeAway(ref: RefObject<HTMLElement | null>, dismiss: () => void) {
  const moveTo = (x: number) => {
    if (ref.current) ref.current.style.transform = x > 0 ? `translateX(${x}px)` : "";
  };
  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest("button"))) return;
    event.currentTarget.dataset.swipeFrom = String(event.clientX);
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const distance = (event: PointerEvent<HTMLElement>) => {
    const from = event.currentTarget.dataset.swipeFrom;
    return from === undefined ? undefined : event.clientX - Number(from);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const moved = distance(event) ?? 0;
    delete event.currentTarget.dataset.swipeFrom;
    moveTo(0);
    if (event.type === "pointerup" && moved > threshold) dismiss();
  };
  return {
    onPointerDown: start,
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const moved = distance(event);
      if (moved !== undefined) moveTo(moved);
    },
    onPointerUp: end,
    onPointerCancel: end,
    // a text that is selected would be dragged instead
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
