import { sizeText } from "#app/ui/size-text.ts";
import { memo, useState } from "react";
import type { LoadPlan } from "#rating/loading/plan.ts";
import type { Parcel } from "#rating/shipment.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import type { FreightFields } from "./cargo.ts";
import { FillBars } from "./fill-bars.tsx";
import { looksOf } from "./looks-of.ts";
import { LoadLegend } from "./load-legend.tsx";
import { LoadView } from "./load-view.tsx";
import { viewsOf } from "./views.ts";
import { wayName } from "./way-label.ts";

type Props = { plan: LoadPlan; parcels: readonly Parcel[]; fields: Pick<FreightFields, "rows" | "units"> };

/** A plan's containers: one is drawn from above and from the side; a slider goes through its pieces in the order of loading. */
export const LoadDrawing = memo(function LoadDrawing({ plan, parcels, fields }: Props) {
  const [chosen, setChosen] = useState(0);
  const [active, setActive] = useState(1);
  const loaded = plan.spaces[chosen] ?? plan.spaces[0];
  if (!loaded) return null;
  const { space } = loaded;
  const looks = looksOf(plan, parcels, fields);
  const views = viewsOf(loaded, plan);
  const now = Math.min(active, views.pieces.length);
  const piece = views.pieces[now - 1];
  const metres = (mm: number) => number(mm / 1000);
  const more = loaded === plan.spaces.at(-1) ? (plan.room?.count ?? 0) : 0;
  const place = piece
    ? m.load_place({
        number: `${looks[piece.kind]?.letter ?? ""}${now}`,
        x: metres(piece.x),
        y: metres(piece.y),
        z: metres(piece.z),
      })
    : "";
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="text-sm text-quiet">
          {m.load_inside({
            name: wayName(space.name),
            size: sizeText([space.length, space.width, space.height].map(metres)),
          })}
          {m.between_sentences()}
          {more > 0 && <strong className="font-semibold text-good">{m.load_more({ count: more })}</strong>}
        </p>
        {plan.spaces.length > 1 && (
          <label className="text-sm">
            <span className="me-2 text-quiet">{m.load_which()}</span>
            <select className="field w-auto!" value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
              {plan.spaces.map((one, at) => (
                <option key={at} value={at}>
                  {m.load_alike({
                    count: one.count,
                    name: wayName(one.space.name),
                    pieces: one.counts.reduce((a, b) => a + b, 0),
                  })}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {looks.length > 1 && (
        <LoadLegend entries={looks.map((look, kind) => ({ ...look, count: loaded.counts[kind] ?? 0 }))} />
      )}
      <LoadView
        title={m.load_above()}
        numbered={m.load_above_numbered()}
        width={space.length}
        height={space.width}
        pieces={views.above}
        free={views.free}
        active={now}
        looks={looks}
      />
      <LoadView
        title={m.load_side()}
        width={space.length}
        height={space.height}
        pieces={views.side}
        active={now}
        looks={looks}
        standing
        empty={{ height: views.empty, text: m.load_empty({ height: metres(views.empty) }) }}
      />
      <label className="block">
        <span className="text-sm text-quiet">{m.load_order()}</span>
        <input
          type="range"
          min={1}
          max={views.pieces.length}
          value={now}
          aria-valuetext={place}
          onChange={({ target }) => setActive(Number(target.value))}
          className="block h-8 w-full accent-(--action)"
        />
        <span className="text-sm tabular-nums">{place}</span>
      </label>
      <FillBars loaded={loaded} />
    </div>
  );
});
