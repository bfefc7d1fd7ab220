import type { ServiceLine } from "#catalog/views/service-lines.ts";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

/** Each line in two sentences, so that the right one is found by reading. */
export function LineSummaries({ lines }: { lines: readonly ServiceLine[] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {lines.map(({ slug, name, path, icon, summary, countries }) => (
        <li
          key={slug}
          className="relative flex flex-col rounded-2xl border border-line bg-panel p-6 hover:border-control"
        >
          <Icon name={icon} className="size-6! text-route" />
          <h3 className="mt-4 text-lg font-semibold">
            <Link href={path} className="after:absolute after:inset-0 after:rounded-2xl">
              {name}
            </Link>
          </h3>
          <p className="mt-2 grow text-quiet">{summary}</p>
          <p className="mt-4 text-sm text-quiet">{m.countries_count({ count: countries })}</p>
        </li>
      ))}
    </ul>
  );
}
