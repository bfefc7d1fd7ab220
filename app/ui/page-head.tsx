import type { ReactNode } from "react";
import { m } from "#app/messages/m.ts";
import { Phrased } from "./markup.tsx";

type Props = {
  title: string;
  intro?: string;
  crumbs?: readonly { name: string; path: string }[];
  children?: ReactNode;
};

/** Title and opening sentence of a page, under its breadcrumbs. */
export function PageHead({ title, intro, crumbs = [], children }: Props) {
  return (
    <div className="page-width pt-5 pb-6 sm:pt-12 sm:pb-10">
      {crumbs.length > 0 && (
        <nav aria-label={m.nav_breadcrumbs()} className="mb-2 text-sm text-quiet sm:mb-6">
          <ol className="flex flex-wrap gap-x-2">
            {crumbs.map(({ name, path }) => (
              <li key={path} className="after:ms-2 after:text-control after:content-['/'] last:after:content-none">
                <a href={path} className="inline-block py-1 first-letter:uppercase hover:underline">
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {/* on a wide screen the opening sentence stands beside the title */}
      <div className={intro ? "items-baseline gap-x-16 lg:grid lg:grid-cols-[7fr_4fr] lg:grid-rows-[auto_1fr]" : ""}>
        <h1 className="max-w-3xl text-4xl leading-[1.06] font-semibold tracking-tight sm:text-5xl xl:text-[3.25rem]">
          <Phrased text={title} />
        </h1>
        {intro && (
          <p className="lead mt-5 max-w-2xl text-lg leading-relaxed text-quiet lg:row-span-2 lg:mt-0">{intro}</p>
        )}
        <div>{children}</div>
      </div>
    </div>
  );
}
