import { type Corners, polygon } from "./isometric.ts";
import { Saving } from "./saving.tsx";

type Props = {
  corners: Corners;
  /** Those of a box that would be cheaper. */
  small: Corners | undefined;
};

/** The faces of a box that are seen, with what a smaller one leaves out. */
export function BoxFaces({ corners, small }: Props) {
  const { front, left, right, frontTop, leftTop, rightTop, backTop } = corners;
  return (
    <>
      <polygon
        points={polygon(front, frontTop, leftTop, left)}
        className="box-left stroke-ink"
        strokeWidth="1.5"
        data-face="left"
      />
      <polygon points={polygon(front, frontTop, rightTop, right)} className="box-right stroke-ink" strokeWidth="1.5" />
      <polygon
        points={polygon(frontTop, leftTop, backTop, rightTop)}
        className="box-top stroke-ink"
        strokeWidth="1.5"
      />
      <line {...tape(corners)} className="stroke-(--dot)" />
      {small && <Saving corners={corners} small={small} />}
    </>
  );
}

/** The seam along the middle of the upper face. */
function tape({ frontTop, leftTop, rightTop, backTop }: Corners) {
  return {
    x1: (frontTop.x + rightTop.x) / 2,
    y1: (frontTop.y + rightTop.y) / 2,
    x2: (leftTop.x + backTop.x) / 2,
    y2: (leftTop.y + backTop.y) / 2,
  };
}
