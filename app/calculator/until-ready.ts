/**
 * The class of what the prerendered page shows of the form's start: a document whose address asks for something else
 * does not show it, so that nobody reads a stranger's price and nothing moves when the right one comes.
 */
export function untilReady(ready: boolean): string {
  return ready ? "" : "not-asked";
}
