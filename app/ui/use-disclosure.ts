import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** A `details` used as a menu: it closes on Escape, on a click elsewhere, when focus leaves it, and on a navigation. */
export function useDisclosure() {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key, pathname } = useLocation();
  // a page that keeps what is typed in its address has gone nowhere
  const place = useRef(key);
  if (useNavigationType() !== "REPLACE") place.current = key;
  const entry = place.current;
  useEffect(() => ref.current?.removeAttribute("open"), [entry, pathname]);
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const close = () => details.removeAttribute("open");
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.contains(target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return;
      if (details.contains(document.activeElement)) details.querySelector("summary")?.focus();
      close();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) close();
    };
    document.addEventListener("pointerdown", onPointer);
    document.addEventListener("keydown", onKey);
    details.addEventListener("focusout", onFocusOut);
    return () => {
      document.removeEventListener("pointerdown", onPointer);
      document.removeEventListener("keydown", onKey);
      details.removeEventListener("focusout", onFocusOut);
    };
  }, []);
  return ref;
}
