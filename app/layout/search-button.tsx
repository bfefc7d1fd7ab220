import { IconButton } from "#app/ui/button.tsx";
import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import type { Locale } from "#site/locales.ts";
import { m } from "#app/messages/m.ts";
import { showToast } from "#app/platform/toasts.ts";
import type SearchDialog from "#app/search/search-dialog.tsx";

/** Opens the search, as do Ctrl+K and a slash typed outside any field. Its code is loaded when first opened. */
export function SearchButton({ locale }: { locale: Locale }) {
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof SearchDialog>>>();
  const show = () =>
    import("#app/search/search-dialog.tsx").then(
      (module) => setDialog(() => module.default),
      () => showToast({ id: "search", title: m.toast_unreachable(), urgent: true }),
    );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const command = ctrlKey || metaKey;
      const writing = target instanceof HTMLElement && target.closest("input,textarea,select");
      if (!(command ? key === "k" : key === "/" && !altKey && !writing)) return;
      event.preventDefault();
      show();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <IconButton
        icon="lucide:search"
        aria-label={m.search_title()}
        aria-keyshortcuts="/ Control+K"
        data-tooltip={m.noted({ text: m.search_title(), note: "/" })}
        onClick={show}
        className="needs-scripts"
      />
      <a href="#all-pages" className="without-scripts rounded px-2 py-3 text-sm text-link underline">
        {m.all_pages()}
      </a>
      {Dialog && <Dialog locale={locale} onClose={() => setDialog(undefined)} />}
    </>
  );
}
