import { useEffect, useRef } from "react";
import { isUndoKey } from "./undo-key.ts";

/** Presses an Undo by its key, as long as there is one. The Undo that hears of a key first is the only one that it presses. */
export function useUndoKey(undo: (() => void) | undefined): void {
  const latest = useRef(undo);
  useEffect(() => {
    latest.current = undo;
  });
  const waits = undo !== undefined;
  useEffect(() => {
    if (!waits) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isUndoKey(event)) return;
      event.preventDefault();
      latest.current?.();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [waits]);
}
