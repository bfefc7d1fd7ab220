import { m } from "#app/messages/m.ts";
import { formatNumber, list } from "#app/ui/format.ts";
import { usePricedFile } from "../priced-file.ts";
import { CorrectionInput } from "./correction-input.tsx";

const shown = 8;

/** Asks what goods are whose names nobody knows, of all at once or of the most frequent: until then they are the file's kind. */
export function UnknownGoodsQuestion() {
  const { phase, page, orders } = usePricedFile();
  const { notes, goods } = phase.result;
  const { unknown = [], unknownRows = [] } = notes.products ?? {};
  const [first] = unknown;
  if (!first) return null;
  const { header, products } = phase.table;
  const several = unknown.length > 1;
  const more = unknown.length - shown;
  return (
    <section className="rounded-lg bg-sunken px-4 py-3">
      <p className="font-semibold">
        {m.orders_goods_unknown({ columns: list(products.map((at) => header[at] ?? "")), count: unknownRows.length })}
      </p>
      <p className="text-sm text-quiet">
        {m.orders_goods_unknown_note({ goods: page.goods.find(({ id }) => id === goods)?.label ?? goods })}
      </p>
      <ul className="mt-2 border-t border-line">
        {[
          ...(several ? [{ name: "", rows: unknownRows, text: m.orders_goods_unknown_all() }] : []),
          ...unknown
            .slice(0, shown)
            .map(({ name, rows }) => ({ name, rows, text: m.lines_unknown_name({ name, count: rows.length }) })),
        ].map(({ name, rows, text }) => (
          <li key={name} className="grid items-center gap-x-3 border-b border-line py-2 sm:grid-cols-[1fr_19rem]">
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <CorrectionInput
              field="goods"
              label={m.mend_label({ problem: text })}
              onUse={(use) => orders.mend({ rows, field: "goods", use })}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-sm text-quiet">{m.orders_goods_unknown_more({ more: formatNumber(more) })}</p>
      )}
    </section>
  );
}
