import { useEffect, useRef } from "react";
import type { NewsEntry } from "#catalog/newsroom/archive.ts";
import { m } from "#app/messages/m.ts";
import { date } from "#app/ui/format.ts";

/** The list beside an item on a wide screen, with the item in view. It keeps its place from item to item. */
export function NewsColumn({ entries, current }: { entries: readonly NewsEntry[]; current: string }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const column = ref.current;
    const here = column?.querySelector<HTMLElement>("[aria-current]");
    if (!column || !here) return;
    const outside =
      here.offsetTop < column.scrollTop || here.offsetTop + here.offsetHeight > column.scrollTop + column.clientHeight;
    if (outside) column.scrollTop = here.offsetTop - column.clientHeight / 3;
  }, [current]);
  return (
    <nav
      ref={ref}
      aria-label={m.news_list()}
      className="sticky top-24 mt-12 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto [mask-image:linear-gradient(#000_calc(100%-4rem),transparent)] pb-12 lg:block"
    >
      <ul>
        {entries.map(({ id, title, date: day, topicName, path }) => (
          <li key={id} className="border-b border-line last:border-0">
            <a
              href={path}
              aria-current={id === current ? "page" : undefined}
              className="block border-s-2 border-transparent py-3 pe-2 ps-3 hover:bg-sunken aria-[current=page]:border-route aria-[current=page]:bg-sunken"
            >
              <span className="block text-sm text-quiet">
                {date(day, "short")} · {topicName}
              </span>
              <span className="mt-0.5 block leading-snug font-semibold">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
