import { useEffect, useState } from "react";
import type { Locale } from "#site/locales.ts";
import type { LineAnswer } from "./line-answers.ts";

type ListAnswers = (query: string) => LineAnswer[];

/** Answers to a query that is a line about a shipment or goods, once the reader of lines has come. */
export function useLineAnswers(query: string, locale: Locale): readonly LineAnswer[] {
  const [listAnswers, setListAnswers] = useState<ListAnswers>();
  const text = query.trim();
  const isWanted = text.length > 1 && !listAnswers;
  useEffect(() => {
    if (!isWanted) return;
    let current = true;
    // without it the search still finds pages, and the next key tries again
    loadAnswers(locale).then(
      (made) => current && setListAnswers(() => made),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [isWanted, text, locale]);
  return listAnswers && text.length > 1 ? listAnswers(text) : [];
}

async function loadAnswers(locale: Locale): Promise<ListAnswers> {
  const [{ loadLineReader }, { listLineAnswers }] = await Promise.all([
    import("#app/calculator/destination/line-reader.ts"),
    import("./line-answers.ts"),
  ]);
  const read = await loadLineReader();
  return (query) => listLineAnswers(read(query), locale);
}
