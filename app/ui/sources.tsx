import { m } from "#app/messages/m.ts";
import { formatDate } from "./format.ts";

type Source = {
  title: string;
  /** Its own title, where it goes by a translated one. */
  original?: string;
  /** Whether the title has no name in the page's language, and stands in its own. */
  isForeign?: boolean;
  url?: string | undefined;
  /** Whose page it is: abf.gov.au. */
  host?: string | undefined;
  read?: string | undefined;
};

/** Where facts were read, and on which day. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ul className="space-y-2 text-sm">
      {sources.map(({ title, original, isForeign, url, host, read }) => (
        <li key={title}>
          {url ? (
            <a href={url} rel="noopener" className="inline-block min-h-6 text-link underline underline-offset-4">
              {isForeign ? <ForeignTitle title={title} /> : title}
            </a>
          ) : isForeign ? (
            <ForeignTitle title={title} />
          ) : (
            title
          )}
          {original && (
            <cite lang="en" className="block text-quiet not-italic">
              {original}
            </cite>
          )}
          {(host || read) && (
            <span className="flex flex-wrap gap-x-3 text-quiet">
              {host && (
                <span translate="no" className="wrap-anywhere">
                  {host}
                </span>
              )}
              {read && <span>{m.source_read({ date: formatDate(read) })}</span>}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The sources of a text, under it. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section className="mt-12 max-w-2xl border-t border-line pt-4">
      <h2 className="mb-2 font-semibold">{m.sources()}</h2>
      <SourceList sources={sources} />
    </section>
  );
}

/** One source in a line: its title, in the language it is written in, and the day it was read. */
export function SourceNote({ source: { title, date } }: { source: { title: string; date: string } }) {
  return (
    <>
      <ForeignTitle title={title} />
      {"\u00a0· "}
      {m.source_read({ date: formatDate(date, "short") })}
    </>
  );
}

function ForeignTitle({ title }: { title: string }) {
  return (
    <cite lang="en" className="not-italic">
      {title}
    </cite>
  );
}
