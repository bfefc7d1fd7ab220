import { m } from "#app/messages/m.ts";
import { LinkList } from "#app/ui/link-list.tsx";

type Links = Parameters<typeof LinkList>[0]["links"];

/** Contents of a guide and the lines it concerns: beside the text, before it on a small screen. */
export function GuideAside({ contents, lines }: { contents: Links; lines: Links }) {
  return (
    <aside className="lg:sticky lg:top-24 lg:order-last lg:space-y-6 print:hidden">
      {contents.length > 1 && (
        <nav aria-label={m.guide_contents()}>
          <LinkList title={m.guide_contents()} links={contents} />
        </nav>
      )}
      <LinkList title={m.guide_lines()} links={lines} />
    </aside>
  );
}
