import { m } from "#app/messages/m.ts";

/** Where the facts of a text were read. */
export function Sources({ sources }: { sources: readonly { title: string; url?: string | undefined }[] }) {
  if (sources.length === 0) return null;
  return (
    <section className="mt-12 max-w-2xl border-t border-line pt-5">
      <h2 className="text-sm text-quiet">{m.sources()}</h2>
      <ul className="mt-2 space-y-2 text-sm">
        {sources.map(({ title, url }) => (
          <li key={title}>
            {url ? (
              <a href={url} rel="noopener" className="text-link underline underline-offset-4">
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
