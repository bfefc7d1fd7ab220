import { m } from "#app/messages/m.ts";
import { Drawn } from "#app/ui/drawn.tsx";

/** Beside the news: the days that lie ahead, to scale, as links to what is said of them. */
export function DaysAhead({ markup }: { markup: string | undefined }) {
  if (!markup) return null;
  return (
    <aside className="mt-10 xl:sticky xl:top-24 xl:mt-0 xl:self-start">
      <h2 className="border-t-2 border-ink pt-4 text-xl font-semibold tracking-tight">{m.news_ahead()}</h2>
      <p className="mt-1 mb-5 text-sm text-quiet">{m.news_ahead_scale()}</p>
      <Drawn markup={markup} />
    </aside>
  );
}
