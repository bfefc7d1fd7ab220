import { useLayoutEffect } from "react";
import { useNavigate } from "react-router";
import { hasModifier } from "#app/platform/navigation.ts";

/** The left arrow opens the older item, the right one the newer; not while something is typed, chosen or scrolled with them. */
export function useArrowKeys({ older, newer }: { older: string | undefined; newer: string | undefined }): void {
  const navigate = useNavigate();
  // with the page itself: a key pressed as soon as it is seen must not lead from the one before
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const to = { ArrowLeft: older, ArrowRight: newer }[event.key];
      const plain = !hasModifier(event);
      const busy =
        event.target instanceof Element && event.target.closest("input, textarea, select, dialog, .table-scroll");
      if (to && plain && !busy && !event.defaultPrevented) navigate(to, { viewTransition: true });
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [older, newer, navigate]);
}
