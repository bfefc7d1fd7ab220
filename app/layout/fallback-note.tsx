import type { Locale } from "#site/locales.ts";
import { m } from "#app/messages/m.ts";
import { useShell } from "./use-shell.ts";

/** Shown on a page whose text does not exist in the language of its address. */
export function FallbackNote({ contentLocale }: { contentLocale: Locale }) {
  if (useShell().locale === contentLocale) return null;
  return (
    <div className="border-b border-line bg-sunken">
      <p dir="auto" className="page-width py-3 text-sm text-quiet">
        {m.fallback_note()}
      </p>
    </div>
  );
}
