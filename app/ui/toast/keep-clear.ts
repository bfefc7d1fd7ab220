type Box = { top: number; bottom: number; left: number; right: number };

/** Pixels between a message and what has the focus, where the page has to move for it. */
const gap = 8;

/**
 * What messages at the head of a window would cover of what has the focus, in pixels; nothing where they leave it in view at
 * the foot, as always. What has no room beside them, such as a whole section, stays as it is.
 */
export function measureCovered(focused: Box, messages: Box, windowHeight: number): number | undefined {
  const height = messages.bottom - messages.top;
  const isBeside = focused.right <= messages.left || focused.left >= messages.right;
  const isAbove = focused.bottom <= windowHeight - height;
  if (isBeside || isAbove || focused.top >= windowHeight || focused.bottom - focused.top > windowHeight - height)
    return undefined;
  return focused.top < height ? height + gap - focused.top : 0;
}

/** Keeps the messages of a region off what has the focus or gets it, until the function that it returns is called. */
export function keepClear(region: Element): () => void {
  const place = () => {
    const focused = document.activeElement;
    if (!focused || region.contains(focused)) return;
    const covered = measureCovered(focused.getBoundingClientRect(), region.getBoundingClientRect(), window.innerHeight);
    region.toggleAttribute("data-up", covered !== undefined);
    if (covered) window.scrollBy(0, -covered);
  };
  // the browser brings what gets the focus into view first
  const look = () => void requestAnimationFrame(place);
  look();
  window.addEventListener("focusin", look);
  return () => window.removeEventListener("focusin", look);
}
