import { IconButton } from "#app/ui/button.tsx";
import { useState } from "react";
import { useLocation, useMatches } from "react-router";
import { type Locale, getLocaleEntry, getPathLocale, toLocalPath, toPlainPath } from "#site/locales.ts";
import { keepLanguage } from "./language-choice.ts";

/**
 * One line that offers the page in the browser's language, once. It overlays the bottom of the window, so that nothing
 * moves, and stays until it is followed or closed, or another document is opened.
 */
export function LanguageOffer({ locale: offered }: { locale: Locale }) {
  const { pathname, search } = useLocation();
  const found = useMatches().at(-1)?.loaderData !== undefined;
  const [away, setAway] = useState(false);
  if (away || !found) return null;
  const { tag, offer, direction } = getLocaleEntry(offered);
  const close = () => {
    keepLanguage(getPathLocale(pathname));
    setAway(true);
  };
  return (
    <aside
      lang={tag}
      dir={direction}
      className="site raised fixed bottom-4 start-4 z-40 flex items-center rounded-xl ps-4 print:hidden"
    >
      <a
        href={toLocalPath(toPlainPath(pathname), offered) + search}
        hrefLang={tag}
        onClick={() => keepLanguage(offered)}
        className="flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
      >
        {offer.text}
      </a>
      <IconButton icon="lucide:x" onClick={close} aria-label={offer.close} className="ms-1" />
    </aside>
  );
}
