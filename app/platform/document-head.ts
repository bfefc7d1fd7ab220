import { trustData, trustMarkup } from "./trusted-types.ts";

/** What a document's head says of its page, as the build has written it: elements, and structured data as JSON. */
export type PageHead = { tags: string; things: readonly string[] };

/** The type of a script element with structured data. */
export const structuredDataType = "application/ld+json";

const ownTags = `title,[name=description],[name=robots],[name^=twitter],[property],[rel=canonical],[rel=alternate],[type="${structuredDataType}"]`;

let served: readonly Element[] | undefined;

/** Puts a page's head into the document, and returns what takes it out again. Without one, it is the head that was served. */
export function showHead(head: PageHead | undefined): () => void {
  served ??= head ? [] : [...document.head.querySelectorAll(ownTags)];
  const elements = head ? parseHead(head) : served;
  // moving what already stands there would cost a hydrating page its styles
  if (!elements[0]?.isConnected) document.head.append(...elements);
  return () => {
    for (const element of elements) element.remove();
  };
}

function parseHead({ tags, things }: PageHead): Element[] {
  const template = document.createElement("template");
  template.innerHTML = trustMarkup(tags).__html;
  const scripts = things.map((thing) =>
    Object.assign(document.createElement("script"), { type: structuredDataType, text: trustData(thing) }),
  );
  return [...template.content.children, ...scripts];
}
