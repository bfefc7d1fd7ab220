import type { LoadPlan } from "#rating/loading/plan.ts";
import type { Parcel } from "#rating/shipment.ts";
import { m } from "#app/messages/m.ts";
import type { FreightFields } from "./cargo.ts";
import { LoadLegend } from "./load-legend.tsx";
import { LoadView } from "./load-view.tsx";
import { looksOf } from "./looks-of.ts";
import { viewsOf } from "./views.ts";
import { wayName } from "./way-label.ts";

type Props = { plan: LoadPlan; parcels: readonly Parcel[]; fields: FreightFields };

/** The loading plan on paper: each container that is loaded differently, from above, with its pieces in words. */
export function FreightPaper({ plan, parcels, fields }: Props) {
  const looks = looksOf(plan, parcels, fields);
  return (
    <section className="mt-6 space-y-4">
      {plan.spaces.map((loaded, at) => (
        <div key={at} className="break-inside-avoid space-y-2">
          <LoadLegend entries={looks.map((look, kind) => ({ ...look, count: loaded.counts[kind] ?? 0 }))} />
          <LoadView
            title={m.labelled({
              label: loaded.count > 1 ? `${loaded.count} × ${wayName(loaded.space.name)}` : wayName(loaded.space.name),
              text: m.load_above(),
            })}
            width={loaded.space.length}
            height={loaded.space.width}
            pieces={viewsOf(loaded, plan).above}
            active={0}
            looks={looks}
          />
        </div>
      ))}
    </section>
  );
}
