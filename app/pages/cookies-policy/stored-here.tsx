import { useEffect, useState } from "react";
import { m } from "#app/messages/m.ts";
import { forgetKeptPages } from "#app/offline/setting.ts";
import { clearStored, type StoredEntry, storedEntries } from "#app/platform/stored.ts";
import { toast } from "#app/platform/toasts.ts";

/** What is stored in this browser right now, with a button that clears it. */
export function StoredHere() {
  const [entries, setEntries] = useState<readonly StoredEntry[]>();
  useEffect(() => {
    const read = () => setEntries(storedEntries());
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
    forgetKeptPages().catch(() => {});
    setEntries(storedEntries());
    toast({ id: "stored", title: m.stored_cleared() });
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
          <button type="button" className="button button-quiet mt-5" onClick={clear}>
            {m.stored_clear()}
          </button>
        </>
      )}
    </section>
  );
}
