import { BoxFaces } from "./box-faces.tsx";
import { cornersOf, fitted, type Lying } from "./isometric.ts";

const field = { width: 80, height: 60 };

/** A box and the smaller one in it, at a glance: the words beside it say what it shows. */
export function BoxSign({ box, ghost }: { box: Lying; ghost: number }) {
  const { scale, at } = fitted(box, field);
  return (
    <svg {...field} aria-hidden="true" className="shrink-0 overflow-visible">
      <BoxFaces corners={cornersOf(box, scale, at)} small={cornersOf({ ...box, up: ghost }, scale, at)} />
    </svg>
  );
}
