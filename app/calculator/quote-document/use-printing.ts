import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useMedia } from "#app/platform/use-media.ts";

/**
 * Whether the page is on its way to paper, or seen as it would be there: what is drawn for paper alone costs nothing on
 * screen. A browser counts the sheets right after
 * `beforeprint`: what is drawn only when the medium has changed would lie beyond the last of them.
 */
export function usePrinting(): boolean {
  const seen = useMedia("print", false);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return seen || printing;
}
