import type { NewsEntry } from "#catalog/newsroom/archive.ts";
import { m } from "#app/messages/m.ts";
import { date } from "./format.ts";

/** Says in development that an item would not be published. */
export function HiddenMark({ hidden, day }: { hidden: NewsEntry["hidden"] | undefined; day: string }) {
  if (!hidden) return null;
  return (
    <strong className="ms-3 inline-block rounded bg-warn-panel px-2 py-0.5 text-sm text-warn">
      {hidden === "draft" ? m.news_draft() : m.news_future({ date: date(day) })}
    </strong>
  );
}
