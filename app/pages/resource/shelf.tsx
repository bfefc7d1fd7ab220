import { Phrased, StaticSvg } from "#app/ui/markup.tsx";

type Guide = { title: string; summary: string; path: string; drawn: string; note?: string };

/** Guides as they stand on a shelf: cover, title, what they are about. */
export function Shelf({ guides }: { guides: readonly Guide[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
      {guides.map(({ title, summary, path, drawn, note }) => (
        <li
          key={path}
          className="group relative max-sm:grid max-sm:grid-cols-[min(7rem,33%)_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-4"
        >
          <StaticSvg markup={drawn} className="border-b-2 border-ink" />
          <div>
            <h3 className="font-semibold sm:mt-3 sm:text-lg sm:leading-snug">
              <a
                href={path}
                className="group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0"
              >
                <Phrased text={title} />
              </a>
            </h3>
            <p className="mt-1 text-[0.9375rem] text-quiet max-sm:hidden">{summary}</p>
            {note && <p className="mt-1 text-sm text-quiet">{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
