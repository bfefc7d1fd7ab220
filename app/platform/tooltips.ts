const openDelay = 700;
const skipDelay = 300;
const leaveDelay = 120;

/** Starts the tooltips with the event that called for the first one. */
export function startTooltips(first: Event): () => void {
  // a browser without popovers shows the page without tooltips
  if (!("popover" in HTMLElement.prototype)) return () => {};
  const stop = watchTooltips();
  const { target } = first;
  // the mouse or the focus may have moved on while the code was loading
  if (target instanceof Element && target.matches(":hover, :focus")) {
    const again =
      first instanceof PointerEvent ? new PointerEvent(first.type, first) : new FocusEvent(first.type, first);
    target.dispatchEvent(again);
  }
  return stop;
}

/**
 * Shows the text of `data-tooltip` next to its element: after hovering for 700 ms (at once within 300 ms of another one
 * closing), at once on keyboard focus, and on a tap. Escape closes it. One popover serves the whole document.
 */
function watchTooltips(): () => void {
  const bubble = document.createElement("div");
  bubble.id = "tooltip";
  bubble.className = "tooltip";
  bubble.role = "tooltip";
  bubble.popover = "manual";
  document.body.append(bubble);
  let trigger: HTMLElement | undefined;
  let closedAt = -skipDelay;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(element: HTMLElement) {
    clearTimeout(timer);
    if (trigger && trigger !== element) trigger.removeAttribute("aria-describedby");
    trigger = element;
    bubble.textContent = element.dataset.tooltip ?? "";
    element.setAttribute("aria-describedby", bubble.id);
    bubble.showPopover();
    place(bubble, element);
  }
  function close() {
    clearTimeout(timer);
    if (!trigger) return;
    trigger.removeAttribute("aria-describedby");
    trigger = undefined;
    closedAt = performance.now();
    bubble.hidePopover();
  }
  function later(run: () => void, delay: number) {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  }

  const onOver = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    if (event.target === bubble) return clearTimeout(timer);
    const over = findTrigger(event.target);
    if (over && over !== trigger) {
      const soon = trigger !== undefined || performance.now() - closedAt < skipDelay;
      if (trigger) close();
      if (soon) open(over);
      else later(() => open(over), openDelay);
    } else if (over) clearTimeout(timer);
    else if (trigger) later(close, leaveDelay);
    else clearTimeout(timer);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const focused = findTrigger(target);
    if (focused?.matches(":focus-visible")) open(focused);
  };
  const onClick = (event: MouseEvent) => {
    const tapped = findTrigger(event.target);
    const touch = event instanceof PointerEvent && event.pointerType === "touch";
    // a tap on a summary opens its menu
    if (tapped && touch && tapped !== trigger && tapped.localName !== "summary") open(tapped);
    else close();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === "Escape") close();
  };
  document.addEventListener("pointerover", onOver);
  document.addEventListener("focusin", onFocus);
  document.addEventListener("focusout", close);
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKey);
  window.addEventListener("scroll", close, { passive: true });
  return () => {
    close();
    bubble.remove();
    document.removeEventListener("pointerover", onOver);
    document.removeEventListener("focusin", onFocus);
    document.removeEventListener("focusout", close);
    document.removeEventListener("click", onClick);
    document.removeEventListener("keydown", onKey);
    window.removeEventListener("scroll", close);
  };
}

function findTrigger(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  // an open menu is not covered
  return target.closest<HTMLElement>("[data-tooltip]:not(details[open] > summary)") ?? undefined;
}

/** Below the element, or above it if there is no room, and never past the edges. */
function place(bubble: HTMLElement, element: HTMLElement): void {
  const at = element.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const below = at.bottom + 6 + height < window.innerHeight;
  const left = Math.min(
    Math.max(8, at.left + at.width / 2 - width / 2),
    document.documentElement.clientWidth - width - 8,
  );
  bubble.style.left = `${left}px`;
  bubble.style.top = `${below ? at.bottom + 6 : at.top - height - 6}px`;
}
