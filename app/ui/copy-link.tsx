import { m } from "#app/messages/m.ts";
import { toast } from "#app/platform/toasts.ts";
import { Icon } from "./icon.tsx";

/** Puts the address of the page on the clipboard. */
export function CopyLink() {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast({ id: "copied", title: m.toast_copied() });
    } catch {
      // a browser may refuse: the visitor can take the address from the toast
      toast({ id: "copied", title: m.toast_not_copied(), description: window.location.href, urgent: true });
    }
  };
  return (
    <button type="button" className="needs-scripts button button-quiet" onClick={copy}>
      <Icon name="lucide:link" />
      {m.copy_link()}
    </button>
  );
}
