import type { NewsEntry } from "#catalog/newsroom/archive.ts";
import { date } from "./format.ts";
import { HiddenMark } from "./hidden-mark.tsx";

/** News as dated rows. */
export function NewsList({ entries }: { entries: readonly NewsEntry[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {entries.map(({ id, title, date: day, topicName, summary, path, hidden }) => (
        <li key={id} className="grid gap-x-8 gap-y-1 border-b border-line py-5 md:grid-cols-[11rem_1fr]">
          <p className="text-sm text-quiet">
            <time dateTime={day}>{date(day)}</time>
            <span className="before:mx-1.5 before:content-['·'] md:block md:before:content-none">{topicName}</span>
          </p>
          <div>
            <h3 className="text-lg font-semibold">
              <a href={path} className="hover:underline hover:underline-offset-4">
                {title}
              </a>
              {import.meta.env.DEV && <HiddenMark hidden={hidden} day={day} />}
            </h3>
            <p className="mt-1 max-w-3xl text-quiet">{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
