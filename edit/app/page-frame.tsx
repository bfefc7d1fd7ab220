import { useState } from "react";
import { nameLanguage, say } from "./words.ts";
import { Button } from "./button.tsx";

type PageFrameProps = { addresses: Readonly<Record<string, string>>; preview: string; waits: boolean };

/** The page as visitors will see it once this is saved, beside the form: in each language, as on a desk and on a phone. */
export function PageFrame({ addresses, preview, waits }: PageFrameProps) {
  const locales = Object.keys(addresses);
  const [locale, setLocale] = useState(locales[0] ?? "");
  const [isPhone, setPhone] = useState(true);
  const url = new URL(preview);
  url.pathname = addresses[locale] ?? "/";
  return (
    <section
      className="flex flex-col border-l border-slate-200 bg-slate-50 p-4 max-lg:min-h-160"
      aria-label={say("page")}
    >
      <div className="mb-2 flex flex-wrap items-center gap-2">
        {locales.map((one) => (
          <Button key={one} label={nameLanguage(one)} aria-pressed={one === locale} onClick={() => setLocale(one)} />
        ))}
        <Button label={say("phone")} aria-pressed={isPhone} onClick={() => setPhone(!isPhone)} />
        <code className="text-slate-600">{url.pathname}</code>
      </div>
      <div className="relative min-h-96 flex-1 overflow-hidden rounded-lg border border-slate-200 bg-white">
        <p className="absolute p-4 text-slate-600">{say(waits ? "page_waits" : "page_comes")}</p>
        {!waits && (
          <iframe
            key={url.href}
            src={url.href}
            title={say("page")}
            className={`relative ${isPhone ? "size-full" : "h-450 w-7xl origin-top-left scale-[0.31]"}`}
          />
        )}
      </div>
    </section>
  );
}
