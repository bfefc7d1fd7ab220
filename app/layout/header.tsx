import { memo } from "react";
import { localPath } from "#site/locales.ts";
import type { Shell } from "#catalog/views/shell.ts";
import { m } from "#app/messages/m.ts";
import { Brand } from "./brand.tsx";
import { ColorSwitch } from "./color-switch.tsx";
import { LocaleSwitch } from "./locale-switch.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { NavMenu } from "./nav-menu.tsx";
import { SearchButton } from "./search-button.tsx";

export const Header = memo(function Header({ shell }: { shell: Shell }) {
  return (
    <header className="site sticky top-0 z-40 border-b border-line bg-page">
      <div className="page-width flex h-16 items-center gap-2">
        <a
          href={localPath("/", shell.locale)}
          className="flex rounded max-[21rem]:[&>span>span]:hidden sm:me-4"
          aria-label={m.nav_home({ name: shell.name })}
        >
          <Brand name={shell.name} />
        </a>
        <nav aria-label={m.nav_main()} className="hidden items-center lg:flex">
          {shell.navigation.map((group) => (
            <NavMenu key={group.label} group={group} />
          ))}
        </nav>
        <div className="ms-auto -me-3 flex items-center">
          <a
            href={localPath("/resource/shipping-calculator", shell.locale)}
            className="button me-2 hidden min-h-10 text-sm sm:inline-flex"
          >
            {m.nav_price()}
          </a>
          <SearchButton locale={shell.locale} />
          <LocaleSwitch />
          <ColorSwitch />
          <MobileMenu navigation={shell.navigation} locale={shell.locale} />
        </div>
      </div>
    </header>
  );
});
