import type { ReactNode } from "react";
import { formatPercent } from "./scales.ts";

type Props = {
  /** Of the width, from 0 to 1. */
  share: number;
  children: ReactNode;
};

/** Words that begin at a share of the width, or as far before it as they need to stay whole; nothing is seen behind them. */
export function PositionedLabel({ share, children }: Props) {
  return (
    <span className="flex">
      <svg width={formatPercent(share)} height="1" className="min-w-0" aria-hidden="true" />
      <span className="max-w-full flex-none bg-page pe-1">{children}</span>
    </span>
  );
}
