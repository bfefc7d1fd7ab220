import { useRef } from "react";
import { m } from "#app/messages/m.ts";
import { dismissToast, type Toast } from "#app/platform/toasts.ts";
import { Icon } from "./icon.tsx";
import { useSwipeAway } from "./use-swipe-away.ts";
import { useToastTimer } from "./use-toast-timer.ts";

/** One message: it leaves by itself, by its button, by Escape, or swiped to the right. */
export function ToastBox({ toast }: { toast: Toast }) {
  const { id, title, description, action } = toast;
  const ref = useRef<HTMLDivElement>(null);
  const close = () => {
    // focus must not fall to the body with the toast that held it
    if (ref.current?.contains(document.activeElement)) ref.current.closest<HTMLElement>(".toasts")?.focus();
    dismissToast(id);
  };
  useToastTimer(ref, close);
  const swipe = useSwipeAway(ref, close);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its button does the same
    <div ref={ref} className="toast" {...swipe} onKeyDown={({ key }) => key === "Escape" && close()}>
      <div>
        <p className="font-semibold">{title}</p>
        {description && <p className="text-sm text-quiet">{description}</p>}
        {action && (
          <button type="button" className="mt-2 min-h-6 font-semibold text-link" onClick={action.run}>
            {action.label}
          </button>
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
