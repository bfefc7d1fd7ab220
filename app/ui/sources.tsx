import { m } from "#app/messages/m.ts";
import { date } from "./format.ts";

type Source = {
  title: string;
  /** Its own title, where it goes by a translated one. */
  original?: string;
  url?: string | undefined;
  read?: string | undefined;
};

/** Where the facts of a text were read, and on which day. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section className="mt-12 max-w-2xl border-t border-line pt-5">
      <h2 className="text-sm text-quiet">{m.sources()}</h2>
      <ul className="mt-2 space-y-2 text-sm">
        {sources.map(({ title, original, url, read }) => (
          <li key={title}>
            {url ? (
              <a href={url} rel="noopener" className="text-link underline underline-offset-4">
                {title}
              </a>
            ) : (
              title
            )}
            {original && (
              <cite lang="en" className="block text-quiet not-italic">
                {original}
              </cite>
            )}
            {read && <span className="text-quiet"> · {m.source_read({ date: date(read) })}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
