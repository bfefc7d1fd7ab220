import { Fragment } from "react";
import { m } from "#app/messages/m.ts";
import { formatDate, formatNumber, joinSentences, list } from "#app/ui/format.ts";
import { Options } from "../../form/field.tsx";
import { formatCurrency } from "../../format/money.ts";
import { weightUnits } from "../../parse/weight.ts";
import { listUnusedColumns } from "../import/detect-columns.ts";
import { type Columns, fields, isSizeField } from "../import/types.ts";
import { readHeadingSideUnit, readHeadingWeightUnit } from "../import/units.ts";
import { findStateColumn } from "../import/us-states.ts";
import { usePricedFile } from "../priced-file.ts";
import { translateField, translateUnit } from "./column-names.ts";
import { describeNonOrders, listFirst, listRowLabels } from "./orders-text.ts";

const link = "min-h-6 font-semibold text-link underline underline-offset-4";

/** Which column was taken for what and in which unit, what was not used, and the way to change it. */
export function ColumnsRead() {
  const { phase, orders } = usePricedFile();
  const { table } = phase;
  const { header, headed, units, doubts, products } = table;
  const { line: _, ...ofShop } = table.columns;
  // each order takes the line of the split, whatever its buyer chose: only an invoice is held against its own
  const columns: Columns = table.columns.billed === undefined ? ofShop : table.columns;
  const { telling, others } = listUnusedColumns(header, columns, [
    ...products,
    // a postcode that lost its zero is told by the state
    ...(columns.postcode === undefined ? [] : [findStateColumn(header) ?? -1]),
  ]);
  const read = fields.flatMap((field) => {
    const at = columns[field];
    if (at === undefined) return [];
    const own = header[at] ?? "";
    const weighed = field === "weight" && columns.unit === undefined && readHeadingWeightUnit(own) !== units.weight;
    const unit = weighed
      ? units.weight
      : isSizeField(field) && readHeadingSideUnit(own) !== units.side
        ? units.side
        : undefined;
    const name = translateField(field).replace(/[,，（(].*$/u, "");
    const text = own || `#${at + 1}`;
    return [{ name, column: unit ? m.noted({ text, note: translateUnit(unit) }) : text }];
  });
  const scope = { piece: m.scope_piece, order: m.scope_order, shared: m.scope_shared, articles: m.scope_articles };
  return (
    <div className="mt-2 space-y-1 text-sm text-quiet">
      <p>{headed > 0 ? m.orders_headed({ row: headed }) : m.orders_unheaded()}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] justify-start gap-x-6 gap-y-1">
        {read.map(({ name, column }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd className="text-ink wrap-anywhere">{`← ${column}`}</dd>
          </Fragment>
        ))}
      </dl>
      <button type="button" className={link} onClick={orders.changeColumns}>
        {m.columns_change()}
      </button>
      {columns.quantity !== undefined && <p>{scope[units.scope]()}</p>}
      {table.sum && <p>{m.orders_sum({ text: table.sum })}</p>}
      {table.marks.weight === "," && <p>{m.marks_comma()}</p>}
      {table.assumed.map(({ field, text, value }) => (
        <p key={field}>
          {m.marks_told({ column: header[columns[field] ?? -1] ?? "", text, value: formatNumber(value, 3) })}
        </p>
      ))}
      {telling.length > 0 && (
        <p className="font-semibold text-bad">
          {m.columns_unused({ columns: list(telling) })}
          {m.between_sentences()}
          {m.columns_unused_tell()}
        </p>
      )}
      {others.length > 0 && (
        <p>
          {telling.length > 0
            ? m.columns_unused_others({ columns: list(others) })
            : m.columns_unused({ columns: list(others) })}
        </p>
      )}
      {doubts.weight && (
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="text-ink">{m.units_assumed({ typical: formatNumber(doubts.weight.typical, 3) })}</span>
          {weightUnits
            .filter((unit) => unit !== units.weight)
            .map((unit) => (
              <button
                key={unit}
                type="button"
                className={link}
                onClick={() => orders.choose(table.columns, { ...units, weight: unit })}
              >
                {translateUnit(unit)}
              </button>
            ))}
        </p>
      )}
    </div>
  );
}

