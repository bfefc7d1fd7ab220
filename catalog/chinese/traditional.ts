import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Converter } from "opencc-js/t2cn";

/**
 * The traditional characters of which a text knows the simplified ones, each before its own: `電电寶宝`. One that the text
 * itself has, in a name, stays what it is.
 */
export function pairTraditional(text: string): string {
  const own = new Set(text.match(/\p{Script=Han}/gu));
  const convert = Converter({ from: "tw", to: "cn" });
  let pairs = "";
  // those of the basic plane: each takes the place of one, so that places in a line stay what they are
  for (let code = 0x3400; code < 0xa000 && own.size > 0; code += 1) {
    const character = String.fromCharCode(code);
    const simplified = convert(character);
    if (simplified !== character && own.has(simplified) && !own.has(character)) pairs += character + simplified;
  }
  return pairs;
}

/** All words that a site's content and messages are made of. */
export function readSiteWords(contentRoot: string, messageFolders: readonly string[]): string {
  const files = [
    ...globSync(join(contentRoot, "**/*.{md,yaml,csv}")),
    ...messageFolders.flatMap((folder) => globSync(join(folder, "*.json"))),
  ];
  return files.map((file) => readFileSync(file, "utf8")).join("\n");
}
