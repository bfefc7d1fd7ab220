import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import type { UnknownLine } from "./check-invoice.ts";

type Props = {
  unknown: readonly UnknownLine[];
  services: CalculatorPage["services"];
  onCall: (name: string, line: string) => void;
};

/** Asks once for each name of a line that is none of ours which one it means, for all of its rows. */
export function UnknownLines({ unknown, services, onCall }: Props) {
  if (unknown.length === 0) return null;
  return (
    <section>
      <h3 className="text-lg font-semibold">{m.lines_unknown()}</h3>
      <ul className="mt-2 border-t border-ink">
        {unknown.map(({ name, rows, line }) => (
          <li key={name} className="border-b border-line py-2">
            <label className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 wrap-anywhere">{m.lines_unknown_name({ name, count: rows })}</span>
              <select
                className="field w-auto!"
                value={line}
                onChange={({ target }) => onCall(name.toUpperCase(), target.value)}
              >
                <option value="">{m.lines_unknown_none()}</option>
                {services.map(({ slug, name: own }) => (
                  <option key={slug} value={slug}>
                    {own}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
