/** The Latin words that a Chinese page may show: those in backticks under "## Latin words" in the glossary. */
export function allowedLatin(glossary: string): Set<string> {
  const [, section = ""] = glossary.split("\n## Latin words\n");
  return new Set([...section.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word));
}

/** Addresses and hosts, which stay as they are. (Single letters, parts of postcodes or sizes, are no words here.) */
const kept =
  /https?:\/\/\S+|\S+@\S+|(?<![\w.])[\w-]+(?:\.[\w-]+)*\.(?:example|com|cn|gov|eu|org|dev|xml|json|csv|xlsx?)\b\S*|(?<=（)(?:[\w-]+\.)+[a-z]{2,}(?=）)/gi;
const word = /(?<![\p{L}\p{N}])\p{Script=Latin}[\p{Script=Latin}\p{N}]+/gu;

/** Latin words in a text that are not allowed, such as untranslated English ones. */
export function latinWordsIn(text: string, allowed: ReadonlySet<string>): string[] {
  return (text.replace(kept, " ").match(word) ?? []).filter((found) => !allowed.has(found));
}
