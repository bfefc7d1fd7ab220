import type { Locale } from "#site/locales.ts";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { feedPaths } from "./feeds.ts";

/** The newsroom, or a topic of it, for a feed reader. */
export function FeedLinks({ topic, locale }: { topic?: { id: string; name: string } | undefined; locale: Locale }) {
  const { atom, json } = feedPaths(topic, locale);
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-quiet">
      <Icon name="lucide:rss" />
      {m.news_feeds()}
      <a href={atom} className="py-1 text-link underline underline-offset-4">
        Atom
      </a>
      <a href={json} className="py-1 text-link underline underline-offset-4">
        JSON
      </a>
    </p>
  );
}
