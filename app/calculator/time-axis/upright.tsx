import type { SVGProps } from "react";

/** An upright line of an axis, at the beginning or the middle of a day. */
export function Upright({ at, ...line }: { at: string } & SVGProps<SVGLineElement>) {
  return <line x1={at} x2={at} {...line} />;
}
