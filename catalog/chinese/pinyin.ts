import { pinyin } from "pinyin-pro";

/** The syllables of the Chinese characters of a text, without tones, as they are typed: `de guo`; ü is v. */
export function syllables(text: string): string[] {
  return pinyin(text, { toneType: "none", type: "array", nonZh: "removed", v: true }).map((one) => one.toLowerCase());
}

/** What is typed for a name on a keyboard of Latin letters: whole, and the first letters alone: `deguo`, `dg`. */
export function typedKeys(name: string): string[] {
  const sounds = syllables(name);
  return sounds.length === 0 ? [] : [sounds.join(""), sounds.map(([first]) => first).join("")];
}
