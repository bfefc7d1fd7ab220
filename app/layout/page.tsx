import type { ReactNode } from "react";
import { type Locale, localeEntry } from "#site/locales.ts";
import { FallbackNote } from "./fallback-note.tsx";

/** The frame of a page: its content, marked with the language that it is actually in. */
export function Page({ contentLocale, children }: { contentLocale: Locale; children: ReactNode }) {
  const { tag, direction } = localeEntry(contentLocale);
  return (
    <>
      <FallbackNote contentLocale={contentLocale} />
      <div lang={tag} dir={direction}>
        {children}
      </div>
    </>
  );
}
