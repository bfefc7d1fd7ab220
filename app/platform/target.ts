let asked: URL | undefined;

/** Remembers where a navigation is to end, because the router passes neither the fragment nor the origin to loaders. */
export function rememberTarget(target: URL): void {
  asked = target;
}

/** The complete address, including the fragment, of the navigation that a loader runs for. */
export function targetOf(request: Request): URL {
  const url = new URL(request.url);
  // when going back or forward, the browser's address already is the target's
  for (const known of [asked, new URL(window.location.href)])
    if (known && known.pathname === url.pathname && known.search === url.search) return new URL(known);
  return url;
}
