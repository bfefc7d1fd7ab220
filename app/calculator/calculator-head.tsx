import { useLocation } from "react-router";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { useHydrated } from "#app/platform/hydration.ts";
import { toLocalPath } from "#site/locales.ts";

/** The three ways to ask for a price, each a page. */
const doors = [
  ["/resource/shipping-calculator", m.door_parcels],
  ["/resource/freight-calculator", m.door_freight],
  ["/resource/order-files", m.door_orders],
] as const;

type Props = {
  title: string;
  /** What the other pages are asked for, of this page's query. */
  carry?: (search: string) => string;
};

/** Title of a page that prices something, with the way to the others: what was typed goes along. */
export function CalculatorHead({ title, carry = (search) => search }: Props) {
  const { locale } = useShell();
  const { pathname, search } = useLocation();
  // the served address has no query
  const query = useHydrated() ? search : "";
  return (
    <div className="page-width flex flex-wrap items-end justify-between gap-x-8 pt-2.5 pb-2 sm:pt-4 sm:pb-3.5 print:hidden">
      <h1 className="text-[1.625rem] leading-8! font-semibold tracking-[-0.03em] sm:text-[2.5rem] sm:leading-11!">
        {title}
      </h1>
      <nav aria-label={m.door_nav()}>
        <ul className="flex flex-wrap gap-x-5 text-[0.9375rem] sm:gap-x-7 sm:text-base">
          {doors.map(([path, label]) => {
            const here = toLocalPath(path, locale);
            return (
              <li key={path}>
                <a
                  // the page that one is on leads nowhere
                  href={here === pathname ? undefined : here + carry(query)}
                  aria-current={here === pathname ? "page" : undefined}
                  // the address is ahead of the router by what was typed last
                  onClick={({ currentTarget }) => {
                    if (here !== pathname) currentTarget.search = carry(window.location.search);
                  }}
                  className="inline-flex min-h-11 items-end text-quiet hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink sm:min-h-9 [&>span]:border-ink [&>span]:pb-1.5 aria-[current=page]:[&>span]:border-b-2 aria-[current=page]:[&>span]:pb-1"
                >
                  <span>{label()}</span>
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}
