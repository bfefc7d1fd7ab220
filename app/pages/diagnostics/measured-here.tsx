import { useEffect, useState } from "react";
import { m } from "#app/messages/m.ts";
import { toast } from "#app/platform/toasts.ts";
import { runningBuild } from "#app/platform/running-build.ts";
import { measuredVisits, setMeasuring, type Visit } from "#app/platform/visits.ts";
import { Icon } from "#app/ui/icon.tsx";
import { asText, measures, shown } from "./measures.ts";

const colors = { good: "text-good", "needs-improvement": "text-warn", poor: "text-bad" } as const;

/** The switch, and what was measured in this tab. */
export function MeasuredHere() {
  const [visits, setVisits] = useState<readonly Visit[]>();
  const [build, setBuild] = useState<string>();
  useEffect(() => {
    const read = () => setVisits(measuredVisits());
    read();
    setBuild(runningBuild());
    const timer = setInterval(read, 1000);
    return () => clearInterval(timer);
  }, []);
  const change = (on: boolean) => {
    if (!setMeasuring(on)) toast({ id: "vitals", title: m.diagnostics_blocked(), urgent: true });
    else if (on) import("#app/platform/vitals.ts").then(({ measureThisPage }) => measureThisPage());
    setVisits(measuredVisits());
  };
  const copy = () =>
    navigator.clipboard.writeText(asText(visits ?? [], build)).then(
      () => toast({ id: "vitals", title: m.diagnostics_copied() }),
      () => toast({ id: "vitals", title: m.toast_not_copied(), urgent: true }),
    );
  return (
    <section className="mt-12 max-w-3xl rounded-2xl border border-line bg-panel p-6 sm:p-8" aria-labelledby="measured">
      <h2 id="measured" className="text-xl font-semibold">
        {m.diagnostics_title()}
      </h2>
      <label className="mt-4 flex min-h-11 items-center gap-3">
        <input type="checkbox" checked={visits !== undefined} onChange={({ target }) => change(target.checked)} />
        {m.diagnostics_switch()}
      </label>
      {visits?.length === 0 && <p className="mt-3 text-quiet">{m.diagnostics_nothing()}</p>}
      {visits && visits.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard */}
          <div className="table-scroll mt-4" tabIndex={0} role="group" aria-labelledby="measured">
            <table className="timetable">
              <thead>
                <tr>
                  <th scope="col">{m.diagnostics_page()}</th>
                  {measures.map((name) => (
                    <th key={name} scope="col" className="number">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {visits.map(({ path, at, vitals }) => (
                  <tr key={at}>
                    <th scope="row">{path}</th>
                    {measures.map((name) => {
                      const vital = vitals[name];
                      return (
                        <td key={name} className={`number ${vital ? colors[vital.rating] : "text-quiet"}`}>
                          {vital ? shown(name, vital.value) : "–"}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <button type="button" className="button button-quiet mt-5" onClick={copy}>
            <Icon name="lucide:clipboard" />
            {m.diagnostics_copy()}
          </button>
        </>
      )}
      {build && <p className="mt-5 text-sm text-quiet">{m.diagnostics_build({ build })}</p>}
    </section>
  );
}
