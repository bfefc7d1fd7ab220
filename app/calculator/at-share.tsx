import type { ReactNode } from "react";

type Props = {
  /** Of the width, from 0 to 1. */
  share: number;
  /** What is left free behind them as long as there is room, a share too. */
  after?: number;
  className: string;
  children: ReactNode;
};

/** Words that begin at a share of the width, or so far before it as they need to be whole. */
export function AtShare({ share, after = 0, className, children }: Props) {
  return (
    <span className={`flex ${className}`}>
      <Space share={share} />
      <span className="max-w-full flex-none">{children}</span>
      <Space share={after} />
    </span>
  );
}

function Space({ share }: { share: number }) {
  return <svg width={`${Math.round(share * 1e4) / 100}%`} height="1" className="min-w-0" aria-hidden="true" />;
}
