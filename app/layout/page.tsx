import type { ReactNode } from "react";
import { languageTags, type Locale } from "#catalog/locale.ts";
import { FallbackNote } from "./fallback-note.tsx";

/** The frame of a page: its content in the language that it really is in. */
export function Page({ contentLocale, children }: { contentLocale: Locale; children: ReactNode }) {
  return (
    <>
      <FallbackNote contentLocale={contentLocale} />
      <div lang={languageTags[contentLocale]}>{children}</div>
    </>
  );
}
