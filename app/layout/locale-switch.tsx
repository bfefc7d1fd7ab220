import { useLocation, useMatches } from "react-router";
import { languageTags, localeOfPath, localPath, plainPath } from "#catalog/locale.ts";
import { m } from "#app/messages/m.ts";

const names = { en: "English", zh: "中文" } as const;

/** The same page in the other language. A document load: a document has one language. */
export function LocaleSwitch() {
  const { pathname, search } = useLocation();
  // what was not found here is not found there either
  const found = useMatches().at(-1)?.loaderData !== undefined;
  const other = localeOfPath(pathname) === "en" ? "zh" : "en";
  const lang = languageTags[other];
  return (
    <a
      href={found ? localPath(plainPath(pathname), other) + search : localPath("/", other)}
      hrefLang={lang}
      lang={lang}
      aria-label={m.noted({ text: names[other], note: m.nav_language() })}
      className="grid min-h-11 place-items-center rounded-lg px-3 hover:bg-sunken"
    >
      {names[other]}
    </a>
  );
}
