import type { MapKind, MapView } from "#catalog/views/map.ts";

type Props = { map: MapView; kind: MapKind; hub?: string; className?: string };

/** The world with the lines of the rate cards. Land is one file for all pages; the lines are the page's own. */
export function RouteMap({ map, kind, hub, className = "" }: Props) {
  const { width, height, routes, labels } = map;
  const small = kind === "globe" ? 1.4 : 1;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      <use href={`/maps/${kind}.svg#land`} className="text-(--dot)" />
      {routes.map(({ code, mode, path, end }) => (
        <g key={code}>
          <path
            d={path}
            fill="none"
            strokeWidth={1.1 * small}
            className={mode === "air" ? "stroke-route" : "stroke-(--data)"}
            strokeDasharray={mode === "air" ? undefined : "3 3"}
            strokeLinecap="round"
            opacity="0.85"
          />
          <circle
            cx={end.x}
            cy={end.y}
            r={2.4 * small}
            strokeWidth={1.4 * small}
            className={`fill-page ${mode === "air" ? "stroke-route" : "stroke-(--data)"}`}
          />
        </g>
      ))}
      <circle cx={map.hub.x} cy={map.hub.y} r={4.5 * small} className="fill-route" />
      <g
        className="fill-ink"
        fontSize="12.5"
        paintOrder="stroke"
        stroke="var(--page)"
        strokeWidth="4"
        strokeLinejoin="round"
      >
        {labels.map(({ x, y, text }) => (
          <text key={text} x={x + 7} y={y + 4}>
            {text}
          </text>
        ))}
        {hub && (
          <text x={map.hub.x + 9} y={map.hub.y + 16} fontWeight="600" fontSize={13.5 * small}>
            {hub}
          </text>
        )}
      </g>
    </svg>
  );
}
