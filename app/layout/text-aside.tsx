import type { ReactNode } from "react";
import { m } from "#app/messages/m.ts";
import { LinkList } from "#app/ui/link-list.tsx";

type Props = {
  contents: Parameters<typeof LinkList>[0]["links"];
  /** Where to read on. */
  children: ReactNode;
};

/** Contents of a text and where it leads: beside the text, before it on a small screen. */
export function TextAside({ contents, children }: Props) {
  return (
    <aside className="lg:sticky lg:top-24 lg:order-last lg:space-y-6 print:hidden">
      {contents[1] && (
        <nav aria-label={m.guide_contents()}>
          <LinkList title={m.guide_contents()} links={contents} />
        </nav>
      )}
      {children}
    </aside>
  );
}
