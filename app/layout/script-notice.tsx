import { useShell } from "./use-shell.ts";
import { m } from "#app/messages/m.ts";
import { toLocalPath } from "#site/locales.ts";
import { Notice } from "#app/ui/notice.tsx";

/** Without scripts: that the form below needs them, and where its prices can be read all the same. */
export function ScriptNotice() {
  const { locale } = useShell();
  return (
    <noscript>
      <div className="page-width pb-6">
        <Notice>
          {m.calculator_needs_script()}
          {m.between_sentences()}
          <a href={`${toLocalPath("/resource", locale)}#rate-cards`} className="text-link underline underline-offset-4">
            {m.calculator_rate_cards()}
          </a>
        </Notice>
      </div>
    </noscript>
  );
}
