import { type Corners, polygon } from "./isometric.ts";

/** What the smaller box leaves out: tinted above a dashed edge. */
export function Saving({ corners, small }: { corners: Corners; small: Corners }) {
  return (
    <g>
      <polygon
        points={polygon(corners.leftTop, corners.frontTop, small.frontTop, small.leftTop)}
        className="fill-(--good)"
        fillOpacity="0.16"
      />
      <polygon
        points={polygon(corners.frontTop, corners.rightTop, small.rightTop, small.frontTop)}
        className="fill-(--good)"
        fillOpacity="0.22"
      />
      <polyline
        points={polygon(small.leftTop, small.frontTop, small.rightTop)}
        fill="none"
        className="stroke-good"
        strokeWidth="1.8"
        strokeDasharray="5 3.5"
        data-ghost
      />
    </g>
  );
}
