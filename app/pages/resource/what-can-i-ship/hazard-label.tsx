import type { GoodsClass } from "#rating/goods/goods.ts";

/** The diamond of a UN number as it stands on a box, with the packing instruction under it. */
export function HazardLabel({ un, packingInstruction }: Pick<GoodsClass, "un" | "packingInstruction">) {
  if (!un) return null;
  return (
    <span className="inline-flex flex-col items-center gap-1 text-sm" translate="no">
      <svg viewBox="0 0 100 100" className="size-20" aria-hidden="true">
        <path d="M50 3 97 50 50 97 3 50Z" fill="none" stroke="currentColor" strokeWidth="3" />
        <path d="M50 12 88 50 50 88 12 50Z" fill="none" stroke="currentColor" strokeWidth="1" />
        <text x="50" y="46" textAnchor="middle" fontSize="13" fill="currentColor">
          UN
        </text>
        <text x="50" y="64" textAnchor="middle" fontSize="19" fontWeight="600" fill="currentColor">
          {un.slice(3, 7)}
        </text>
      </svg>
      <span>{packingInstruction ? `${un}, ${packingInstruction}` : un}</span>
    </span>
  );
}
