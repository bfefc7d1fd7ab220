import { type ReactNode, useEffect, useState } from "react";
import { m } from "#app/messages/m.ts";
import { NarrowFold } from "./fold.tsx";

type Props = {
  title: string;
  links: readonly { title: string; path: string; note?: string }[];
  /** It has the whole width of the page. */
  wide?: boolean;
  /** The link that leads to what is being read. */
  current?: string | undefined;
};

/** Where to read on: a list of links under a small heading. */
export function LinkList({ title, links, wide, current }: Props) {
  if (links.length === 0) return null;
  return (
    <NarrowFold title={title}>
      <ul
        className={`grid gap-x-10 sm:grid-cols-2 ${!wide ? "lg:grid-cols-1" : links.length % 3 === 1 ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
      >
        {links.map((link) => (
          <li key={link.path} className="border-t border-line">
            <a
              href={link.path}
              aria-current={link.path === current ? "location" : undefined}
              className="block py-2.5 text-link hover:underline hover:underline-offset-4 aria-[current]:font-semibold aria-[current]:text-ink"
            >
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
  const current = useCurrentSection(contents);
  return (
    <aside className="lg:sticky lg:top-24 lg:order-last lg:space-y-6 print:hidden">
      {contents.length > 1 && (
        <nav aria-label={m.guide_contents()}>
          <LinkList title={m.guide_contents()} links={contents} current={current} />
        </nav>
      )}
      {children}
    </aside>
  );
}

/** The section that is being read: the last whose heading has come into the upper third of the window. */
function useCurrentSection(contents: Props["links"]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) passed.add(`#${target.id}`);
          else passed.delete(`#${target.id}`);
        }
        setCurrent(contents.findLast(({ path }) => passed.has(path))?.path);
      },
      // everything above that line is in view, however fast somebody scrolls past it
      { rootMargin: "1000000px 0px -66%" },
    );
    for (const { path } of contents) {
      const heading = document.getElementById(path.slice(1));
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [contents]);
  return current;
}
