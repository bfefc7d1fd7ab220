import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { measuredVisits, type Visit, visitsKey } from "./visits.ts";

const keptVisits = 20;

/** Measures the current page until it is left, and keeps the result in this tab. */
export function measureThisPage(): void {
  const visit: Visit = { path: window.location.pathname, at: new Date().toISOString(), vitals: {} };
  const note = ({ name, value, rating }: Metric) => {
    const before = measuredVisits();
    if (!before) return;
    visit.vitals[name] = { value, rating };
    const others = before.filter(({ at }) => at !== visit.at);
    try {
      sessionStorage.setItem(visitsKey, JSON.stringify([...others, visit].slice(-keptVisits)));
    } catch {
      // storage is full or blocked: nothing is kept
    }
  };
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(note, { reportAllChanges: true });
}
