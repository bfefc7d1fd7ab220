import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";

const key = "yunroute.vitals";
const keptVisits = 20;

/** What one load of a page took, by measure. Times are in milliseconds, CLS has no unit. */
export type Visit = {
  path: string;
  at: string;
  vitals: Partial<Record<Metric["name"], Pick<Metric, "value" | "rating">>>;
};

/** The visits measured in this tab, the oldest first; nothing while measuring is off. */
export function measuredVisits(): Visit[] | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Switches measuring on or off for this tab. Says whether the browser let it. */
export function setMeasuring(on: boolean): boolean {
  try {
    if (on) sessionStorage.setItem(key, "[]");
    else sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Measures the page at hand until it is left, and keeps the result in this tab. */
export function measureThisPage(): void {
  const visit: Visit = { path: window.location.pathname, at: new Date().toISOString(), vitals: {} };
  const note = ({ name, value, rating }: Metric) => {
    const before = measuredVisits();
    if (!before) return;
    visit.vitals[name] = { value, rating };
    const others = before.filter(({ at }) => at !== visit.at);
    try {
      sessionStorage.setItem(key, JSON.stringify([...others, visit].slice(-keptVisits)));
    } catch {
      // storage is full or blocked: nothing is kept
    }
  };
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(note, { reportAllChanges: true });
}
