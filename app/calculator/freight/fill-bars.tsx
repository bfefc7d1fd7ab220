import type { LoadedSpace } from "#rating/loading/plan.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { unitText } from "#app/ui/unit-text.ts";
import { wayName } from "./way-label.ts";

/** How full a container is: floor, volume and payload, each with its limit. */
export function FillBars({ loaded: { space, floor, volume, mass } }: { loaded: LoadedSpace }) {
  const bars = [
    { name: m.fill_floor(), used: floor / 1e6, all: (space.length * space.width) / 1e6, unit: "m²", digits: 1 },
    {
      name: m.fill_volume(),
      used: volume / 1e9,
      all: (space.length * space.width * space.height) / 1e9,
      unit: "m³",
      digits: 1,
    },
    { name: m.fill_payload(), used: mass / 1000, all: space.payload / 1000, unit: "kg", digits: 0 },
  ];
  return (
    <section>
      <h4 className="font-semibold">{m.fill_title({ name: wayName(space.name) })}</h4>
      <dl className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-3">
        {bars.map(({ name, used, all, unit, digits }) => (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
            <dt>
              {name}{" "}
              <span className="text-sm text-quiet">
                {m.fill_of({ used: number(used, digits), all: number(all, digits), unit: unitText(unit) })}
              </span>
            </dt>
            <dd className="contents">
              <span className="font-semibold tabular-nums">{number((used / all) * 100, 0)} %</span>
              <svg className="col-span-2 mt-1 block h-2 w-full" aria-hidden="true">
                <rect width="100%" height="8" rx="2" className="fill-(--track)" />
                <rect
                  width={`${Math.min(100, (used / all) * 100).toFixed(2)}%`}
                  height="8"
                  rx="2"
                  className="bar-data"
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
