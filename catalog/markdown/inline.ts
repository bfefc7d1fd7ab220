import type { Element, ElementContent, Root } from "hast";
import { statSync } from "node:fs";
import { extname } from "node:path";
import type { VFile } from "vfile";
import { type Locale, toLocalPath } from "#site/locales.ts";
import { splitPhrases } from "#site/phrases.ts";
import { keepUnitsWithNumbers } from "../chinese/language.ts";
import { findFileBeside, getFileAddress } from "./references.ts";
import { walkElements, walkTexts } from "./walk.ts";

/** Makes internal links lead to pages in the text's locale; external links get no access to the window. */
export function localizeLinks(locale: Locale) {
  return (tree: Root) => {
    walkElements(tree, (node) => {
      const { href } = node.properties;
      if (node.tagName !== "a" || typeof href !== "string") return;
      if (href.startsWith("/") && (!/\.[a-z]+$/.test(href) || href.startsWith("/downloads/")))
        node.properties.href = toLocalPath(href, locale);
      if (/^https?:/.test(href)) node.properties.rel = ["noopener"];
    });
  };
}

/** A link to each heading next to it, for mouse users; screen readers have their own ways. */
export function addHeadingAnchors(tree: Root): void {
  walkElements(tree, (node) => {
    const { id } = node.properties;
    if (!/^h[2-4]$/.test(node.tagName) || typeof id !== "string" || id === "footnote-label") return;
    node.children.push({
      type: "element",
      tagName: "a",
      properties: { href: `#${id}`, className: ["anchor"], ariaHidden: "true", tabIndex: -1 },
      children: [{ type: "text", value: "#" }],
    });
  });
}

/** A link to a file next to the text becomes a download that shows file type and size. */
export function linkDownloads() {
  return (tree: Root, file: VFile) => {
    walkElements(tree, (node) => {
      const { href } = node.properties;
      const path = node.tagName === "a" && typeof href === "string" ? findFileBeside(file.path, href) : undefined;
      if (!path) return;
      const size = statSync(path).size;
      const amount = size < 1_000_000 ? `${Math.max(1, Math.round(size / 1000))} kB` : `${(size / 1e6).toFixed(1)} MB`;
      node.properties = { href: getFileAddress(path), download: true };
      node.children.push({ type: "text", value: ` (${extname(path).slice(1).toUpperCase()}, ${amount})` });
    });
  };
}

/** Makes lines of headings and cells break between words, even in a language that is written without spaces. */
export function breakHeadings(locale: Locale) {
  return (tree: Root) => {
    walkElements(tree, (node) => {
      // a column may be narrower than a clause, but not than a word of four characters
      if (/^t[hd]$/.test(node.tagName)) breakIn(node, (text) => splitPhrases(text, locale, 4));
      else if (/^h[2-4]$/.test(node.tagName)) breakIn(node, (text) => splitPhrases(text, locale));
    });
  };
}

function breakIn(element: Element, phrases: (text: string) => string[]): void {
  walkTexts(element, ({ value }, at, parent) => {
    const pieces = phrases(value).flatMap((piece, before): ElementContent[] => [
      ...(before > 0 ? [{ type: "element" as const, tagName: "wbr", properties: {}, children: [] }] : []),
      { type: "text", value: piece },
    ]);
    parent.children.splice(at, 1, ...pieces);
    return at + pieces.length;
  });
}

const parts = /((?:\d+年\u2060?)?(?:\d+月)?\d+[年月日])/;

/** Prevents line breaks in Chinese prose within `15 公斤`, `第 3 条` or `UN 3481`, and in a date. */
export function keepTogether(tree: Root): void {
  walkTexts(tree, (node, at, parent) => {
    const pieces = keepUnitsWithNumbers(node.value)
      .split(parts)
      .filter((piece) => piece !== "")
      .map((value): ElementContent => {
        const child = { type: "text" as const, value };
        return parts.test(value)
          ? { type: "element", tagName: "span", properties: { className: ["whitespace-nowrap"] }, children: [child] }
          : child;
      });
    parent.children.splice(at, 1, ...pieces);
    return at + pieces.length;
  });
}
