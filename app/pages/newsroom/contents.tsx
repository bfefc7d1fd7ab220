import type { NewsItem } from "#catalog/newsroom/item.ts";
import { m } from "#app/messages/m.ts";

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
