import { resolve } from "node:path";
import type { Plugin } from "vite";
import { readBrand, writeBrandStyles } from "../../catalog/brand.ts";
import { contentRoot } from "../../catalog/catalog.ts";

const id = "virtual:brand";
const styles = resolve("app/app.css");

/** Gives the running site the brand's mark and storage name, and the styles its colours. */
export function installBrand(): Plugin {
  return {
    name: "brand",
    enforce: "pre",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(resolved) {
      if (resolved !== `\0${id}`) return null;
      const { mark, storage } = readBrand(contentRoot);
      return `export const mark = ${JSON.stringify(mark)};\nexport const storage = ${JSON.stringify(storage)};`;
    },
    transform: (code, file) => (file.split("?")[0] === styles ? code + writeBrandStyles(readBrand(contentRoot)) : null),
  };
}
