import type { KeyboardEvent } from "react";
import type { MapDrawing } from "#catalog/drawings/map-drawing.ts";
import { m } from "#app/messages/m.ts";
import { Drawn } from "./drawn.tsx";

/** A map that the build has drawn, in three sizes, the names of the cities that it numbers, and what its prices are for. */
export function PlaceMap({ map, className = "" }: { map: MapDrawing; className?: string }) {
  const { markup, hubs, weighed } = map;
  return (
    // what stands above it is painted without waiting for it (build/whole-document.ts)
    <figure className={`map-figure ${className}`} onKeyDown={putAway}>
      <Drawn markup={markup.wide} />
      <Drawn markup={markup.middle} />
      <Drawn markup={markup.narrow} />
      {(hubs.length > 0 || weighed) && (
        <figcaption className="page-width flex flex-wrap gap-x-5 gap-y-1 pt-3 text-sm text-quiet">
          {hubs.map((name, at) => (
            <span key={name}>
              <b className="me-1.5 text-good">{at + 1}</b>
              {name}
            </span>
          ))}
          {weighed && <span>{m.map_prices({ weighed })}</span>}
        </figcaption>
      )}
    </figure>
  );
}

function putAway({ key, target }: KeyboardEvent<HTMLElement>): void {
  if (key === "Escape" && target instanceof SVGElement) target.blur();
}
