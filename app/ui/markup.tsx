import { useEffect, useMemo } from "react";
import { useShell } from "#app/layout/use-shell.ts";
import { trustMarkup } from "#app/platform/trusted-types.ts";
import type { splitPhrases } from "#site/phrases.ts";

/** A drawing of the build: markup as it is. The document carries it once (`platform/served-document.ts`). */
export function StaticSvg({ markup, className = "" }: { markup: string; className?: string }) {
  const trusted = useMemo(() => trustMarkup(markup), [markup]);
  return <div className={className} dangerouslySetInnerHTML={trusted} data-markup="" />;
}

/** Rendered Markdown of a content file. */
export function Prose({ html, className = "prose" }: { html: string; className?: string }) {
  const trusted = useMemo(() => trustMarkup(html), [html]);
  return <div className={className} dangerouslySetInnerHTML={trusted} data-markup="" />;
}

/** Only languages that write no spaces pay for it. */
let split: typeof splitPhrases | undefined;

/** Fetches what finds the words of a heading. */
export async function loadPhrases(): Promise<void> {
  split ??= (await import("#site/phrases.ts")).splitPhrases;
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
  // as markup, because React does not compare it on hydration: what was served is divided into words already
  return (
    <span
      className="phrased"
      dangerouslySetInnerHTML={trustMarkup(split ? split(words, locale).join("<wbr>") : words)}
    />
  );
}
