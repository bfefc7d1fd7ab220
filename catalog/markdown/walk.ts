import type { Element, ElementContent, Root, Text } from "hast";

type Tree = Root | Element;

/** Sees a part of a tree at its place among those of its parent, and may say at which place to go on. */
type See<Part> = (part: Part, at: number, parent: Tree) => number | undefined;

/**
 * Goes through the elements of a tree, each before what it contains. A text is walked through some ten times, which took
 * a tenth of a check with `unist-util-visit`: it defines a function with a name of its own for every part.
 */
export function walkElements(tree: Tree, see: See<Element>): void {
  walk(tree, (part, at, parent) => (part.type === "element" ? see(part, at, parent) : undefined));
}

/** The same for its texts. */
export function walkTexts(tree: Tree, see: See<Text>): void {
  walk(tree, (part, at, parent) => (part.type === "text" ? see(part, at, parent) : undefined));
}

/** Goes through all parts of a tree. */
export function walk(tree: Tree, see: See<Root["children"][number] | ElementContent>): void {
  for (let at = 0; at < tree.children.length; ) {
    const part = tree.children[at];
    const next = part && see(part, at, tree);
    if (part?.type === "element") walk(part, see);
    at = next ?? at + 1;
  }
}
