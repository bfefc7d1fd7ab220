import { m } from "#app/messages/m.ts";

type Props = {
  guide: {
    prose: { headings: readonly { id: string; text: string; depth: number }[] };
    services: readonly { name: string; path: string }[];
    others: readonly { title: string; path: string }[];
  };
};

/** Contents of the guide, the lines it concerns, the other guides. */
export function GuideAside({ guide }: Props) {
  const contents = guide.prose.headings
    .filter(({ depth }) => depth === 2)
    .map(({ id, text }) => ({ title: text, path: `#${id}` }));
  return (
    <aside className="space-y-10 lg:sticky lg:top-24">
      <Block title={m.guide_contents()} links={contents} />
      <Block title={m.guide_lines()} links={guide.services.map(({ name, path }) => ({ title: name, path }))} />
      <Block title={m.guide_others()} links={guide.others} />
    </aside>
  );
}

function Block({ title, links }: { title: string; links: readonly { title: string; path: string }[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className="text-sm text-quiet">{title}</h2>
      <ul className="mt-2 border-t border-line">
        {links.map((link) => (
          <li key={link.path} className="border-b border-line">
            <a
              href={link.path}
              className="flex min-h-10 items-center py-1.5 text-link hover:underline hover:underline-offset-4"
            >
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
