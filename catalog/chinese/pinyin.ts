import { pinyin } from "pinyin-pro";

/** The syllables of a text's Chinese characters without tones, as typed: `de guo`; ü becomes v. */
export function splitSyllables(text: string): string[] {
  return pinyin(text, { toneType: "none", type: "array", nonZh: "removed", v: true }).map((one) => one.toLowerCase());
}

/** What is typed for a name on a Latin keyboard: in full, or just the initials: `deguo`, `dg`. */
export function listTypedKeys(name: string): string[] {
  const sounds = splitSyllables(name);
  return sounds.length === 0 ? [] : [sounds.join(""), sounds.map(([first]) => first).join("")];
}
