import { memo } from "react";
import type { Shell } from "#catalog/page-data.ts";
import { m } from "#app/messages/m.ts";
import { Brand } from "./brand.tsx";
import { formatDate, joinClauses } from "#app/ui/format.ts";

export const Footer = memo(function Footer({ shell }: { shell: Shell }) {
  const { ownCurrency: own } = shell;
  return (
    <footer id="all-pages" className="site mt-6 border-t sm:mt-24 border-line bg-panel">
      <div className="page-width grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-4 gap-y-6 py-6 sm:grid-cols-2 sm:gap-y-10 sm:py-14 sm:gap-x-10 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-w-xs max-sm:col-span-full">
          <Brand name={shell.name} />
          <p className="lead mt-2 text-quiet sm:mt-4">{m.whole_sentence({ text: shell.claim })}</p>
          <p className="mt-2 sm:mt-4">
            <a href={`mailto:${shell.email}`} className="block hover:underline">
              {shell.email}
            </a>
            <a href={`tel:${shell.phone.replaceAll(" ", "")}`} className="mt-1 block hover:underline">
              {m.footer_phone({ phone: shell.phone })}
            </a>
            {shell.tracking && (
              <a href={shell.tracking.link} className="mt-1 block hover:underline">
                {m.track_title()}
              </a>
            )}
          </p>
        </div>
        {shell.footer.map((group) => (
          <nav key={group.label} aria-label={group.label} className="group max-sm:last:col-span-full">
            <h2 className="text-sm text-quiet">{group.label}</h2>
            <ul className="mt-1 gap-x-4 max-sm:group-last:columns-[2_9rem] sm:mt-2">
              {group.items.map(({ to, label }) => (
                <li key={to}>
                  <a href={to}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page-width">
        <div className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line py-6 text-sm text-quiet">
          <p className="illustrative-footer basis-full">{shell.illustrative}</p>
          {own && (
            <p className="basis-full">
              {m.own_currency_note({
                name: own.name,
                date: formatDate(own.date),
                one: own.example.one,
                rate: own.example.is,
              })}
            </p>
          )}
          <p>{joinClauses([shell.legalName, shell.street])}</p>
          <p>
            <a href="/licences.txt" className="hover:underline hover:underline-offset-4">
              {m.licences()}
            </a>
          </p>
          {shell.icp && (
            <p>
              <a href="https://beian.miit.gov.cn/" rel="noopener" className="hover:underline hover:underline-offset-4">
                {shell.icp}
              </a>
            </p>
          )}
        </div>
      </div>
    </footer>
  );
});
