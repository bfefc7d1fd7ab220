let asked: URL | undefined;

/** Remembers where a navigation is to end: the router tells loaders neither the fragment nor who asked. */
export function rememberTarget(target: URL): void {
  asked = target;
}

/** The whole address, fragment included, of the navigation that a loader is asked for. */
export function targetOf(request: Request): URL {
  const url = new URL(request.url);
  // on the way back or forward the browser's address is the target's already
  for (const known of [asked, new URL(window.location.href)])
    if (known && known.pathname === url.pathname && known.search === url.search) return new URL(known);
  return url;
}
