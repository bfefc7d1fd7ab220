import type { ReactNode } from "react";
import { m } from "#app/messages/m.ts";
import { getLocaleEntry, type Locale } from "#site/locales.ts";
import { useShell } from "./use-shell.ts";

/** The frame of a page: its content, marked with the language that it is actually in. */
export function Page({ contentLocale, children }: { contentLocale: Locale; children: ReactNode }) {
  const { tag, direction } = getLocaleEntry(contentLocale);
  return (
    <>
      <FallbackNote contentLocale={contentLocale} />
      <div lang={tag} dir={direction}>
        {children}
      </div>
    </>
  );
}

/** Says next to prices that rates are illustrative. On pages without this, the footer does (app.css). */
export function Illustrative() {
  return <span className="illustrative">{useShell().illustrative}</span>;
}

/** Shown on a page whose text does not exist in the language of its address. */
function FallbackNote({ contentLocale }: { contentLocale: Locale }) {
  if (useShell().locale === contentLocale) return null;
  return (
    <div className="border-b border-line bg-sunken">
      <p dir="auto" className="page-width py-3 text-sm text-quiet">
        {m.fallback_note()}
      </p>
    </div>
  );
}
