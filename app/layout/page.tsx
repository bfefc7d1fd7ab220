import type { ReactNode } from "react";
import { tagOf, type Locale } from "#site/locales.ts";
import { FallbackNote } from "./fallback-note.tsx";

/** The frame of a page: its content in the language that it really is in. */
export function Page({ contentLocale, children }: { contentLocale: Locale; children: ReactNode }) {
  return (
    <>
      <FallbackNote contentLocale={contentLocale} />
      <div lang={tagOf(contentLocale)}>{children}</div>
    </>
  );
}
