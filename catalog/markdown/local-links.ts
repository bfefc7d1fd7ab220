import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { type Locale, localPath } from "#site/locales.ts";

/** Makes internal links lead to pages in the text's locale; external links get no access to the window. */
export function localLinks(locale: Locale) {
  return (tree: Root) => {
    visit(tree, "element", (node) => {
      const { href } = node.properties;
      if (node.tagName !== "a" || typeof href !== "string") return;
      if (href.startsWith("/") && (!/\.[a-z]+$/.test(href) || href.startsWith("/downloads/")))
        node.properties.href = localPath(href, locale);
      if (/^https?:/.test(href)) node.properties.rel = ["noopener"];
    });
  };
}
