import { useEffect } from "react";
import type { phrasesOf } from "#site/phrases.ts";
import { useShell } from "#app/layout/use-shell.ts";

/** Only languages that write no spaces pay for it. */
let split: typeof phrasesOf | undefined;

/** Fetches what finds the words of a heading. */
export async function loadPhrases(): Promise<void> {
  split ??= (await import("#site/phrases.ts")).phrasesOf;
}

/** The words of a heading. Where a language writes no spaces, its lines end between words all the same. */
export function Phrased({ text }: { text: string }) {
  const { locale } = useShell();
  const wanted = /\p{Script=Han}/u.test(text);
  useEffect(() => {
    // without it lines end anywhere
    if (wanted) loadPhrases().catch(() => {});
  }, [wanted]);
  if (!wanted) return text;
  const words = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  // as markup, which is not compared when a page comes to life: what was served has its words already
  return (
    <span
      className="phrased"
      dangerouslySetInnerHTML={{ __html: split ? split(words, locale).join("<wbr>") : words }}
    />
  );
}
