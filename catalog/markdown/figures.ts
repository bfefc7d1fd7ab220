import type { Element, Root } from "hast";
import type { VFile } from "vfile";
import { visit } from "unist-util-visit";
import { describePicture, proseWidth } from "../images/picture.ts";
import type { Picture } from "../page-parts.ts";
import { findFileBeside } from "./references.ts";

/** An image next to the text becomes a figure with all formats; its title (`![alt](file "title")`) is the caption. */
export function buildFigures() {
  return (tree: Root, file: VFile) => {
    visit(tree, "element", (node, at, parent) => {
      if (node.tagName !== "p" || !parent || at === undefined) return undefined;
      const [image, ...rest] = node.children.filter((child) => child.type !== "text" || child.value.trim() !== "");
      if (image?.type !== "element" || image.tagName !== "img" || rest.length > 0) return undefined;
      const { src, alt, title } = image.properties;
      const path = typeof src === "string" ? findFileBeside(file.path, src) : undefined;
      if (!path) return undefined;
      const caption: Element = {
        type: "element",
        tagName: "figcaption",
        properties: {},
        children: [{ type: "text", value: String(title ?? "") }],
      };
      const shown = renderPicture(path, String(alt ?? ""));
      if (!shown) return undefined;
      parent.children[at] = {
        type: "element",
        tagName: "figure",
        properties: {},
        children: [shown, ...(title ? [caption] : [])],
      };
      return at + 1;
    });
  };
}

/** Undefined for a file that is not an image; the content check reports it. */
function renderPicture(file: string, alt: string): Element | undefined {
  const found = describeImage(file, alt);
  if (!found) return undefined;
  const { width, height, fallback, sources } = found;
  const source = ({ type, media, srcSet }: Picture["sources"][number]): Element => ({
    type: "element",
    tagName: "source",
    properties: { type, ...(media && { media }), srcSet },
    children: [],
  });
  return {
    type: "element",
    tagName: "picture",
    properties: {},
    children: [
      ...sources.map(source),
      {
        type: "element",
        tagName: "img",
        properties: { ...fallback, alt, width, height, loading: "lazy", decoding: "async" },
        children: [],
      },
    ],
  };
}

function describeImage(file: string, alt: string): Picture | undefined {
  try {
    return describePicture({ file, alt }, proseWidth);
  } catch {
    return undefined;
  }
}
