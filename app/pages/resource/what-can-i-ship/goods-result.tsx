import { createPortal } from "react-dom";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { list } from "#app/ui/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { GoodsPage } from "#catalog/page-data.ts";
import { findInLanguages } from "./find-in-languages.ts";
import { GoodsAnswerPanel } from "./goods-answer-panel.tsx";
import type { ArticleData } from "./use-articles.ts";

/** How many articles are proposed. */
const mostProposed = 6;

type ResultProps = {
  page: GoodsPage;
  data: ArticleData;
  to: string;
  words: string;
  /** What stands in it is read out. */
  status: HTMLElement;
  choose: (name: string) => void;
};

/** What the words mean: a verdict, articles to choose from, or that they are not known. */
export default function GoodsResult({ page, data, to, words, status, choose }: ResultProps) {
  const found = findInLanguages(words, data.indexes);
  const { email } = useShell();
  const whole = found.filter((one) => one.whole);
  const proposed = found.filter((one) => !one.whole).slice(0, mostProposed);
  const unread = whole[0]?.unread ?? [];
  const asked = found[0]?.asked ?? [];
  const told = (
    <>
      {unread.length > 0 && <p className="mb-3 text-sm text-warn">{m.goods_unread({ words: list(unread) })}</p>}
      {whole.length === 0 && (
        <Notice icon="lucide:circle-question-mark">
          {proposed.length > 0
            ? m.goods_which({ words: asked.length > 0 ? list(asked) : words })
            : m.goods_unknown({ words })}
          {m.between_sentences()}
          <a
            href={`mailto:${email}?subject=${encodeURIComponent(words)}`}
            className="font-semibold whitespace-nowrap text-link underline underline-offset-4"
          >
            {m.goods_ask()}
          </a>
        </Notice>
      )}
    </>
  );
  return (
    <>
      {createPortal(told, status)}
      {whole.length > 0 && (
        <GoodsAnswerPanel {...{ page, to, data, status }} articles={whole.map(({ article }) => article)} />
      )}
      {proposed.length > 0 && (
        <div className="mt-4">
          <p className="text-sm text-quiet">{m.goods_proposed()}</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {proposed.map(
              ({
                article: {
                  id,
                  words: [name = ""],
                },
              }) => (
                <li key={id}>
                  <button
                    type="button"
                    onClick={() => choose(name)}
                    className="min-h-11 rounded-full border border-control px-4 hover:bg-sunken"
                  >
                    {name}
                  </button>
                </li>
              ),
            )}
          </ul>
        </div>
      )}
    </>
  );
}
