import { m } from "#app/paraglide/messages.js";
import { date } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

type Guide = { slug: string; title: string; summary: string; icon: string; updated: string; path: string };

export function GuideCards({ guides }: { guides: readonly Guide[] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {guides.map(({ slug, title, summary, icon, updated, path }) => (
        <li
          key={slug}
          className="relative flex flex-col rounded-2xl border border-line bg-panel p-6 hover:border-control"
        >
          <Icon name={icon} className="size-6! text-route" />
          <h3 className="mt-4 text-lg font-semibold">
            <Link href={path} className="after:absolute after:inset-0 after:rounded-2xl">
              {title}
            </Link>
          </h3>
          <p className="mt-2 grow text-quiet">{summary}</p>
          <p className="mt-4 text-sm text-quiet">{m.updated_on({ date: date(updated) })}</p>
        </li>
      ))}
    </ul>
  );
}
