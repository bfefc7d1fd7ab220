import { lazy, Suspense, useDeferredValue, useEffect, useState } from "react";
import { m } from "#app/messages/m.ts";
import { useRestoreEarlyInput } from "#app/platform/early-input.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { GoodsPage } from "#catalog/page-data.ts";
import { useArticles } from "./use-articles.ts";

const longestWords = 80;

const GoodsResult = lazy(() => import("./goods-result.tsx"));

/** "What is it?" and where to: the verdict, or that the words are not known. */
export function GoodsSearch({ page }: { page: GoodsPage }) {
  const [words, setWords] = useState("");
  const [to, setTo] = useState(page.to);
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    setWords((query.get("q") ?? "").slice(0, longestWords));
    const asked = query.get("to")?.toUpperCase();
    if (page.countries.some(({ code }) => code === asked)) setTo(asked ?? page.to);
  }, [page]);
  const change = (text: string, country: string) => {
    setWords(text);
    setTo(country);
    const query = new URLSearchParams({ ...(text.trim() && { q: text.trim() }), to: country });
    history.replaceState(history.state, "", `?${query}`);
  };
  const early = useRestoreEarlyInput<HTMLFormElement>();
  const [status, setStatus] = useState<HTMLElement | null>(null);
  // what an input method has not settled yet is no word
  const [composed, setComposed] = useState<string>();
  const typed = useDeferredValue(composed ?? words).trim();
  const { data, failed } = useArticles(page, typed);
  return (
    <search>
      <form
        ref={early}
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-4 sm:grid-cols-[3fr_2fr] lg:max-w-3xl"
      >
        <div>
          <label htmlFor="goods-field" className="mb-1 block text-sm text-quiet">
            {m.goods_field()}
          </label>
          <input
            id="goods-field"
            type="search"
            className="field"
            value={words}
            maxLength={longestWords}
            placeholder={m.goods_field_example()}
            autoComplete="off"
            enterKeyHint="search"
            onCompositionStart={() => setComposed(words)}
            onCompositionEnd={({ currentTarget }) => {
              setComposed(undefined);
              change(currentTarget.value, to);
            }}
            onChange={({ target }) => (composed === undefined ? change(target.value, to) : setWords(target.value))}
          />
        </div>
        <div>
          <label htmlFor="goods-destination" className="mb-1 block text-sm text-quiet">
            {m.field_to()}
          </label>
          <select
            id="goods-destination"
            className="field"
            value={to}
            onChange={({ target }) => change(words, target.value)}
          >
            {page.countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </form>
      {/* what is read out when it changes; the rest of an answer is long */}
      <div role="status" ref={setStatus} className="mt-6">
        {!data && typed && (failed ? <Notice>{m.goods_not_loaded()}</Notice> : m.loading())}
      </div>
      {data && typed && status && (
        <Suspense fallback={m.loading()}>
          <GoodsResult {...{ page, data, to, status }} words={typed} choose={(name) => change(name, to)} />
        </Suspense>
      )}
    </search>
  );
}
