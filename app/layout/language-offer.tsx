import { useState } from "react";
import { useLocation, useMatches } from "react-router";
import { type Locale, localeEntry, localeOfPath, localPath, plainPath } from "#site/locales.ts";
import { keepLanguage } from "#app/platform/language-choice.ts";
import { Icon } from "#app/ui/icon.tsx";

/**
 * One line that offers the page in the browser's language, once. It overlays the bottom of the window, so that nothing
 * moves, and stays until it is followed or closed, or another document is opened.
 */
export function LanguageOffer({ locale: offered }: { locale: Locale }) {
  const { pathname, search } = useLocation();
  const found = useMatches().at(-1)?.loaderData !== undefined;
  const [away, setAway] = useState(false);
  if (away || !found) return null;
  const { tag, offer, direction } = localeEntry(offered);
  const close = () => {
    keepLanguage(localeOfPath(pathname));
    setAway(true);
  };
  return (
    <aside
      lang={tag}
      dir={direction}
      className="site raised fixed bottom-4 start-4 z-40 flex items-center rounded-xl ps-4 print:hidden"
    >
      <a
        href={localPath(plainPath(pathname), offered) + search}
        hrefLang={tag}
        onClick={() => keepLanguage(offered)}
        className="flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
      >
        {offer.text}
      </a>
      <button
        type="button"
        onClick={close}
        aria-label={offer.close}
        className="ms-1 grid size-11 place-items-center rounded-lg hover:bg-sunken"
      >
        <Icon name="lucide:x" />
      </button>
    </aside>
  );
}
