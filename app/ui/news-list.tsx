import type { NewsEntry } from "#catalog/newsroom/archive.ts";
import { Drawn } from "./drawn.tsx";
import { date } from "./format.ts";
import { HiddenMark } from "./hidden-mark.tsx";

/** News as dated rows. */
export function NewsList({ entries }: { entries: readonly NewsEntry[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {entries.map(({ id, title, date: day, topicName, summary, path, hidden, drawn }) => (
        <li key={id} className="flex gap-x-5 border-b border-line py-4 max-sm:flex-row-reverse sm:gap-x-7">
          {drawn && <Drawn markup={drawn} className="w-26 shrink-0 sm:w-36" />}
          <div className="grow md:grid md:grid-cols-[1fr_10rem] md:gap-x-8">
            <p className="text-sm text-quiet md:order-last md:text-end">
              <time dateTime={day}>{date(day)}</time>
              <span className="before:mx-1.5 before:content-['·'] md:block md:before:content-none">{topicName}</span>
            </p>
            <div>
              <h3 className="text-lg leading-snug font-semibold">
                <a href={path} className="hover:underline hover:underline-offset-4">
                  {title}
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
