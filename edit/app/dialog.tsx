import { type ReactNode, useLayoutEffect, useRef } from "react";
import { say } from "./words.ts";
import { Button } from "./button.tsx";

type DialogProps = { title: string; failed?: string; action?: ReactNode; onClose: () => void; children: ReactNode };

/** Something to settle on top of the page, open as long as it is there. What failed is said beside its action. */
export function Dialog({ title, failed, action, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // what it shows may come later: the keys begin above it, not at the button below
    dialog.current?.querySelector("h2")?.focus();
    // also where it ends without being closed, as after saving
    return () => (before instanceof HTMLElement && before.isConnected ? before.focus() : undefined);
  }, []);
  return (
    <dialog
      ref={dialog}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(60rem,calc(100vw-2rem))] overflow-auto rounded-xl border border-slate-200 bg-white p-5 text-slate-900 backdrop:bg-black/45"
      onClose={() => onClose()}
      aria-label={title}
    >
      <h2 tabIndex={-1}>{title}</h2>
      {children}
      <div className="sticky -bottom-5 flex items-center justify-end gap-2 bg-white py-3">
        {failed && (
          <p role="alert" className="note error mr-auto whitespace-pre-line">
            {failed}
          </p>
        )}
        <Button label={say("go_on")} onClick={() => dialog.current?.close()} />
        {action}
      </div>
    </dialog>
  );
}
