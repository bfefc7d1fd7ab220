/** Leaves the running document for `address`. Refuses (returns false) anything but http(s) on the same origin. */
export function loadDocument(address: string | URL): boolean {
  const url = new URL(address, window.location.href);
  const allowed = url.origin === window.location.origin && /^https?:$/.test(url.protocol);
  if (!allowed) return false;
  const samePage = url.href.split("#")[0] === window.location.href.split("#")[0];
  // assign() to the same page would only scroll to the fragment
  if (samePage) window.location.reload();
  else window.location.assign(url.href);
  return true;
}

/** A promise that never settles: the document is being left, and nothing may render any more. */
export function leaving(): Promise<never> {
  return new Promise(() => {});
}
