import { m } from "#app/messages/m.ts";
import { date } from "./format.ts";

export type Source = { title: string; url?: string | undefined; read?: string | undefined };

/** Where facts were read, and on which day. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ul className="space-y-2 text-sm">
      {sources.map(({ title, url, read }) => (
        <li key={title}>
          {url ? (
            <a href={url} rel="noopener" className="text-link underline underline-offset-4">
              {title}
            </a>
          ) : (
            title
          )}
          {read && <span className="text-quiet"> · {m.source_read({ date: date(read) })}</span>}
        </li>
      ))}
    </ul>
  );
}
