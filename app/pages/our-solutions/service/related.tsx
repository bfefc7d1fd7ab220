import type { ServicePage } from "#catalog/views/service.ts";
import { m } from "#app/messages/m.ts";
import { date } from "#app/ui/format.ts";

type Texts = Pick<ServicePage, "guides" | "news" | "siblings">;

/** Where to read on: guides, notices about this line, the other lines. */
export function Related({ service }: { service: Texts }) {
  const { guides, news, siblings } = service;
  return (
    <aside className="space-y-10">
      {news.length > 0 && (
        <Links
          title={m.related_notices()}
          links={news.map(({ title, path, date: day }) => ({ title, path, note: date(day) }))}
        />
      )}
      <Links title={m.related_guides()} links={guides} />
      <Links title={m.related_lines()} links={siblings.map(({ name, path }) => ({ title: name, path }))} />
    </aside>
  );
}

function Links({ title, links }: { title: string; links: readonly { title: string; path: string; note?: string }[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className="text-sm text-quiet">{title}</h2>
      <ul className="mt-2 border-t border-line">
        {links.map((link) => (
          <li key={link.path} className="border-b border-line py-2.5">
            <a href={link.path} className="font-semibold text-link hover:underline hover:underline-offset-4">
              {link.title}
            </a>
            {link.note && <span className="block text-sm text-quiet">{link.note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
