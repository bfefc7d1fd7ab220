// A browser's translator puts elements of its own in place of the page's texts. React goes on with the texts: it would
// change what nobody sees, and fail where it removes one. Here each text keeps its stand-in until React needs it again.

const standIns = new WeakMap<Node, Element>();

/** From now on React finds a text again where a translator has put something else. Without one nothing is in its way. */
export function followTranslators(): void {
  let isTranslated = document.querySelector("font") !== null;
  if (isTranslated) redirectChanges();
  const observer = new MutationObserver((records) => {
    if (!isTranslated && records.some(({ addedNodes }) => [...addedNodes].some(isStandIn))) {
      isTranslated = true;
      redirectChanges();
    }
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records)
      if (type === "characterData") restoreText(target);
      else
        for (const node of removedNodes) {
          const around = [...addedNodes, previousSibling, nextSibling];
          const standIn = node instanceof Text && !node.parentNode ? around.find(isStandIn) : undefined;
          if (!standIn) continue;
          standIns.set(node, standIn);
          // it is out of the document, and heard of all the same
          observer.observe(node, { characterData: true });
        }
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** What React asks of a text that is not there is asked of its stand-in. */
function redirectChanges(): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, findStandIn(child, this) ?? child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
    // one that is moved leaves nothing behind; a translator puts it back in front of what stands for it
    if (standIns.get(child) !== next) restoreText(child);
    insertBefore.call(this, child, (next && findStandIn(next, this)) ?? next);
    return child;
  };
  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    restoreText(child);
    appendChild.call(this, child);
    return child;
  };
}

function isStandIn(node: Node | null | undefined): node is Element {
  return node?.nodeName === "FONT";
}

/** What stands for a text in its parent; some translators keep the text within. */
function findStandIn(node: Node, parent: Node): Node | undefined {
  if (node.parentNode === parent) return undefined;
  let at: Node | null = standIns.get(node) ?? node.parentNode;
  while (isStandIn(at) && at.parentNode !== parent) at = at.parentNode;
  return isStandIn(at) ? at : undefined;
}

/** A text that has changed, or goes elsewhere, stands for itself again, until it is translated anew. */
function restoreText(node: Node): void {
  if (!(node instanceof Text) || node.parentNode) return;
  standIns.get(node)?.replaceWith(node);
  standIns.delete(node);
}
