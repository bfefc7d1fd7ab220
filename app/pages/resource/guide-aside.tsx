import { m } from "#app/messages/m.ts";
import { LinkList } from "#app/ui/link-list.tsx";

type Props = {
  guide: {
    prose: { headings: readonly { id: string; text: string; depth: number }[] };
    services: readonly { name: string; path: string }[];
  };
};

/** Contents of the guide and the lines it concerns: beside the text, before it on a small screen. */
export function GuideAside({ guide }: Props) {
  const contents = guide.prose.headings
    .filter(({ depth }) => depth === 2)
    .map(({ id, text }) => ({ title: text, path: `#${id}` }));
  return (
    <aside className="max-sm:border-b max-sm:border-line lg:sticky lg:top-24 lg:order-last lg:space-y-6">
      <nav aria-label={m.guide_contents()}>
        <LinkList title={m.guide_contents()} links={contents} />
      </nav>
      <LinkList title={m.guide_lines()} links={guide.services.map(({ name, path }) => ({ title: name, path }))} />
    </aside>
  );
}
