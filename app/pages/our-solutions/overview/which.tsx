import type { OverviewPage } from "#catalog/views/service.ts";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";

/** The lines of a kind, each in a sentence: for whom it is. */
export function Which({ lines }: Pick<OverviewPage, "lines">) {
  return (
    <Section title={m.overview_which()}>
      <ul className="grid gap-x-10 md:gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        {lines.map(({ name, summary, icon, path }) => (
          <li key={path} className="relative flex gap-3 border-t border-line py-4 hover:border-control">
            <Icon name={icon} className="mt-1 text-route" />
            <div>
              <h3 className="text-lg font-semibold">
                <a href={path} className="after:absolute after:inset-0">
                  {name}
                </a>
              </h3>
              <p className="mt-1 text-[0.9375rem] text-quiet">{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
