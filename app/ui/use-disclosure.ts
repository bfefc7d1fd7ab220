import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** A `details` used as a menu: it closes on Escape, on a press or focus elsewhere, when something else opens, and on a navigation. */
export function useDisclosure() {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key, pathname } = useLocation();
  // a page that keeps what is typed in its address has gone nowhere
  const place = useRef(key);
  if (useNavigationType() !== "REPLACE") place.current = key;
  const entry = `${place.current} ${pathname}`;
  // opened before the page was alive, it stays open
  const last = useRef(entry);
  useEffect(() => {
    if (last.current !== entry) ref.current?.removeAttribute("open");
    last.current = entry;
  }, [entry]);
  useEffect(() => {
    const close = () => ref.current?.removeAttribute("open");
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) close();
    };
    // a dialog, a fold or another menu may open by itself, without pointer or focus
    const onToggle = (event: Event) => {
      if (event.target instanceof Element && event.target.hasAttribute("open")) onElsewhere(event);
    };
    const onKey = ({ key: pressed }: KeyboardEvent) => {
      const details = ref.current;
      if (pressed !== "Escape" || !details?.open) return;
      if (details.contains(document.activeElement)) details.querySelector("summary")?.focus();
      close();
    };
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    document.addEventListener("toggle", onToggle, true);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
      document.removeEventListener("toggle", onToggle, true);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  return ref;
}
