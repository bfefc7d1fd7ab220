import { m } from "#app/messages/m.ts";
import { formatDate } from "#app/ui/format.ts";
import type { NewsItem } from "#catalog/news-page-data.ts";

/** Fewer headings than this need no list of them. */
const few = 3;

/** The headings of a long text, below its facts. */
export function Contents({ headings }: Pick<NewsItem["prose"], "headings">) {
  const sections = headings.filter(({ depth }) => depth === 2);
  if (sections.length < few) return null;
  return (
    <nav aria-label={m.news_contents()} className="hidden lg:block">
      <p className="text-sm text-quiet">{m.news_contents()}</p>
      <ul className="mt-2 border-s border-line">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1.5 ps-4 text-link hover:underline hover:underline-offset-4">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Corrections after publication, with their day. */
export function Corrections({ corrections }: Pick<NewsItem, "corrections">) {
  if (corrections.length === 0) return null;
  return (
    <section className="mt-12 max-w-2xl border-s-4 border-route ps-5">
      <h2 className="font-semibold">{m.news_corrections()}</h2>
      <ul className="mt-2 space-y-2">
        {corrections.map(({ date: day, text }) => (
          <li key={day + text}>
            <time dateTime={day} className="text-quiet">
              {formatDate(day)}
            </time>
            {m.labelled({ label: "", text })}
          </li>
        ))}
      </ul>
    </section>
  );
}
