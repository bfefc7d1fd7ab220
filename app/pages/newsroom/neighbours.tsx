import type { NewsItem } from "#catalog/news-page-data.ts";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Phrased } from "#app/ui/markup.tsx";

/** The next and the previous item in time. */
export function Neighbours({ item, detail = false }: { item: Pick<NewsItem, "newer" | "older">; detail?: boolean }) {
  const { newer, older } = item;
  return (
    <nav aria-label={m.news_neighbours()} className="grid gap-x-8 sm:grid-cols-2">
      {older && (
        <a href={detail ? older.detailPath : older.path} rel="prev" className="group border-t-2 border-ink py-4">
          <span className="flex items-center gap-1.5 text-sm text-quiet">
            <Icon name="lucide:arrow-left" className="size-4!" />
            {m.news_older()}
          </span>
          <span className="lead mt-1 block font-semibold group-hover:underline group-hover:underline-offset-4">
            <Phrased text={older.title} />
          </span>
        </a>
      )}
      {newer && (
        <a
          href={detail ? newer.detailPath : newer.path}
          rel="next"
          className="group border-t-2 border-ink py-4 text-end sm:col-start-2"
        >
          <span className="flex items-center justify-end gap-1.5 text-sm text-quiet">
            {m.news_newer()}
            <Icon name="lucide:arrow-right" className="size-4!" />
          </span>
          <span className="lead mt-1 block font-semibold group-hover:underline group-hover:underline-offset-4">
            <Phrased text={newer.title} />
          </span>
        </a>
      )}
    </nav>
  );
}
