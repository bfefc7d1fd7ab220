import { useState } from "react";
import { useLanguageName, useWords } from "./words.ts";

/** The page as visitors will see it once this is saved, beside the form: in each language, as on a desk and on a phone. */
export function PageFrame({ addresses, preview }: { addresses: Readonly<Record<string, string>>; preview: string }) {
  const say = useWords();
  const languageName = useLanguageName();
  const locales = Object.keys(addresses);
  const [locale, setLocale] = useState(locales[0] ?? "");
  const [isPhone, setPhone] = useState(true);
  const address = addresses[locale] ?? "/";
  const url = new URL(preview);
  url.pathname = address;
  return (
    <section className="page" aria-label={say("page")}>
      <div className="tools">
        {locales.map((one) => (
          <button key={one} type="button" aria-pressed={one === locale} onClick={() => setLocale(one)}>
            {languageName(one)}
          </button>
        ))}
        <button type="button" aria-pressed={isPhone} onClick={() => setPhone(!isPhone)}>
          {say("phone")}
        </button>
        <code>{address}</code>
      </div>
      <div className={isPhone ? "screen phone" : "screen desk"}>
        <iframe key={url.href} src={url.href} title={say("page")} />
      </div>
    </section>
  );
}
