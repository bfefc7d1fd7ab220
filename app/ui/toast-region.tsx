import * as Toast from "@radix-ui/react-toast";
import { useSyncExternalStore } from "react";
import { m } from "#app/paraglide/messages.js";
import { currentToasts, dismissToast, subscribeToToasts } from "#app/platform/toasts.ts";
import { Icon } from "./icon.tsx";

const none: ReturnType<typeof currentToasts> = [];

/** Where toasts appear: 5 s each, paused on hover, focus and a window in the background; swipe right; F8 to reach it. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={m.toast_region()}>
      {toasts.map(({ id, title, description, urgent, action }) => (
        <Toast.Root key={id} className="toast" type={urgent ? "foreground" : "background"} onOpenChange={(open) => open || dismissToast(id)}>
          <div>
            <Toast.Title className="font-semibold">{title}</Toast.Title>
            {description && <Toast.Description className="text-sm text-quiet">{description}</Toast.Description>}
            {action && (
              <Toast.Action altText={action.label} className="mt-2 font-semibold text-link" onClick={action.run}>
                {action.label}
              </Toast.Action>
            )}
          </div>
          <Toast.Close className="-m-2 grid size-10 place-items-center" aria-label={m.toast_close()}>
            <Icon name="lucide:x" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="toasts" hotkey={["F8"]} label={m.toast_region()} />
    </Toast.Provider>
  );
}
