import { ButtonLink, iconButton, IconButton } from "#app/ui/button.tsx";
import { type MouseEvent, memo, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useDisclosure } from "#app/ui/use-disclosure.ts";
import type { Shell } from "#catalog/page-data.ts";
import type { NavGroup } from "#catalog/page-parts.ts";
import { type Locale, toLocalPath } from "#site/locales.ts";
import { Brand } from "./brand.tsx";
import { ColorSwitch, LocaleSwitch } from "./preferences.tsx";
import { showToast } from "#app/platform/toasts.ts";
import type SearchDialog from "#app/search/search-dialog.tsx";

export const Header = memo(function Header({ shell }: { shell: Shell }) {
  const { pathname } = useLocation();
  // a guide stands in no menu, but below a page that does
  const [nearest] = shell.navigation
    .flatMap(({ items }) => items.map(({ to }) => to))
    .filter((to) => `${pathname}/`.startsWith(`${to}/`))
    .sort((a, b) => b.length - a.length);
  return (
    // its own width decides what fits, in the measure of its letters, however large these are set
    <header className="site @container sticky top-0 z-40 border-b border-line bg-page">
      <div className="page-width flex h-16 items-center gap-2">
        <a
          href={toLocalPath("/", shell.locale)}
          className="flex rounded @max-[21rem]:[&>span>span]:hidden sm:me-4"
          aria-label={m.nav_home({ name: shell.name })}
        >
          <Brand name={shell.name} />
        </a>
        <nav aria-label={m.nav_main()} className="hidden items-center @5xl:flex">
          {shell.navigation.map((group) =>
            group.to ? (
              <NavItem key={group.label} to={group.to} label={group.label} />
            ) : (
              <NavMenu key={group.label} group={group} here={group.items.some(({ to }) => to === nearest)} />
            ),
          )}
        </nav>
        {/* once the last of them has arrived: the others would make room for it */}
        <div className="ms-auto -me-3 flex items-center not-has-[>details>nav]:hidden">
          <PriceLink locale={shell.locale} className="me-2 hidden min-h-10 text-sm @min-[40rem]:inline-flex" />
          <SearchButton locale={shell.locale} />
          <LocaleSwitch />
          <ColorSwitch />
          <MobileMenu navigation={shell.navigation} locale={shell.locale} />
        </div>
      </div>
    </header>
  );
});

/** A page that is looked for so often that no menu hides it. */
function NavItem({ to, label }: { to: string; label: string }) {
  const here = useLocation().pathname === to;
  return (
    <a
      href={to}
      aria-current={here ? "page" : undefined}
      className={`flex min-h-11 items-center rounded-lg px-3 hover:bg-sunken ${here ? "font-semibold" : ""}`}
    >
      {label}
    </a>
  );
}

/** The way to the calculator; on its own page it keeps the shipment that stands there. */
function PriceLink({ locale, className }: { locale: Locale; className: string }) {
  const href = toLocalPath("/resource/shipping-calculator", locale);
  const here = useLocation().pathname === href;
  return (
    <ButtonLink
      href={href}
      className={className}
      onClick={({ currentTarget }) => {
        if (here) currentTarget.search = window.location.search;
      }}
    >
      {m.nav_price()}
    </ButtonLink>
  );
}

/** One group of the navigation on a wide screen. A `details` element, so that it opens without JavaScript. */
function NavMenu({ group, here }: { group: NavGroup; here: boolean }) {
  const ref = useDisclosure();
  const { pathname } = useLocation();
  return (
    <details ref={ref} name="navigation" className="group relative">
      <summary
        className={`flex min-h-11 items-center gap-1 rounded-lg px-3 hover:bg-sunken [&::-webkit-details-marker]:hidden ${here ? "font-semibold" : ""}`}
      >
        {group.label}
        <Icon name="lucide:chevron-down" className="size-4! text-quiet transition-transform group-open:rotate-180" />
      </summary>
      <ul className="menu menu-pages absolute! top-full! start-0! mt-2!">
        {group.items.map(({ to, label, note }) => (
          <li key={to}>
            <a href={to} aria-current={to === pathname ? "page" : undefined}>
              <span>{label}</span>
              {note && <span>{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The whole navigation, below the header on a narrow screen. */
function MobileMenu({ navigation, locale }: { navigation: readonly NavGroup[]; locale: Locale }) {
  const ref = useDisclosure();
  const { pathname } = useLocation();
  const [links, menus] = [navigation.filter(({ to }) => to), navigation.filter(({ to }) => !to)];
  return (
    <details ref={ref} className="group @5xl:hidden">
      <summary className={`${iconButton} [&::-webkit-details-marker]:hidden`} aria-label={m.nav_menu()}>
        <Icon name="lucide:menu" className="group-open:hidden" />
        <Icon name="lucide:x" className="hidden group-open:block" />
      </summary>
      <nav
        aria-label={m.nav_menu()}
        className="absolute inset-x-0 top-full raised max-h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain border-x-0 bg-page"
      >
        <div className="page-width grid gap-x-8 pt-2 pb-8 sm:grid-cols-2">
          <div className="my-4 flex flex-wrap gap-3 sm:col-span-2 sm:gap-x-8">
            <PriceLink locale={locale} className="@max-[40rem]:basis-full @min-[40rem]:hidden" />
            {links.map(({ to, label }) => (
              <ButtonLink key={to} quiet href={to} className="grow basis-0">
                {label}
              </ButtonLink>
            ))}
          </div>
          {menus.map((group) => (
            <section key={group.label} className="py-3">
              <h2 className="text-sm text-quiet">{group.label}</h2>
              <ul className="menu-rows">
                {group.items.map(({ to, label }) => (
                  <li key={to}>
                    <a href={to} aria-current={to === pathname ? "page" : undefined}>
                      {label}
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

/** Opens the search, as do Ctrl+K and a slash typed outside any field. Its code is loaded when first opened. */
function SearchButton({ locale }: { locale: Locale }) {
  const [opened, setOpened] = useState<{ Dialog: typeof SearchDialog; typed: string }>();
  // what is typed while the code is on its way belongs into the field
  const early = useRef<string>(undefined);
  const show = async (event?: MouseEvent<HTMLElement>) => {
    // asked for twice, it comes once
    if (early.current !== undefined) return;
    // some of it before the page was alive (`head-script.ts`)
    early.current = event?.currentTarget.dataset.held ?? "";
    try {
      const { default: Dialog } = await import("#app/search/search-dialog.tsx");
      setOpened({ Dialog, typed: early.current });
    } catch {
      showToast({ id: "search", title: m.toast_unreachable(), urgent: true });
    }
    early.current = undefined;
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const command = ctrlKey || metaKey;
      const writing = target instanceof HTMLElement && target.closest("input,textarea,select");
      const plain = !command && !altKey && !writing;
      if (plain && early.current !== undefined && key.length === 1) early.current += key;
      else if (command ? key === "k" : plain && key === "/") void show();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <IconButton
        icon="lucide:search"
        aria-label={m.search_title()}
        aria-keyshortcuts="/ Control+K"
        data-tooltip={m.noted({ text: m.search_title(), note: "/" })}
        onClick={show}
        className="needs-scripts"
      />
      <a href="#all-pages" className="without-scripts rounded px-2 py-3 text-sm text-link underline">
        {m.all_pages()}
      </a>
      {opened && <opened.Dialog locale={locale} typed={opened.typed} onClose={() => setOpened(undefined)} />}
    </>
  );
}
