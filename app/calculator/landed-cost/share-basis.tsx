import { m } from "#app/messages/m.ts";
import { localText } from "#app/platform/local-text.ts";
import { date } from "#app/ui/format.ts";
import { massText } from "../weight-step-text.ts";
import type { LandedSides } from "./landed-cost.ts";
import { isLanded, type ShareRow } from "./share-rows.ts";
import { shareBase } from "./share-text.ts";

/** A part's base, its source and what is not settled. */
export function Basis({ row, sides }: { row: ShareRow; sides: LandedSides }) {
  const { source, unsettled } = row.ddp ?? row.dap ?? {};
  return (
    <span className="block text-[13px] leading-[18px] text-quiet">
      {basesOf(row, sides).map((text) => (
        <span key={text} className="block">
          {text}
        </span>
      ))}
      {source && (
        <span className="block wrap-anywhere">
          {m.source_of({ source: source.title, date: date(source.date, "short") })}
        </span>
      )}
      {unsettled && <span className="block">{m.not_settled({ why: localText(unsettled) })}</span>}
    </span>
  );
}

/** How the amount comes about; both ways where they differ. */
function basesOf({ ddp, dap }: ShareRow, sides: LandedSides): string[] {
  const share = ddp ?? dap;
  if (!share) return [];
  if (share.kind === "carriage") {
    const side = [sides.ddp, sides.dap].find(isLanded);
    return side
      ? [m.share_carriage_base({ weight: massText(side.carriage.billable.mass, side.carriage.billable.unit) })]
      : [];
  }
  // a value in the line's own currency needs no words but these
  if (share.kind === "goods" && share.formula?.op === "number") return [m.share_goods_base()];
  const [paid, unpaid] = [ddp && shareBase(ddp), dap && shareBase(dap)];
  if (!paid || !unpaid || paid === unpaid) return [paid || unpaid || ""];
  return [m.labelled({ label: "DDP", text: paid }), m.labelled({ label: "DAP", text: unpaid })];
}
