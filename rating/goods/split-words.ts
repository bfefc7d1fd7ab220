export function isHan(word: string): boolean {
  return /\p{Script=Han}/u.test(word);
}

/** A text in the pieces that names are compared by: lower case without accents; each Chinese character on its own. */
export function splitPieces(text: string): string[] {
  // without its accent the German word would be an animal's
  const plain = text
    .normalize("NFC")
    .replace(/\bfür\b/gi, " ")
    .normalize("NFKD")
    .replace(/\p{M}|['’](?:s\b)?|(?<=\p{L})-(?=\p{L})/gu, "")
    .toLowerCase();
  return plain.match(/\p{Script=Han}|[^\p{Script=Han}\P{L}]+|\d+[^\p{Script=Han}\P{L}]*/gu) ?? [];
}

/** The pieces as they are compared: English words in the singular, and as Americans spell them. */
export function splitWords(text: string): string[] {
  return splitPieces(text).map(normalizeWord);
}

/** An English word in one number and one spelling; both sides of a comparison become it, so it need not be a word. */
export function normalizeWord(piece: string): string {
  return isHan(piece) ? piece : spellings.reduce((word, [from, to]) => word.replace(from, to), toSingular(piece));
}

/** What British and American writers spell differently, by the letters that differ. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)is(?=e[drs]?$|ing$|ation$)/, "iz"],
  [/(?<=..)our(?=$|ed$|ing$|ful$|less$)/, "or"],
  [/(?<=..[bt])re(?=$|d$)/, "er"],
  [/ll(?=ed$|er$|ing$)/, "l"],
  [/inium/, "inum"],
  [/jewell?ery/, "jewelry"],
  [/^tyre/, "tire"],
  [/^grey/, "gray"],
  [/mould/, "mold"],
  [/^pyjama/, "pajama"],
  [/paed/, "ped"],
  [/yoghurt/, "yogurt"],
  [/whiskey/, "whisky"],
  [/sulph/, "sulf"],
  [/cheque/, "check"],
  [/licence/, "license"],
];

function toSingular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/ves$/.test(word))
    return word.endsWith("loves") || word.endsWith("eves") ? word.slice(0, -1) : `${word.slice(0, -3)}fe`;
  if (/(?:ch|sh|x|s|z)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
