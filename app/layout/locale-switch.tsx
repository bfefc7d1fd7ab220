import { useLocation, useMatches } from "react-router";
import { type Locale, localeEntry, localeOfPath, localPath, locales, plainPath } from "#site/locales.ts";
import { m } from "#app/messages/m.ts";
import { keepLanguage } from "#app/platform/language-choice.ts";

/** The same page in the other languages. A document load, because a document has a single language. */
export function LocaleSwitch() {
  const { pathname, search } = useLocation();
  // a page not found here does not exist there either
  const found = useMatches().at(-1)?.loaderData !== undefined;
  const own = localeOfPath(pathname);
  return locales
    .filter((locale) => locale !== own)
    .map((locale) => (
      <LocaleLink
        key={locale}
        locale={locale}
        href={found ? localPath(plainPath(pathname), locale) + search : localPath("/", locale)}
      />
    ));
}

function LocaleLink({ locale, href }: { locale: Locale; href: string }) {
  const { tag, name, direction } = localeEntry(locale);
  const several = locales.length > 2;
  return (
    <a
      href={href}
      hrefLang={tag}
      lang={tag}
      dir={direction}
      onClick={() => keepLanguage(locale)}
      aria-label={m.noted({ text: name, note: m.nav_language() })}
      className="grid min-h-11 place-items-center rounded-lg px-1.5 sm:px-3 hover:bg-sunken"
    >
      {/* the narrowest phones only have room for a short name; with several languages, so does any phone */}
      <span className={name.length <= 4 ? "" : several ? "max-sm:hidden" : "max-[24rem]:hidden"}>{name}</span>
      {name.length > 4 && <span className={`uppercase ${several ? "sm:hidden" : "min-[24rem]:hidden"}`}>{locale}</span>}
    </a>
  );
}
