import type { NewsListPage } from "#catalog/newsroom/list.ts";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Pages of a list as links: the first, the last, those beside this one. */
export function Pager({ list: { page, pages, pager } }: { list: Pick<NewsListPage, "page" | "pages" | "pager"> }) {
  if (pages < 2) return null;
  const at = (wanted: number) => pager.find(({ number }) => number === wanted);
  const newer = at(page - 1);
  const older = at(page + 1);
  const box =
    "grid min-h-11 min-w-11 place-items-center rounded-lg border border-line px-2 tabular-nums hover:bg-sunken";
  return (
    <nav aria-label={m.pager()} className="mt-8">
      <ul className="flex flex-wrap items-center gap-2">
        {newer && (
          <li>
            <a href={newer.path} rel="prev" aria-label={m.news_newer()} className={box}>
              <Icon name="lucide:arrow-left" />
            </a>
          </li>
        )}
        {pager.map(({ number, path }, index) => (
          <li key={number} className="flex items-center gap-2">
            {number - (pager[index - 1]?.number ?? number - 1) > 1 && <span className="px-1 text-quiet">…</span>}
            <a
              href={path}
              aria-current={number === page ? "page" : undefined}
              aria-label={m.pager_page({ page: number })}
              className={`${box} aria-[current=page]:border-ink aria-[current=page]:font-semibold`}
            >
              {number}
            </a>
          </li>
        ))}
        {older && (
          <li>
            <a href={older.path} rel="next" aria-label={m.news_older()} className={box}>
              <Icon name="lucide:arrow-right" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
