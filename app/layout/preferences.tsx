import { type ComponentType, useEffect, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { m } from "#app/messages/m.ts";
import { pressEarly } from "#app/platform/early-input.ts";
import { useHydrated } from "#app/platform/hydration.ts";
import { keepLanguage, pickOfferedLanguage, readStoredLanguage } from "./language-choice.ts";
import { getLocaleEntry, getPathLocale, type Locale, locales, toLocalPath, toPlainPath } from "#site/locales.ts";
import { type ColorPreference, setPreference, useColorPreference, useForcedMode } from "#app/platform/color-mode.ts";
import { showToast } from "#app/platform/toasts.ts";
import { iconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useDisclosure } from "#app/ui/use-disclosure.ts";

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

const icons: Record<ColorPreference, string> = { light: "lucide:sun", dark: "lucide:moon", system: "lucide:sun-moon" };

/** Light, dark or as the system. Disabled, with the reason, if a page forces its mode. */
export function ColorSwitch() {
  const ref = useDisclosure();
  const preference = useColorPreference();
  const forced = useForcedMode();
  const labels: Record<ColorPreference, string> = {
    light: m.color_light(),
    dark: m.color_dark(),
    system: m.color_system(),
  };
  if (forced) {
    const why = m.color_forced({ mode: labels[forced] });
    return (
      <button
        type="button"
        aria-disabled="true"
        aria-label={why}
        data-tooltip={why}
        className="grid size-11 cursor-help! place-items-center rounded-lg text-quiet"
      >
        <Icon name={icons[forced]} />
      </button>
    );
  }
  const choose = (next: ColorPreference) => {
    setPreference(next);
    ref.current?.removeAttribute("open");
    ref.current?.querySelector("summary")?.focus();
    showToast({ id: "color-mode", title: m.toast_preference(), description: labels[next] });
  };
  return (
    <details ref={ref} name="navigation" className="needs-scripts relative">
      <summary
        className={`${iconButton} [&::-webkit-details-marker]:hidden`}
        aria-label={m.labelled({ label: m.color_mode(), text: labels[preference] })}
        data-tooltip={m.color_mode()}
      >
        <Icon name={icons[preference]} />
      </summary>
      <ul className="menu absolute! top-full! end-0! mt-2! w-max! @max-5xl:-end-5!">
        {(["light", "dark", "system"] as const).map((option) => (
          <li key={option}>
            <button
              ref={pressEarly}
              type="button"
              aria-pressed={option === preference}
              onClick={() => choose(option)}
              className="flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-start hover:bg-sunken aria-pressed:font-semibold"
            >
              <Icon name={icons[option]} className="text-quiet" />
              {labels[option]}
              {option === preference && <Icon name="lucide:check" className="ms-auto text-action" />}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
