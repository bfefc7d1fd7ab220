import { useLocation } from "react-router";
import { type Locale, localPath } from "#site/locales.ts";
import type { NavGroup } from "#catalog/views/shell.ts";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useDisclosure } from "#app/ui/use-disclosure.ts";

/** The whole navigation, below the header on a narrow screen. */
export function MobileMenu({ navigation, locale }: { navigation: readonly NavGroup[]; locale: Locale }) {
  const ref = useDisclosure();
  const { pathname } = useLocation();
  return (
    <details ref={ref} className="group lg:hidden">
      <summary
        className="grid size-11 place-items-center rounded-lg hover:bg-sunken [&::-webkit-details-marker]:hidden"
        aria-label={m.nav_menu()}
      >
        <Icon name="lucide:menu" className="group-open:hidden" />
        <Icon name="lucide:x" className="hidden group-open:block" />
      </summary>
      <nav
        aria-label={m.nav_menu()}
        className="fixed inset-x-0 top-16 raised max-h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain border-x-0 bg-page"
      >
        <div className="page-width grid gap-x-8 pt-2 pb-8 sm:grid-cols-2">
          <a href={localPath("/resource/shipping-calculator", locale)} className="button my-4 sm:hidden">
            {m.nav_price()}
          </a>
          {navigation.map((group) => (
            <section key={group.label} className="py-3">
              <h2 className="text-sm text-quiet">{group.label}</h2>
              <ul>
                {group.items.map(({ to, label }) => (
                  <li key={to} className="border-b border-line">
                    <a
                      href={to}
                      aria-current={to === pathname ? "page" : undefined}
                      className="flex min-h-12 items-center justify-between py-2 font-semibold aria-[current=page]:text-action"
                    >
                      {label}
                      <Icon name="lucide:chevron-right" className="text-quiet" />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </nav>
    </details>
  );
}
