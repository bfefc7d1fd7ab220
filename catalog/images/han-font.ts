import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const { resolve } = createRequire(join(process.cwd(), "package.json"));
const family = "@fontsource/zcool-xiaowei";

type Slice = { id: string; ranges: readonly (readonly [from: number, to: number])[] };

let slices: readonly Slice[] | undefined;

/** The parts of a Chinese typeface that a text needs, each a separate font; none for a text without Han characters. */
export function hanFonts(text: string): { name: string; weight: 400; data: Buffer }[] {
  const wanted = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).filter((code) => code > 0x2e7f);
  if (wanted.length === 0) return [];
  slices ??= readSlices();
  const needed = slices.filter(({ ranges }) =>
    wanted.some((code) => ranges.some(([from, to]) => code >= from && code <= to)),
  );
  return needed.map(({ id }) => ({
    name: `Han ${id}`,
    weight: 400,
    data: readFileSync(resolve(`${family}/files/zcool-xiaowei-${id}-400-normal.woff`)),
  }));
}

/** `"[12]": "U+4e00,U+4e8c-4e8e"`: which characters are in which file. */
function readSlices(): Slice[] {
  const table: Record<string, string> = JSON.parse(readFileSync(resolve(`${family}/unicode.json`), "utf8"));
  return Object.entries(table).map(([key, text]) => ({
    id: key.replace(/[[\]]/g, ""),
    ranges: text.split(",").map((range) => {
      const [from = 0, to = from] = range
        .replace("U+", "")
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return [from, to] as const;
    }),
  }));
}
