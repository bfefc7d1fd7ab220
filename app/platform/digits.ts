/** Characters that stand in a text and are not seen: zero-width spaces and joiners, marks of direction, soft hyphens. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;

/** A text in the letters and digits that the readers know, and where each of them stood in the text as it was typed. */
export type PlainText = { text: string; at: readonly number[] };

const alike: Readonly<Record<string, string>> = {
  "−": "-",
  "‐": "-",
  "‑": "-",
  "–": "-",
  "—": "-",
  "－": "-",
  "‘": "'",
  "’": "'",
  "′": "'",
  "“": '"',
  "”": '"',
  "″": '"',
  "×": "x",
  "✕": "x",
  "✖": "x",
  "⨯": "x",
  "∗": "*",
  "⁄": "/",
  "٫": ".",
  "٬": "'",
};

/**
 * A text with the digits of any keyboard as ordinary ones (`１．５`, `٢٫٥`, `२`), without what is not seen, and with
 * fractions spelt out: `2½` is `2 1/2`.
 */
export function normalizeText(typed: string): PlainText {
  let [text, last, from] = ["", "", 0];
  const at: number[] = [];
  for (const character of typed) {
    const plain = normalizeCharacter(character, last);
    text += plain;
    last = plain.at(-1) ?? last;
    for (let count = 0; count < plain.length; count += 1) at.push(from);
    from += character.length;
  }
  at.push(from);
  return { text, at };
}

/** The number of a field as any keyboard types it, in ordinary digits. */
export function normalizeDigits(typed: string): string {
  return /^[\x20-\x7e]*$/.test(typed) ? typed : normalizeText(typed).text;
}

function normalizeCharacter(character: string, before: string): string {
  if (character < "\u0080") return character;
  if (invisible.test(character)) return "";
  // a Chinese keyboard's full stop, typed for the point
  if (character === "。" && /\d/.test(before)) return ".";
  const own = alike[character];
  if (own !== undefined) return own;
  const flag = (character.codePointAt(0) ?? 0) - 0x1f1e6;
  // a flag is written in two letters
  if (flag >= 0 && flag < 26) return String.fromCharCode(65 + flag);
  if (/\p{Nd}/u.test(character)) return String(readDigit(character));
  const plain = character.normalize("NFKC");
  if (!plain.includes("⁄")) return [...plain].map((one) => alike[one] ?? one).join("");
  return `${/\d/.test(before) ? " " : ""}${plain.replace("⁄", "/")}`;
}

/** Unicode keeps the ten digits of a script side by side: a digit is worth what it stands behind the first of them. */
function readDigit(character: string): number {
  const plain = character.normalize("NFKC");
  if (/^\d$/.test(plain)) return Number(plain);
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
