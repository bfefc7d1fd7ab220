// The address that the document was served for, while nothing but the browser answers Back and Forward: the page of
// another entry of the history would stand under that entry's address with this one's content.

/**
 * For the head of the document: keeps the address, and loads the document of another one as soon as it is gone to. The
 * router, if it is there already, does not hear of it: it would draw the other page into this one while it comes alive.
 */
export const servedAddressScript = `(function(e,l){function a(){return l.pathname+l.search}e.dataset.served=a();addEventListener("popstate",function(v){if(e.dataset.served&&e.dataset.served!=a()){v.stopImmediatePropagation();l.reload()}})})(document.documentElement,location)`;

/** Whether the browser's address is no longer the one that the document was served for, other than by its fragment. */
export function isElsewhere(): boolean {
  const { served } = document.documentElement.dataset;
  const { pathname, search } = window.location;
  return served !== undefined && served !== pathname + search;
}

/** From now on the router answers Back and Forward. Whoever went to another page while this one came alive is taken there. */
export function handOverAddress(): void {
  const { served } = document.documentElement.dataset;
  // an error page is a document, too, and comes after the router has taken over
  if (served === undefined) return;
  delete document.documentElement.dataset.served;
  // a page's own code may have put its query in order already
  if (served.split("?")[0] !== window.location.pathname) window.location.reload();
}
