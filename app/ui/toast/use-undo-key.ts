import { useEffect, useRef } from "react";
import { isUndoKey } from "./undo-key.ts";

/** Presses an Undo by its key, as long as there is one. Of two the one that has been there longer. */
export function useUndoKey(undo: (() => void) | undefined): void {
  const latest = useRef(undo);
  latest.current = undo;
  const isThere = undo !== undefined;
  useEffect(() => {
    if (!isThere) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isUndoKey(event)) return;
      event.preventDefault();
      latest.current?.();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isThere]);
}
