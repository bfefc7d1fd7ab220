import type { ReactNode } from "react";
import { m } from "#app/messages/m.ts";
import { NarrowFold } from "./fold.tsx";

type Props = {
  title: string;
  links: readonly { title: string; path: string; note?: string }[];
  /** It has the whole width of the page. */
  wide?: boolean;
};

/** Where to read on: a list of links under a small heading. */
export function LinkList({ title, links, wide }: Props) {
  if (links.length === 0) return null;
  return (
    <NarrowFold title={title}>
      <ul
        className={`grid gap-x-10 sm:grid-cols-2 ${!wide ? "lg:grid-cols-1" : links.length % 3 === 1 ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
      >
        {links.map((link) => (
          <li key={link.path} className="border-t border-line">
            <a href={link.path} className="block py-2.5 text-link hover:underline hover:underline-offset-4">
              {link.title}
            </a>
            {link.note && <span className="-mt-2 block pb-2 text-sm text-quiet">{link.note}</span>}
          </li>
        ))}
      </ul>
    </NarrowFold>
  );
}

/** Beside a text: its contents, and what else belongs to it; on a small screen before it. */
export function Beside({ contents, children }: { contents: Props["links"]; children: ReactNode }) {
  return (
    <aside className="lg:sticky lg:top-24 lg:order-last lg:space-y-6 print:hidden">
      {contents.length > 1 && (
        <nav aria-label={m.guide_contents()}>
          <LinkList title={m.guide_contents()} links={contents} />
        </nav>
      )}
      {children}
    </aside>
  );
}
