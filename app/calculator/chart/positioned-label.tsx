import type { ReactNode } from "react";
import { formatPercent } from "./scales.ts";

type Props = {
  /** Of the width, from 0 to 1. */
  share: number;
  /** The share that stays free behind the words as long as there is room. */
  after?: number;
  className: string;
  children: ReactNode;
};

/** Words that begin at a share of the width, or as far before it as they need to stay whole. */
export function PositionedLabel({ share, after = 0, className, children }: Props) {
  const look = { height: 1, className: "min-w-0", "aria-hidden": true };
  return (
    <span className={`flex ${className}`}>
      <svg width={formatPercent(share)} {...look} />
      <span className="max-w-full flex-none">{children}</span>
      <svg width={formatPercent(after)} {...look} />
    </span>
  );
}
