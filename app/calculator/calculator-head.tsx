import { useLocation } from "react-router";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { useHydrated } from "#app/platform/hydration.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useDisclosure } from "#app/ui/use-disclosure.ts";
import { toLocalPath } from "#site/locales.ts";

/** The three ways to ask for a price, each a page. */
const doors = [
  ["/resource/shipping-calculator", m.door_parcels],
  ["/resource/freight-calculator", m.door_freight],
  ["/resource/order-files", m.door_orders],
] as const;
const entry = "flex min-h-11 items-center rounded-lg px-3";

type Props = {
  title: string;
  /** What the other pages are asked for, of this page's query. */
  carry?: (search: string) => string;
};

/** Title of a page that prices something, with the way to the others: what was typed goes along. */
export function CalculatorHead({ title, carry = (search) => search }: Props) {
  const { locale } = useShell();
  const { pathname, search } = useLocation();
  const menu = useDisclosure();
  // the served address has no query
  const query = useHydrated() ? search : "";
  const paths = doors.map(([path, label]) => ({ href: toLocalPath(path, locale), label }));
  return (
    <div className="page-width relative flex flex-wrap items-end justify-between gap-x-8 pt-2.5 pb-2 sm:pt-4 sm:pb-3.5 print:hidden">
      <h1 className="text-[1.75rem] leading-8! font-semibold tracking-[-0.03em] sm:text-[2.5rem] sm:leading-11!">
        {title}
      </h1>
      <nav aria-label={m.door_nav()} className="max-sm:w-full">
        <details ref={menu} className="group sm:relative">
          <summary className="flex min-h-11 items-center gap-1.5 font-semibold [&::-webkit-details-marker]:hidden">
            {m.door_menu()}
            <Icon name="lucide:chevron-down" className="text-quiet transition-transform group-open:rotate-180" />
          </summary>
          <ul className="menu absolute! inset-x-5! top-full! z-30 max-sm:w-auto! sm:start-auto! sm:end-0! sm:w-max!">
            {paths.map(({ href, label }) => (
              <li key={href}>
                {href === pathname ? (
                  <span aria-current="page" className={`${entry} font-semibold`}>
                    {label()}
                  </span>
                ) : (
                  <a
                    href={href + carry(query)}
                    // the address is ahead of the router by what was typed last
                    onClick={({ currentTarget }) => {
                      currentTarget.search = carry(window.location.search);
                    }}
                    className={`${entry} hover:bg-sunken`}
                  >
                    {label()}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </details>
      </nav>
    </div>
  );
}
