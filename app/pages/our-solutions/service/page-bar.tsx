import { toLocalPath } from "#site/locales.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";

type Props = { crumb: { name: string; path: string }; name: string; slug?: string };

/** Sticks to the top while the page scrolls: where this is, its parts, its rate card. */
export function PageBar({ crumb, name, slug }: Props) {
  const { locale } = useShell();
  const parts = [
    ["#prices", m.bar_prices()],
    ["#rules", m.bar_rules()],
    ["#customs", m.bar_customs()],
    ["#questions", m.bar_questions()],
  ] as const;
  return (
    <div className="page-bar sticky top-0 z-30 border-b border-line bg-page print:hidden">
      <div className="page-width flex items-center justify-between">
        <nav aria-label={m.nav_breadcrumbs()} className="text-[0.9375rem] max-lg:hidden">
          <a href={crumb.path} className="inline-block py-3 text-quiet hover:underline">
            {crumb.name}
          </a>
          <span className="mx-2 text-control">/</span>
          {name}
        </nav>
        <nav
          aria-label={m.guide_contents()}
          className="flex flex-wrap max-lg:grow max-sm:justify-between max-sm:gap-x-3"
        >
          {parts.map(([href, label]) => (
            <a
              key={href}
              href={href}
              className="flex min-h-12 items-center text-[0.9375rem] hover:text-link sm:px-4 max-lg:first:ps-0 last:pe-0"
            >
              {label}
            </a>
          ))}
          {slug && (
            <a
              href={toLocalPath(`/downloads/${slug}.csv`, locale)}
              download
              aria-label={m.download_card({ name })}
              className="flex min-h-12 items-center gap-2 text-[0.9375rem] text-link max-lg:ms-auto max-sm:ms-0 lg:ps-4"
            >
              <Icon name="lucide:download" />
              <span className="max-sm:hidden">{m.service_card()}</span>
            </a>
          )}
        </nav>
      </div>
    </div>
  );
}
