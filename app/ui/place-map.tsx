import { useEffect, useRef } from "react";
import type { MapDrawing } from "#catalog/page-parts.ts";
import { m } from "#app/messages/m.ts";
import { StaticSvg } from "./markup.tsx";
import { FoldTitle } from "./fold.tsx";
import { list } from "./format.ts";

/** The classes that show what belongs to a size of map. */
const sizes = [
  ["narrow", "sm:hidden"],
  ["wide", "max-[75rem]:hidden"],
  ["middle", "max-sm:hidden min-[75rem]:hidden"],
] as const;

type Props = {
  map: MapDrawing;
  /** A table on the page has every price of the map, so that the list need not stand open. */
  isTabled?: boolean;
  className?: string;
};

/**
 * A map that the build has drawn, by size, with the names of the cities that it numbers and what its prices are for; and
 * below it, folded, the same as a list.
 */
export function PlaceMap({ map, isTabled = false, className = "" }: Props) {
  const { markup, framed, hubs, note, unnamed, count, list: places } = map;
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    // without it each place is a stop
    import("./map-keys.ts").then(
      (keys) => figure.current && keys.default(figure.current),
      () => undefined,
    );
  }, []);
  return (
    <>
      {/* what stands above it is painted without waiting for it (build/assemble-document.ts) */}
      <figure ref={figure} className={`map-figure ${framed ? "map-framed" : ""} ${className}`}>
        <StaticSvg markup={markup.wide} />
        <StaticSvg markup={markup.middle} />
        {markup.narrow && <StaticSvg markup={markup.narrow} />}
        {!markup.narrow && <p className="page-width pt-3 text-sm text-quiet sm:hidden">{m.map_pans()}</p>}
        {(hubs.length > 0 || note) && (
          <figcaption className="page-width flex flex-wrap gap-x-5 gap-y-1 pt-3 text-sm text-quiet">
            {hubs.map((name, at) => (
              <span key={name}>
                <b className="me-1.5 text-good">{at + 1}</b>
                {name}
              </span>
            ))}
            {note && <span>{note}</span>}
            {sizes.map(([size, shown]) => {
              const places = unnamed[size];
              return (
                places && (
                  <span key={size} className={`w-full ${shown}`}>
                    {m.map_unnamed({ places: list(places) })}
                  </span>
                )
              );
            })}
          </figcaption>
        )}
      </figure>
      <div className="page-width">
        {/* a few prices fold nothing away that is not said above */}
        <details
          id="places"
          open={count <= 6 && !isTabled}
          className="group/fold mt-4 border-y sm:mt-6 border-line text-quiet"
        >
          <FoldTitle className="min-h-14 py-3 text-ink">{m.map_places({ count })}</FoldTitle>
          <StaticSvg markup={places} />
        </details>
      </div>
    </>
  );
}
