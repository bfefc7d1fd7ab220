import type { Feed } from "#app/layout/head.tsx";
import { localPath } from "#site/locales.ts";
import type { Shell } from "#catalog/views/shell.ts";
import { m } from "#app/messages/m.ts";

type Topic = { id: string; name: string };

/** Where the feeds of the newsroom, or of a topic, lie. */
export function feedPaths(topic: Topic | undefined, locale: Shell["locale"]) {
  const base = localPath(topic ? `/newsroom/topic/${topic.id}` : "/newsroom", locale);
  return { atom: `${base}/feed.xml`, json: `${base}/feed.json` };
}

/** Lets a feed reader find the feeds by the address of a page. */
export function newsFeeds(
  { name, address, locale }: Pick<Shell, "name" | "address" | "locale">,
  topic?: Topic,
): Feed[] {
  const title = m.labelled({ label: name, text: topic?.name ?? m.crumb_newsroom() });
  const { atom, json } = feedPaths(topic, locale);
  return [
    { type: "application/atom+xml", title, href: address + atom },
    { type: "application/feed+json", title, href: address + json },
  ];
}
