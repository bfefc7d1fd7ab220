/** What a link leads to: a file, and a field or row of it, if any. */
export type Place = { path: string; goal: string };

const controls = ["[aria-invalid]", "input, select, textarea", "summary"];

/** Leads to a field by its path, or to what of it is there, the whole form at the least: seen and in use. */
export function focusField(path: string): void {
  const parts = path.split(".");
  const found = parts.flatMap((_, at) => {
    const name = CSS.escape(parts.slice(0, parts.length - at).join("."));
    return document.querySelector<HTMLElement>(`[data-field="${name}"]`) ?? [];
  })[0];
  const form = found ?? document.querySelector("main");
  const own = found && controls.map((one) => found.querySelector<HTMLElement>(one)).find((one) => one);
  (own ?? form)?.scrollIntoView({ block: own ? "center" : "start" });
  (own ?? form)?.focus({ preventScroll: true });
}
