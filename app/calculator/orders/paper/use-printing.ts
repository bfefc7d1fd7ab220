import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is on its way to paper: what is drawn for paper alone costs nothing on screen. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia("print");
    // the browser prints what stands there when its event ends
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    const change = () => (paper.matches ? begin() : end());
    paper.addEventListener("change", change);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      paper.removeEventListener("change", change);
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return printing;
}
