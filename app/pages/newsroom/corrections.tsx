import type { NewsItem } from "#catalog/newsroom/item.ts";
import { m } from "#app/messages/m.ts";
import { date } from "#app/ui/format.ts";

/** What was put right after publication, and when. */
export function Corrections({ corrections }: Pick<NewsItem, "corrections">) {
  if (corrections.length === 0) return null;
  return (
    <section className="mt-12 max-w-2xl border-s-4 border-route ps-5">
      <h2 className="font-semibold">{m.news_corrections()}</h2>
      <ul className="mt-2 space-y-2">
        {corrections.map(({ date: day, text }) => (
          <li key={day + text}>
            <time dateTime={day} className="text-quiet">
              {date(day)}
            </time>
            {m.labelled({ label: "", text })}
          </li>
        ))}
      </ul>
    </section>
  );
}
