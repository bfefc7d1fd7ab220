import { Link, useLocation } from "react-router";
import { m } from "#app/paraglide/messages.js";
import type { NewsQuery } from "./use-news-query.ts";

/** Pages of the list as links, so that each can be bookmarked. */
export function Pager({ query }: { query: NewsQuery }) {
  const { search } = useLocation();
  if (query.pages < 2) return null;
  const to = (page: number) => {
    const params = new URLSearchParams(search);
    if (page === 1) params.delete("page");
    else params.set("page", String(page));
    return `?${params}`;
  };
  return (
    <nav aria-label={m.pager()} className="mt-8">
      <ul className="flex flex-wrap gap-2">
        {Array.from({ length: query.pages }, (_, at) => at + 1).map((page) => (
          <li key={page}>
            <Link
              to={to(page)}
              aria-current={page === query.page ? "page" : undefined}
              aria-label={m.pager_page({ page })}
              className="grid size-11 place-items-center rounded-lg border border-line tabular-nums hover:bg-sunken aria-[current=page]:border-ink aria-[current=page]:font-semibold"
            >
              {page}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
