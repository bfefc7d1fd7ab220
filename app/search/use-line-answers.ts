import { useEffect, useMemo, useState } from "react";
import type { Locale } from "#site/locales.ts";
import type { LineAnswers } from "./line-answers.ts";

const nothing: LineAnswers = { first: [], last: [], unsettled: undefined };

/** A query read as a line about a shipment or goods, once the reader of lines has come. */
export function useLineAnswers(query: string, locale: Locale): LineAnswers {
  const [code, setCode] = useState<(query: string) => LineAnswers>();
  const text = query.trim();
  const isWanted = text.length > 1 && !code;
  useEffect(() => {
    if (!isWanted) return;
    let current = true;
    // without it the search still finds pages, and the next key tries again
    loadAnswers(locale).then(
      (made) => current && setCode(() => made),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [isWanted, text, locale]);
  return useMemo(() => (code && text.length > 1 ? code(text) : nothing), [code, text]);
}

async function loadAnswers(locale: Locale): Promise<(query: string) => LineAnswers> {
  const [{ loadLineReader }, { answerLine }] = await Promise.all([
    import("#app/calculator/destination/line-reader.ts"),
    import("./line-answers.ts"),
  ]);
  const read = await loadLineReader();
  return (query) => answerLine(read(query), locale);
}
