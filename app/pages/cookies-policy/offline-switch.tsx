import { useEffect, useState } from "react";
import { m } from "#app/messages/m.ts";
import { keepVisitedPages } from "#app/offline/keep-pages.ts";
import { keepsPages, setKeepsPages } from "#app/offline/setting.ts";
import { toast } from "#app/platform/toasts.ts";

/** Whether visited pages are kept for times without a connection. */
export function OfflineSwitch() {
  const [on, setOn] = useState<boolean>();
  useEffect(() => {
    if ("serviceWorker" in navigator) setOn(keepsPages());
  }, []);
  if (on === undefined) return null;
  const change = async (keep: boolean) => {
    setOn(keep);
    try {
      await setKeepsPages(keep);
      toast({ id: "offline-switch", title: keep ? m.offline_on() : m.offline_off() });
      if (keep) await keepVisitedPages();
    } catch {
      toast({ id: "offline-switch", title: m.diagnostics_blocked(), urgent: true });
    }
  };
  return (
    <label className="mt-8 flex min-h-11 max-w-2xl items-center gap-3">
      <input type="checkbox" checked={on} onChange={({ target }) => change(target.checked)} />
      {m.offline_switch()}
    </label>
  );
}
