/** The words in Latin letters that a Chinese page may show: those in backticks below "## Latin words" of the glossary. */
export function allowedLatin(glossary: string): Set<string> {
  const [, section = ""] = glossary.split("\n## Latin words\n");
  return new Set([...section.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word));
}

/** Addresses, hosts in brackets, and what is quoted from a foreign address or form; a single letter names a part of a postcode or a size. */
const kept =
  /https?:\/\/\S+|\S+@\S+|(?<![\w.])[\w-]+(?:\.[\w-]+)*\.(?:example|com|cn|gov|eu|org|dev|xml|json|csv|xlsx?)\b\S*|(?<=（)(?:[\w-]+\.)+[a-z]{2,}(?=）)/gi;
const word = /(?<![\p{L}\p{N}])\p{Script=Latin}[\p{Script=Latin}\p{N}]+/gu;

/** Latin words of a text that are not allowed, such as English ones left untranslated. */
export function latinWordsIn(text: string, allowed: ReadonlySet<string>): string[] {
  return (text.replace(kept, " ").match(word) ?? []).filter((found) => !allowed.has(found));
}
