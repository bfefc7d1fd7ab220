import type { NewsEntry } from "#catalog/page-parts.ts";
import { Phrased, StaticSvg } from "#app/ui/markup.tsx";
import { formatDate } from "#app/ui/format.ts";
import { HiddenMark } from "./news-stamp.tsx";

/** News as dated rows; of a list that leads, the first has its cover large. */
export function NewsList({ entries, lead = false }: { entries: readonly NewsEntry[]; lead?: boolean }) {
  return (
    <ul className="border-t-2 border-ink">
      {entries.map(({ id, title, date: day, topicName, summary, path, hidden, drawn }, at) => (
        <li
          key={id}
          className={`gap-x-5 gap-y-4 border-b border-line py-4 md:gap-x-8 ${lead && at === 0 ? "items-start space-y-4 sm:py-6 lg:flex lg:space-y-0" : "flex flex-wrap max-sm:flex-row-reverse"}`}
        >
          {drawn && (
            <StaticSvg
              markup={drawn}
              className={lead && at === 0 ? "shrink-0 sm:max-w-lg lg:w-96" : "w-[6.5rem] shrink-0 sm:w-36"}
            />
          )}
          <div className="min-w-[min(9rem,100%)] flex-1 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,10rem)] md:gap-x-8">
            <p className="mb-1 text-sm text-quiet md:order-last md:text-end">
              <time dateTime={day} className="block">
                {formatDate(day)}
              </time>
              {topicName}
            </p>
            <div>
              <h3 className={`leading-snug font-semibold ${lead && at === 0 ? "text-2xl tracking-tight" : "text-lg"}`}>
                <a href={path} className="hover:underline hover:underline-offset-4">
                  <Phrased text={title} />
                </a>
                {import.meta.env.DEV && <HiddenMark hidden={hidden} day={day} />}
              </h3>
              <p className="mt-1 max-w-2xl text-quiet max-sm:hidden">{summary}</p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
