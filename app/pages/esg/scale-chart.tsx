import type { DataOf } from "#app/page-module.ts";
import { Drawn } from "#app/ui/drawn.tsx";

type Esg = DataOf<typeof import("../esg.data.ts")>;
type Props = { figure: Esg["figures"][number]; legend: Esg["legend"] };

/** Amounts on one scale over the whole width; what a bar shows, its row says. */
export function ScaleChart({ figure: { axis, notch, rows, unit, kinds }, legend }: Props) {
  const named = kinds.flatMap((kind) => (kind === "rest" ? [] : [kind]));
  return (
    <div>
      <Drawn markup={axis} className="mb-2" />
      <ul className="space-y-4">
        {rows.map(({ label, note, amount, beside, drawn }) => (
          <li key={label}>
            <p className="mb-1 flex items-end gap-x-6">
              <span>
                <b className="me-3 font-semibold">{label}</b>
                {note && <span className="block text-sm text-quiet sm:inline-flex sm:whitespace-nowrap">{note}</span>}
              </span>
              <span className={beside ? "sr-only" : "ms-auto font-semibold whitespace-nowrap tabular-nums"}>
                {amount}
                {unit.startsWith("%") ? "" : " "}
                <span className="text-sm font-normal text-quiet">{unit}</span>
              </span>
            </p>
            <Drawn markup={drawn} />
          </li>
        ))}
      </ul>
      <p className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-sm text-quiet">
        {(named.length > 1 ? named : []).map((kind) => (
          <span key={kind} className="flex items-center gap-2">
            <span className={`scale-key scale-key-${kind}`} />
            {legend[kind]}
          </span>
        ))}
        <span className="max-sm:hidden sm:ms-auto">{notch}</span>
      </p>
    </div>
  );
}