/** What is said once about a file: amounts without a rate, missing postcodes, repeated order numbers, and what is not looked at. */
export function FileNotes() {
  const { phase, page } = usePricedFile();
  const { result } = phase;
  const { noRate, withoutPostcode, zeroAdded, misfits, continued, noOrders } = result.notes;
  return (
    <ul className="list-disc space-y-1 ps-5 text-sm text-quiet">
      {noRate.length > 0 && (
        <li className="text-ink">
          {m.orders_no_rate({ currencies: list(noRate.map(({ currency }) => formatCurrency(currency))) })}
        </li>
      )}
      {phase.table.columns.currency !== undefined && (
        <li>{m.orders_rates({ date: formatDate(page.reference.exchange.date) })}</li>
      )}
      {withoutPostcode > 0 && <li className="text-ink">{m.orders_no_postcode({ count: withoutPostcode })}</li>}
      {zeroAdded && (
        <li className="text-ink">
          {m.orders_zero_added({
            count: zeroAdded.rows.length,
            ...zeroAdded,
            rows: listRowLabels(zeroAdded.rows, result),
          })}
        </li>
      )}
      {misfits.length > 0 && (
        <li className="text-ink">
          {m.orders_misfits({ count: misfits.length, rows: listRowLabels(misfits, result) })}
        </li>
      )}
      {continued.length > 0 && (
        <li>{m.rows_continued({ count: continued.length, rows: listRowLabels(continued, result) })}</li>
      )}
      {noOrders.map((group) =>
        // what nobody sends is told beside the total
        group.kind === "void" ? null : <li key={group.kind}>{describeNonOrders(group, result)}</li>,
      )}
      <GoodsNote />
      <RepeatedNote />
      <li>{m.orders_not_checked()}</li>
    </ul>
  );
}

/** What orders are priced as where the file does not say it, and what the names of their products were taken for. */
function GoodsNote() {
  const { phase, page } = usePricedFile();
  const { notes, orders, billed } = phase.result;
  const { header, products } = phase.table;
  const goods = page.goods.find(({ id }) => id === phase.result.goods)?.label ?? phase.result.goods;
  if (billed) return null;
  const named = list(products.map((at) => header[at] ?? ""));
  const known = notes.products?.known ?? 0;
  return (
    <>
      {named !== "" && (known > 0 || !notes.products) && (
        <li className={notes.products ? undefined : "text-ink"}>
          {notes.products ? m.orders_products({ columns: named, known }) : m.orders_products_unread({ columns: named })}
        </li>
      )}
      {known < orders && <li>{m.orders_goods({ goods })}</li>}
    </>
  );
}

const shown = 5;

/** Order numbers that stand more than once: rows that are the same may go. */
function RepeatedNote() {
  const { phase, orders } = usePricedFile();
  const { invoice, result } = phase;
  const { names, copies } = result.notes.repeated;
  if (names.length === 0) return null;
  // of what is billed twice nothing is due, and no price is told
  const again = invoice?.ruleBy.flatMap((rule, row) => (rule?.rule === "again" ? [row] : [])) ?? [];
  const others = names.filter((name) => !again.some((row) => result.names[row] === name));
  return (
    <li className="text-ink">
      {joinSentences([
        ...(others.length > 0
          ? [m.orders_repeated({ count: others.length, list: listFirst(others.slice(0, shown), others.length) })]
          : []),
        ...(again.length > 0 ? [m.invoice_repeated({ count: again.length, rows: listRowLabels(again, result) })] : []),
      ])}
      {copies.length > 0 && (
        <>
          {m.between_sentences()}
          <button type="button" className={link} onClick={() => orders.mend({ rows: copies, leave: true })}>
            {m.orders_repeated_leave({ count: copies.length })}
          </button>
        </>
      )}
    </li>
  );
}

/** Says what currency amounts are taken in where the file names none, and takes another one. */
export function AmountsCurrency() {
  const { phase, page, orders } = usePricedFile();
  return (
    <label className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
      {m.orders_amounts_in()}
      <select
        className="field w-auto!"
        value={phase.amountsIn || phase.result.currency}
        onChange={({ target }) => orders.sayCurrency(target.value)}
      >
        <Options choices={page.currencies.map((currency) => [currency, formatCurrency(currency)])} />
      </select>
    </label>
  );
}
