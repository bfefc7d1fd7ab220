import { useEffect, useState } from "react";
import { storageKey } from "#app/platform/storage-key.ts";

/** The documented key: a JSON list of task names. Anything else stored there counts as no ticks. */
const key = storageKey("onboarding");

/** Ticks of the checklist, kept in this browser. With storage blocked they hold while the page is open. */
export function useTicks() {
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  const [kept, setKept] = useState(true);
  useEffect(() => {
    setTicks(read());
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) setTicks(read());
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, []);
  const store = (next: ReadonlySet<string>) => {
    setTicks(next);
    setKept(write(next));
  };
  const tick = (id: string, on: boolean) =>
    store(on ? new Set([...ticks, id]) : new Set([...ticks].filter((other) => other !== id)));
  return { ticks, tick, clear: () => store(new Set()), kept };
}

function read(): Set<string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return new Set(Array.isArray(value) ? value.filter((id) => typeof id === "string") : []);
  } catch {
    return new Set();
  }
}

function write(ticks: ReadonlySet<string>): boolean {
  try {
    if (ticks.size === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify([...ticks].sort()));
    return true;
  } catch {
    return false;
  }
}
