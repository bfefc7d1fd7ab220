import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";

/**
 * Under a heading of the third level that is a question, what follows is its answer: folded away, as in `app/ui/faq.tsx`.
 * The address of the question is that of the answer, so that a link to it opens it.
 */
export function foldAnswers(tree: Root): void {
  const folded: Root["children"] = [];
  let group: ElementContent[] | undefined;
  let answer: ElementContent[] | undefined;
  for (const node of tree.children) {
    const heading = node.type === "element" && /^(?:h[1-6]|section)$/.test(node.tagName) ? node : undefined;
    if (heading?.tagName === "h3" && /[?？]$/.test(textOf(heading))) {
      if (!group) {
        group = [];
        folded.push(build("div", { className: ["answers"] }, group));
      }
      answer = [];
      group.push(buildFold(heading, answer));
    } else {
      if (heading) {
        group = undefined;
        answer = undefined;
      }
      if (answer && node.type !== "doctype") answer.push(node);
      else folded.push(node);
    }
  }
  tree.children = folded;
}

function buildFold({ properties: { id, ...properties }, ...heading }: Element, answer: ElementContent[]): Element {
  return build("details", {}, [build("summary", {}, [{ ...heading, properties }]), build("div", { id }, answer)]);
}

function build(tagName: string, properties: Element["properties"], children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children };
}
