/**
 * Gives each entry of the history a key, by which its scroll position is kept. The router gives one to entries it makes;
 * the first of a document, and those of fragments that the browser went to itself, would all share one. To be called
 * before the router listens.
 */
export function keyHistoryEntries(): void {
  const giveKey = () => {
    const state: unknown = window.history.state;
    if (typeof state === "object" && state !== null && "key" in state) return;
    // as React Router's own script does where it renders documents
    window.history.replaceState({ ...window.history.state, key: Math.random().toString(36).slice(2) }, "");
  };
  giveKey();
  window.addEventListener("popstate", giveKey, { capture: true });
}
