import { data, type LoaderFunctionArgs } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { localeOfPath } from "#catalog/locale.ts";
import { newsFeed } from "#catalog/newsroom/feeds.ts";

/** `/newsroom/feed.xml` and `.json`, whole and by topic: the newest items for feed readers. */
export function loader({ url, params }: LoaderFunctionArgs) {
  const feed = newsFeed(catalog(), localeOfPath(url.pathname), params.topic);
  if (!feed) throw data(null, { status: 404 });
  const json = url.pathname.replace(/\/$/, "").endsWith(".json");
  const type = json ? "application/feed+json" : "application/atom+xml; charset=utf-8";
  return new Response(json ? feed.json1() : feed.atom1(), { headers: { "Content-Type": type } });
}
