import { type ComponentType, useEffect, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { m } from "#app/messages/m.ts";
import { useHydrated } from "#app/platform/hydration.ts";
import { keepLanguage, pickOfferedLanguage, readStoredLanguage } from "./language-choice.ts";
import { getLocaleEntry, getPathLocale, type Locale, locales, toLocalPath, toPlainPath } from "#site/locales.ts";

/** The same page in the other languages. A document load, because a document has a single language. */
export function LocaleSwitch() {
  const { pathname, search } = useLocation();
  // a page not found here does not exist there either
  const found = useMatches().at(-1)?.loaderData !== undefined;
  const own = getPathLocale(pathname);
  // the served address has no query
  const query = useHydrated() ? search : "";
  return locales
    .filter((locale) => locale !== own)
    .map((locale) => (
      <LocaleLink
        key={locale}
        locale={locale}
        found={found}
        href={found ? toLocalPath(toPlainPath(pathname), locale) + query : toLocalPath("/", locale)}
      />
    ));
}

function LocaleLink({ locale, href, found }: { locale: Locale; href: string; found: boolean }) {
  const { tag, name, direction } = getLocaleEntry(locale);
  const several = locales.length > 2;
  return (
    <a
      href={href}
      hrefLang={tag}
      lang={tag}
      dir={direction}
      onClick={({ currentTarget }) => {
        keepLanguage(locale);
        // the next page, and what was typed last, stand in the address before they are rendered
        const { pathname, search } = window.location;
        if (found) currentTarget.href = toLocalPath(toPlainPath(pathname), locale) + search;
      }}
      aria-label={m.noted({ text: name, note: m.nav_language() })}
      className="grid min-h-11 place-items-center rounded-lg px-1.5 sm:px-3 hover:bg-sunken"
    >
      {/* the narrowest phones only have room for a short name; with several languages, so does any phone */}
      <span className={name.length <= 4 ? "" : several ? "max-sm:hidden" : "@max-[24rem]:hidden"}>{name}</span>
      {name.length > 4 && (
        <span className={`uppercase ${several ? "sm:hidden" : "@min-[24rem]:hidden"}`}>{locale}</span>
      )}
    </a>
  );
}

type Offer = { locale: Locale; Line: ComponentType<{ locale: Locale }> };

/** Offers the page in another language if appropriate; the line itself is loaded only for those who see it. */
export function OfferedLanguage() {
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    const locale = pickOfferedLanguage(getPathLocale(location.pathname), navigator.languages, readStoredLanguage());
    if (locale && keepLanguage("offered"))
      import("./language-offer.tsx").then(
        ({ LanguageOffer }) => setOffer({ locale, Line: LanguageOffer }),
        () => {},
      );
  }, []);
  return offer ? <offer.Line locale={offer.locale} /> : null;
}
