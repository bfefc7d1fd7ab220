import { Button } from "#app/ui/button.tsx";
import { useEffect, useState } from "react";
import { m } from "#app/messages/m.ts";
import { isKeepingPages, removeCachedPages, setKeepsPages } from "#app/offline/setting.ts";
import { applyColorMode } from "#app/platform/color-mode.ts";
import { getStorageKey } from "#app/platform/storage.ts";
import { showToast } from "#app/platform/toasts.ts";

/** What is stored in this browser right now, with a button that clears it. */
export function StoredHere() {
  const [entries, setEntries] = useState<readonly StoredEntry[]>();
  useEffect(() => {
    const read = () => setEntries(listStoredEntries());
    read();
    const timer = setInterval(read, 1000);
    window.addEventListener("storage", read);
    return () => {
      clearInterval(timer);
      window.removeEventListener("storage", read);
    };
  }, []);
  const clear = () => {
    clearStored();
    removeCachedPages().catch(() => {});
    setEntries(listStoredEntries());
    showToast({ id: "stored", title: m.stored_cleared() });
  };
  return (
    <section
      className="mt-12 max-w-2xl rounded-2xl border border-line bg-panel p-6 sm:p-8"
      aria-labelledby="stored-here"
    >
      <h2 id="stored-here" className="text-xl font-semibold">
        {m.stored_title()}
      </h2>
      {entries === undefined && <p className="mt-3 text-quiet">{m.stored_needs_script()}</p>}
      {entries?.length === 0 && <p className="mt-3 text-quiet">{m.stored_nothing()}</p>}
      {entries && entries.length > 0 && (
        <>
          <dl className="mt-4 border-t border-line">
            {entries.map(({ place, key, value }) => (
              <div key={place + key} className="border-b border-line py-3">
                <dt>
                  <code className="font-semibold">{key}</code>{" "}
                  <span className="text-sm text-quiet">
                    {place === "local" ? m.stored_local() : m.stored_session()}
                  </span>
                </dt>
                <dd className="mt-1 text-sm break-all text-quiet">{value}</dd>
              </div>
            ))}
          </dl>
          <Button quiet className="mt-5" onClick={clear}>
            {m.stored_clear()}
          </Button>
        </>
      )}
    </section>
  );
}

type StoredEntry = { place: "local" | "session"; key: string; value: string };

const prefix = getStorageKey("");

/** Everything that the site stores in this browser. Empty if storage is blocked. */
function listStoredEntries(): StoredEntry[] {
  return (["local", "session"] as const).flatMap((place) => {
    const storage = getStorage(place);
    if (!storage) return [];
    return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "")
      .filter((key) => key.startsWith(prefix))
      .sort()
      .map((key) => ({ place, key, value: storage.getItem(key) ?? "" }));
  });
}

/** Removes all of it; the settings return to their defaults at once. */
function clearStored(): void {
  for (const { place, key } of listStoredEntries()) getStorage(place)?.removeItem(key);
  applyColorMode();
}

function getStorage(place: StoredEntry["place"]): Storage | undefined {
  try {
    return place === "local" ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Whether visited pages are kept for times without a connection. */
export function OfflineSwitch() {
  const [on, setOn] = useState<boolean>();
  useEffect(() => {
    if ("serviceWorker" in navigator) setOn(isKeepingPages());
  }, []);
  if (on === undefined) return null;
  const change = async (keep: boolean) => {
    setOn(keep);
    try {
      await setKeepsPages(keep);
      showToast({ id: "offline-switch", title: keep ? m.offline_on() : m.offline_off() });
      if (keep) await import("#app/offline/keep-pages.ts").then((pages) => pages.keepVisitedPages());
    } catch {
      showToast({ id: "offline-switch", title: m.storage_blocked(), urgent: true });
    }
  };
  return (
    <label className="mt-8 flex min-h-11 max-w-2xl items-center gap-3">
      <input type="checkbox" checked={on} onChange={({ target }) => change(target.checked)} />
      {m.offline_switch()}
    </label>
  );
}
