import { memo, useState } from "react";
import { m } from "#app/messages/m.ts";
import { useAfterPaint } from "#app/platform/use-after-paint.ts";
import { formatNumber } from "#app/ui/format.ts";
import { formatSize, formatUnit } from "#app/ui/measures.ts";
import type { LoadedSpace, LoadPlan } from "#rating/loading/plan.ts";
import type { Parcel } from "#rating/shipment/shipment.ts";
import { formatPercent } from "../../chart/scales.ts";
import type { FreightFields } from "../cargo.ts";
import { assignPieceLooks, labelContainers, translateModeName } from "../freight-text.ts";
import { LoadScene } from "./load-scene.tsx";
import { LoadView, projectViews } from "./load-view.tsx";

type LoadDrawingProps = { plan: LoadPlan; parcels: readonly Parcel[]; fields: Pick<FreightFields, "rows" | "units"> };

/** One container of a plan, chosen among them, in space, from above and from the side; a slider steps through its pieces in loading order. */
export const LoadDrawing = memo(function LoadDrawing(props: LoadDrawingProps) {
  // what is said of the prices comes first: each is work for a frame of its own
  const { plan, parcels, fields } = useAfterPaint(props);
  const [chosen, setChosen] = useState(0);
  // until the slider is moved, all of it
  const [active, setActive] = useState(Number.POSITIVE_INFINITY);
  const loaded = plan.spaces[chosen] ?? plan.spaces[0];
  if (!loaded) return null;
  const { space } = loaded;
  const looks = assignPieceLooks(plan, parcels, fields);
  const views = projectViews(loaded, plan);
  const now = Math.min(active, views.pieces.length);
  const piece = views.pieces[now - 1];
  const metres = (mm: number) => formatNumber(mm / 1000);
  const more = loaded === plan.spaces.at(-1) ? (plan.room?.count ?? 0) : 0;
  const number = `${(piece && looks[piece.kind]?.letter) ?? ""}${now}`;
  const place = piece ? m.load_place({ number, x: metres(piece.x), y: metres(piece.y), z: metres(piece.z) }) : "";
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="text-sm text-quiet">
          {m.load_inside({
            name: translateModeName(space.name),
            size: formatSize([space.length, space.width, space.height].map(metres)),
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
                    name: translateModeName(one.space.name),
                    pieces: one.counts.reduce((a, b) => a + b, 0),
                  })}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {looks.length > 1 && <LoadLegend looks={looks} counts={loaded.counts} />}
      <LoadScene loaded={loaded} gap={plan.gap} pieces={views.pieces} looks={looks} active={now} />
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
      <LoadView
        view={{
          title: m.load_above(),
          numbered: m.load_above_numbered(),
          width: space.length,
          height: space.width,
          pieces: views.above,
          free: views.free,
        }}
        active={now}
        looks={looks}
      />
      <LoadView
        view={{
          title: m.load_side(),
          width: space.length,
          height: space.height,
          pieces: views.side,
          standing: true,
          empty: { height: views.empty, text: m.load_empty({ height: metres(views.empty) }) },
        }}
        active={now}
        looks={looks}
      />
      <FillBars loaded={loaded} />
    </div>
  );
});

/** The loading plan on paper: each container that is loaded differently, from above, with its pieces in words. */
export function FreightPaper({ plan, parcels, fields }: LoadDrawingProps) {
  const looks = assignPieceLooks(plan, parcels, fields);
  return (
    <div className="mt-6 space-y-4">
      {plan.spaces.map((loaded, at) => (
        <div key={at} className="break-inside-avoid space-y-2">
          <LoadLegend looks={looks} counts={loaded.counts} />
          <LoadView
            view={{
              title: m.labelled({ label: labelContainers(loaded.count, loaded.space.name), text: m.load_above() }),
              width: loaded.space.length,
              height: loaded.space.width,
              pieces: projectViews(loaded, plan).above,
            }}
            active={0}
            looks={looks}
          />
        </div>
      ))}
    </div>
  );
}

type LoadLegendProps = { looks: ReturnType<typeof assignPieceLooks>; counts: readonly number[] };

/** The kinds of piece in a drawing, and how many of each are in the container. */
function LoadLegend({ looks, counts }: LoadLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm" aria-label={m.load_legend()}>
      {looks.map(({ letter, color, text }, kind) => (
        <li key={letter} className="flex items-baseline gap-2">
          <span className={`load-letter load-kind-${color}`}>{letter}</span>
          <span>
            <strong className="font-semibold tabular-nums">
              {m.load_in_here({ count: formatNumber(counts[kind] ?? 0, 0) })}
            </strong>{" "}
            <span className="text-quiet">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How full a container is: floor, volume and payload, each with its limit. */
function FillBars({ loaded: { space, floor, volume, mass } }: { loaded: LoadedSpace }) {
  const ground = (space.length * space.width) / 1e6;
  const bars = [
    { name: m.fill_floor(), used: floor / 1e6, all: ground, unit: "m²", digits: 1 },
    { name: m.fill_volume(), used: volume / 1e9, all: (ground * space.height) / 1e3, unit: "m³", digits: 1 },
    { name: m.fill_payload(), used: mass / 1000, all: space.payload / 1000, unit: "kg", digits: 0 },
  ];
  return (
    <section>
      <h3 className="font-semibold">{m.fill_title({ name: translateModeName(space.name) })}</h3>
      <dl className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-3">
        {bars.map(({ name, used, all, unit, digits }) => (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
            <dt>
              {name}{" "}
              <span className="text-sm text-quiet">
                {m.fill_of({
                  used: formatNumber(used, digits),
                  all: formatNumber(all, digits),
                  unit: formatUnit(unit),
                })}
              </span>
            </dt>
            <dd className="contents">
              <span className="font-semibold tabular-nums">{formatNumber((used / all) * 100, 0)}%</span>
              <svg className="col-span-2 mt-1 block h-2 w-full" aria-hidden="true">
                <rect width="100%" height="8" rx="2" className="fill-(--track)" />
                <rect width={formatPercent(Math.min(1, used / all))} height="8" rx="2" className="bar-data" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
