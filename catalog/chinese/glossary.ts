/** A word that Chinese texts must not contain, and the word to use instead. */
export type Forbidden = { found: RegExp; wrong: string; right: string };

/** The forbidden words of `docs/glossary-zh.md`: its table's third column, split at `;`, patterns written as `/…/`. */
export function forbiddenWords(glossary: string): Forbidden[] {
  const rows = glossary.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).flatMap((row) => {
    const [, , right = "", avoid = ""] = row.split("|").map((cell) => cell.trim());
    const words = avoid.split(";").map((word) => word.trim());
    return words.filter(Boolean).map((wrong) => ({ found: patternOf(wrong), wrong, right }));
  });
}

function patternOf(word: string): RegExp {
  const pattern = /^\/(.+)\/$/.exec(word)?.[1];
  return new RegExp(pattern ?? word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "u");
}
