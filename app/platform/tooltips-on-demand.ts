/** Loads the tooltips' code when the first one is needed. They are never essential, so a failure is silent. */
export function tooltipsOnDemand(): () => void {
  const events = ["pointerover", "focusin", "click"] as const;
  let stop = () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
  let stopped = false;
  function onIntent(event: Event) {
    if (!(event.target instanceof Element) || !event.target.closest("[data-tooltip]")) return;
    stop();
    import("./tooltips.ts").then(
      ({ startTooltips }) => {
        if (!stopped) stop = startTooltips(event);
      },
      () => {},
    );
  }
  for (const event of events) document.addEventListener(event, onIntent);
  return () => {
    stopped = true;
    stop();
  };
}
