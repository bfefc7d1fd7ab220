import type { Setup } from "../messages.ts";
import type { UnknownLine } from "./check-invoice.ts";

/** Finds lines by their names in the page's language, their English names, how one of the two alone begins, or what somebody said (`called`). */
export class NamedLines {
  #known: readonly (readonly [name: string, slug: string])[];
  #found = new Map<string, string | undefined>();
  #unknown = new Map<string, UnknownLine>();
  #called: Readonly<Record<string, string>>;

  constructor({ services }: Setup, called: Readonly<Record<string, string>>) {
    this.#called = called;
    this.#known = services.flatMap(({ slug, name }) =>
      [slug, slug.replaceAll("-", " "), name].map((text) => [text.toUpperCase(), slug] as const),
    );
  }

  of(text: string): string | undefined {
    const name = text.toUpperCase();
    if (name === "") return undefined;
    if (!this.#found.has(name)) this.#found.set(name, this.#find(name));
    const own = this.#found.get(name);
    if (own) return own;
    const line = this.#called[name] ?? "";
    const unknown = this.#unknown.get(name) ?? { name: text, rows: 0, line };
    unknown.rows += 1;
    this.#unknown.set(name, unknown);
    return line || undefined;
  }

  #find(wanted: string): string | undefined {
    const whole = this.#known.find(([name]) => name === wanted);
    if (whole) return whole[1];
    const begun = new Set(this.#known.flatMap(([name, slug]) => (name.startsWith(wanted) ? [slug] : [])));
    return begun.size === 1 ? [...begun][0] : undefined;
  }

  /** Names that are none of ours, those of the most rows first. */
  get unknown(): UnknownLine[] {
    return [...this.#unknown.values()].sort((a, b) => b.rows - a.rows).slice(0, 50);
  }
}
