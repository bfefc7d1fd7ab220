import { type ComponentType, useEffect, useState } from "react";
import { type Locale, localeOfPath } from "#site/locales.ts";
import { keepLanguage, keptLanguage, languageToOffer } from "#app/platform/language-choice.ts";

type Offer = { locale: Locale; Line: ComponentType<{ locale: Locale }> };

/** Offers the page in another language if appropriate; the line itself is loaded only for those who see it. */
export function OfferedLanguage() {
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    const locale = languageToOffer(localeOfPath(location.pathname), navigator.languages, keptLanguage());
    if (locale && keepLanguage("offered"))
      import("./language-offer.tsx").then(
        ({ LanguageOffer }) => setOffer({ locale, Line: LanguageOffer }),
        () => {},
      );
  }, []);
  return offer ? <offer.Line locale={offer.locale} /> : null;
}
