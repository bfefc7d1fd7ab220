import { m } from "#app/messages/m.ts";
import { type Source, SourceList } from "./source-list.tsx";

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
