import { existsSync, statSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import type { Root } from "hast";
import type { VFile } from "vfile";
import { visit } from "unist-util-visit";
import { addressOfFile, isBeside } from "./files-beside.ts";

/** A link to a file next to the text becomes a download that shows file type and size. */
export function downloads() {
  return (tree: Root, file: VFile) => {
    visit(tree, "element", (node) => {
      const { href } = node.properties;
      if (node.tagName !== "a" || typeof href !== "string" || !isBeside(href)) return;
      const path = join(dirname(file.path), decodeURI(href));
      if (!existsSync(path)) return;
      const size = statSync(path).size;
      const amount = size < 1_000_000 ? `${Math.max(1, Math.round(size / 1000))} kB` : `${(size / 1e6).toFixed(1)} MB`;
      node.properties = { href: addressOfFile(path), download: true };
      node.children.push({ type: "text", value: ` (${extname(path).slice(1).toUpperCase()}, ${amount})` });
    });
  };
}
