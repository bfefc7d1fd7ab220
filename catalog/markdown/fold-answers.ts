import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";

/**
 * Under a heading of the third level that is a question, what follows is its answer: folded away, as in `app/ui/faq.tsx`.
 * The address of the question is that of the answer, so that a link to it opens it.
 */
export function foldAnswers(tree: Root): void {
  const folded: Root["children"] = [];
  let answer: ElementContent[] | undefined;
  for (const node of tree.children) {
    const heading = node.type === "element" && /^(?:h[1-6]|section)$/.test(node.tagName) ? node : undefined;
    if (heading?.tagName === "h3" && /[?？]$/.test(textOf(heading))) {
      answer = [];
      folded.push(buildFold(heading, answer));
    } else {
      if (heading) answer = undefined;
      if (answer && node.type !== "doctype") answer.push(node);
      else folded.push(node);
    }
  }
  tree.children = folded;
}

function buildFold({ properties: { id, ...properties }, ...heading }: Element, children: ElementContent[]): Element {
  return {
    type: "element",
    tagName: "details",
    properties: {},
    children: [
      { type: "element", tagName: "summary", properties: {}, children: [{ ...heading, properties }] },
      { type: "element", tagName: "div", properties: { id }, children },
    ],
  };
}
