import { useEffect, useMemo, useState } from "react";
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
  const [divide, setDivide] = useState(() => split);
  const wanted = /\p{Script=Han}/u.test(text);
  useEffect(() => {
    if (!wanted) return;
    loadPhrases().then(
      () => setDivide(() => split),
      // without it lines end anywhere
      () => {},
    );
  }, [wanted]);
  // as markup, because React does not compare it on hydration: what was served is divided into words already; and the same
  // object until it can be divided here, because React would write another one over what was served
  const markup = useMemo(() => {
    const words = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    return trustMarkup(divide ? divide(words, locale).join("<wbr>") : words);
  }, [text, locale, divide]);
  return wanted ? <span className="phrased" dangerouslySetInnerHTML={markup} /> : text;
}
