import { useEffect, useRef, useState } from "react";

/** The width in px of what carries `ref`, so that a drawing's text is as large as any other. */
export function useWidth<Own extends HTMLElement = HTMLDivElement>(start: number) {
  const ref = useRef<Own>(null);
  const [width, setWidth] = useState(start);
  useEffect(() => {
    const own = ref.current;
    if (!own) return;
    const watcher = new ResizeObserver(() => {
      // what is folded away has no width, and keeps the one that it had
      if (own.clientWidth > 0) setWidth(Math.max(240, Math.round(own.clientWidth)));
    });
    watcher.observe(own);
    return () => watcher.disconnect();
  }, []);
  return { ref, width };
}
