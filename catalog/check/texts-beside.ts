import { baseLocale, type Locale } from "#site/locales.ts";

/** A text with the line that it is in. */
export type Said = { text: string; line: number };

/** Texts and their translations beside each other, by language in braces or in two lines, and in columns of a table. */
export function listBeside(text: string, locale: Locale): [Said, Said][] {
  const value = `("(?:[^"\\\\]|\\\\.)*"|[^,{}\\n]*?)`;
  const pair = new RegExp(`\\b${baseLocale}: ${value}(?:, *|\\n *)${locale}: ${value} *(?=[,}\\n]|$)`, "g");
  const columns =
    text
      .split("\n")
      .find((line) => line !== "" && !line.startsWith("#"))
      ?.split(",") ?? [];
  const [from, to] = [columns.indexOf(`name.${baseLocale}`), columns.indexOf(`name.${locale}`)];
  if (from >= 0 && to >= 0)
    return text.split("\n").flatMap((row, at): [Said, Said][] => {
      const cells = row.split(",");
      const [one = "", two = ""] = [cells[from], cells[to]];
      return one && two && !row.includes('"')
        ? [
            [
              { text: one, line: at + 1 },
              { text: two, line: at + 1 },
            ],
          ]
        : [];
    });
  return [...text.matchAll(pair)].map(({ index, 1: one = "", 2: two = "" }) => {
    const line = text.slice(0, index).split("\n").length;
    return [
      { text: one, line },
      { text: two, line },
    ];
  });
}
