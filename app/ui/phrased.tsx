import { phrasesOf } from "#site/phrases.ts";
import { useShell } from "#app/layout/use-shell.ts";

/** The words of a heading. Where a language writes no spaces, its lines end between words all the same. */
export function Phrased({ text }: { text: string }) {
  const { locale } = useShell();
  if (!/\p{Script=Han}/u.test(text)) return text;
  const pieces = phrasesOf(text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"), locale);
  // as markup, which is not compared when a page comes to life: browsers find words in dictionaries of their own
  return <span className="phrased" dangerouslySetInnerHTML={{ __html: pieces.join("<wbr>") }} />;
}
