import type { Feed } from "#app/layout/head.tsx";
import { toLocalPath } from "#site/locales.ts";
import type { Shell } from "#catalog/page-data.ts";
import { m } from "#app/messages/m.ts";

type Topic = { id: string; name: string };

/** Where the feeds of the newsroom, or of a topic, lie. */
export function listFeedPaths(topic: Topic | undefined, locale: Shell["locale"]) {
  const base = toLocalPath(topic ? `/newsroom/topic/${topic.id}` : "/newsroom", locale);
  return { atom: `${base}/feed.xml`, json: `${base}/feed.json` };
}

/** Lets a feed reader find the feeds by the address of a page. */
export function listNewsFeeds(
  { name, address, locale }: Pick<Shell, "name" | "address" | "locale">,
  topic?: Topic,
): Feed[] {
  const title = m.labelled({ label: name, text: topic?.name ?? m.crumb_newsroom() });
  const { atom, json } = listFeedPaths(topic, locale);
  return [
    { type: "application/atom+xml", title, href: address + atom },
    { type: "application/feed+json", title, href: address + json },
  ];
}
