import { resolve, relative } from "node:path";
import type { Plugin } from "vite";
import { readBrand, writeBrandStyles } from "#catalog/brand.ts";
import { contentRoot } from "#catalog/catalog.ts";
import { pairTraditional, readSiteWords } from "#catalog/chinese/traditional.ts";
import { messageFolders } from "#catalog/messages.ts";
import { pages } from "#site/pages.ts";

const brandId = "virtual:brand";
const styles = resolve("app/app.css");

/** Gives the running site the brand's mark and storage name, and the styles its colours. */
export function installBrand(): Plugin {
  return {
    name: "brand",
    enforce: "pre",
    resolveId: (source) => (source === brandId ? `\0${brandId}` : null),
    load(resolved) {
      if (resolved !== `\0${brandId}`) return null;
      const { mark, storage } = readBrand(contentRoot);
      return `export const mark = ${JSON.stringify(mark)};\nexport const storage = ${JSON.stringify(storage)};`;
    },
    transform: (code, file) => (file.split("?")[0] === styles ? code + writeBrandStyles(readBrand(contentRoot)) : null),
  };
}

const traditionalId = "virtual:traditional";

/** Tells the running site how traditional Chinese characters are simplified, as far as its own words go. */
export function pairCharacters(): Plugin {
  return {
    name: "traditional-characters",
    resolveId: (source) => (source === traditionalId ? `\0${traditionalId}` : null),
    load(resolved) {
      if (resolved !== `\0${traditionalId}`) return null;
      const words = readSiteWords(contentRoot, messageFolders(contentRoot));
      return `export const traditional = ${JSON.stringify(pairTraditional(words))};`;
    },
  };
}

const pagesId = "virtual:pages";

/** Makes each page in the register a chunk of its own, loaded when visited. A page without its file stops the build. */
export function splitPageModules(): Plugin {
  const names = [...new Set(pages.map(({ name }) => name))];
  const entries = names.map((name) => `${JSON.stringify(name)}: () => import("/app/pages/${name}.tsx")`);
  return {
    name: "page-modules",
    resolveId: (source) => (source === pagesId ? `\0${pagesId}` : null),
    load: (resolved) => (resolved === `\0${pagesId}` ? `export const pageModules = {${entries.join(",\n")}};` : null),
  };
}

/** Takes the heads of pages, with what they alone need, out of the browser's code: documents and payloads have them written. */
export function dropHeads(): Plugin {
  return {
    name: "drop-heads",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/app\/pages\/[^?]*\.tsx$/, code: /^export const Head\b/m },
      handler(code) {
        const head = /^export const Head = \w+\(\w+\);$/m;
        if (!head.test(code))
          this.error("Write `export const Head = renderHead(buildHead);`: only so its code stays out of browsers");
        return { code: code.replace(head, ""), map: null };
      },
    },
  };
}

const buildOnly = /^catalog\/views\/page-builders\.ts$|^catalog\/catalog\.ts$|^catalog\/read\/|^build\/(?!vite)/;

/** Keeps build-only code out of the browser: a page that imports the builders of data or the catalog stops the build. */
export function keepFromBrowser(): Plugin {
  return {
    name: "keep-from-browser",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      // below the checkout, whatever the folder it lies in is called
      if (!buildOnly.test(relative(process.cwd(), id.split("?")[0] ?? ""))) return null;
      const { importers = [] } = this.getModuleInfo(id) ?? {};
      return this.error(
        `${id} is for the build alone, and ${importers.join(", ")} imports it; import its type instead`,
      );
    },
  };
}
