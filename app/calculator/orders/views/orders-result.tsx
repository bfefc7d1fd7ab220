import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { m } from "#app/messages/m.ts";
import { FoldTitle } from "#app/ui/fold.tsx";
import { formatMoney, formatNumber } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { formatSize } from "#app/ui/measures.ts";
import { nameUndoKeys } from "#app/ui/toast/undo-key.ts";
import { useUndoKey } from "#app/ui/toast/use-undo-key.ts";
import { toMass } from "#rating/shipment/units.ts";
import { estimateBox } from "../../results/estimated-box.ts";
import { readTypedSize } from "../../parse/size.ts";
import { collectDownloadTexts } from "../download-texts.ts";
import { InvoiceCheck } from "../invoice/invoice-check.tsx";
import { usePricedFile } from "../priced-file.ts";
import { describeNonOrders, describePricedOrders, formatDifference, formatGrams, labelRow } from "./orders-text.ts";
import { OrdersTable } from "./orders-table.tsx";
import { Problems } from "./problems.tsx";
import { AmountsCurrency, ColumnsRead, FileNotes } from "./reading-notes.tsx";
import { UnknownGoodsQuestion } from "./unknown-goods.tsx";
import { WholeCost } from "./whole-cost.tsx";
import type { WeightScope } from "../import/types.ts";
import { Choice } from "./choice.tsx";

/** What a file costs, or for an invoice first what the cards say of it; then how it was read, what waits for an answer, and every row. */
export function OrdersResultView({ busy }: { busy: boolean }) {
  const { phase, orders, names } = usePricedFile();
  const { result, split, corrections, effect } = phase;
  const { taken, billed } = result;
  // where nothing has a price the reasons are the answer
  const [answering, setAnswering] = useState(taken === 0);
  const problems = useRef<HTMLDetailsElement>(null);
  const priced = describePricedOrders(phase);
  const cost = taken > 0 && <WholeCost />;
  const showProblems = () => {
    setAnswering(true);
    const at = problems.current;
    at?.scrollIntoView();
    at?.querySelector("summary")?.focus({ preventScroll: true });
  };
  const goOn = useAnsweredFocus(problems);
  useUndoKey(() => orders.undo(false));
  return (
    <div ref={goOn} className="mt-4 space-y-10 print:hidden" aria-busy={busy}>
      <div className="space-y-4">
        {billed ? (
          <InvoiceCheck />
        ) : (
          <h2 tabIndex={-1} className="scroll-mt-24 text-3xl font-semibold tracking-tight tabular-nums sm:text-4xl">
            {priced}
          </h2>
        )}
        <WaitingLine onShow={showProblems} />
        <ScopeQuestion />
        <UnknownGoodsQuestion />
        <UsualBoxNote key={phase.box} />
        {result.notes.amountsAssumed && <AmountsCurrency />}
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className="button"
            onClick={() => orders.download((own, passedOver) => collectDownloadTexts(own, names, passedOver))}
          >
            <Icon name="lucide:download" />
            {m.orders_download()}
          </button>
          <button type="button" className="button button-quiet" onClick={() => window.print()}>
            <Icon name="lucide:printer" />
            {m.take_print()}
          </button>
        </div>
      </div>
      {(corrections.length > 0 || effect) && (
        <div className="sticky top-16 z-5 bg-page py-2">
          <EffectNote />
        </div>
      )}
      {billed && taken > 0 ? (
        <details className="group/fold border-y border-line">
          <FoldTitle>{m.invoice_else()}</FoldTitle>
          <div className="pb-8">
            <h3 className="mb-6 text-2xl font-semibold tabular-nums">{priced}</h3>
            {cost}
          </div>
        </details>
      ) : (
        cost
      )}
      <section>
        <h3 className="text-lg font-semibold">{m.orders_how_read()}</h3>
        <ColumnsRead />
        <FileNotes />
      </section>
      <Problems open={answering} onOpen={setAnswering} at={problems} />
      <OrdersTable key={split} />
    </div>
  );
}

/** How many rows are in no total until somebody answers for them, and the way to them. */
function WaitingLine({ onShow }: { onShow: () => void }) {
  const { result } = usePricedFile().phase;
  const waiting = result.unread.count + result.refused.count;
  const voids = result.notes.noOrders.find(({ kind }) => kind === "void");
  const unsent = voids && <p>{describeNonOrders(voids, result)}</p>;
  if (waiting === 0) return unsent;
  return (
    <>
      <p>
        {m.orders_waiting({ count: waiting })}
        {m.between_sentences()}
        <button type="button" className="min-h-6 font-semibold text-link underline underline-offset-4" onClick={onShow}>
          {m.problems_show({ count: waiting })}
        </button>
      </p>
      {unsent}
    </>
  );
}

/** Says which orders are priced by weight alone, and prices them in one box; proposed is what their typical weight comes in. */
function UsualBoxNote() {
  const { phase, orders } = usePricedFile();
  const { box, result } = phase;
  const { unsized, typicalGrams } = result.notes;
  const id = useId();
  const [text, setText] = useState(() => estimateBox({ mass: toMass(typicalGrams, "g") })?.join("x") ?? "");
  const [wrong, setWrong] = useState(false);
  if (box)
    return (
      <p className="flex flex-wrap items-center gap-x-4 rounded-lg bg-sunken px-4 py-3">
        {m.orders_boxed({ box: formatSize(box.split("x"), "cm") })}
        <button type="button" className="min-h-9 font-semibold text-link" onClick={() => orders.useBox("")}>
          {m.orders_box_drop()}
        </button>
      </p>
    );
  if (unsized === 0) return null;
  return (
    <form
      className="rounded-lg bg-sunken px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        const sides = readTypedSize(text);
        setWrong(!sides);
        if (sides) orders.useBox(sides.join("x"));
      }}
    >
      <p className="font-semibold">{m.orders_by_weight({ count: unsized })}</p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <label htmlFor={id} className="text-sm text-quiet">
          {m.orders_box()}
        </label>
        <input
          id={id}
          className="field max-w-full w-[9rem]!"
          value={text}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button button-quiet">
          {m.orders_box_use()}
        </button>
      </div>
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="mt-1 text-sm text-bad">
          {m.orders_box_wrong()}
        </p>
      )}
    </form>
  );
}

/**
 * An answer takes its own field away: whoever gave it goes on with what still waits, and at the end hears the total. Whoever
 * takes it back goes on in the row that waits again.
 */
function useAnsweredFocus(problems: RefObject<HTMLDetailsElement | null>) {
  const { phase } = usePricedFile();
  const view = useRef<HTMLDivElement>(null);
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === phase) return;
    const undone = before.current.restored !== phase.restored;
    before.current = phase;
    const row = undone && problems.current?.querySelector("[data-restored]");
    if (row) {
      problems.current?.setAttribute("open", "");
      row.querySelector<HTMLElement>("select, input, button")?.focus();
      return;
    }
    if (document.activeElement !== document.body) return;
    const next = problems.current?.querySelector("summary") ?? view.current?.querySelector("h2");
    next?.focus({ preventScroll: true });
  }, [phase, problems]);
  return view;
}

/** "+$19.44, 4 orders more have a price": what the last answer changed, and the way to take it back. */
function EffectNote() {
  const { phase, orders } = usePricedFile();
  const { effect, corrections, result, split } = phase;
  const link = "min-h-6 font-semibold text-link underline underline-offset-4";
  const keys = nameUndoKeys();
  const words = effect && {
    amount: effect.total === 0 ? m.mends_unchanged() : formatDifference(effect.total, result.currency),
    count: Math.abs(effect.taken),
    taken: formatNumber(result.taken),
    rows: formatNumber(result.orders + result.voids),
    total: formatMoney(result.splits[split].total, result.currency),
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p role="status" className="font-semibold tabular-nums">
        {words && effect && (effect.taken < 0 ? m.mends_effect_fewer(words) : m.mends_effect(words))}
      </p>
      {corrections.length > 0 && (
        <p className="flex flex-wrap gap-x-4 text-sm text-quiet">
          {m.mends_given({ count: corrections.length })}
          <button type="button" className={link} aria-keyshortcuts={keys.shortcut} onClick={() => orders.undo(false)}>
            {m.mends_undo_last()}
          </button>
          <kbd className="pointer-coarse:hidden">{keys.written}</kbd>
          {corrections.length > 1 && (
            <button type="button" className={link} onClick={() => orders.undo(true)}>
              {m.mends_undo()}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** Asks once what is sent of an order of several pieces, by the first of the file, with what each answer would cost in all. */
function ScopeQuestion() {
  const { phase, orders } = usePricedFile();
  const { result, table, scopes, split } = phase;
  const { several } = result.notes;
  // totals of nothing are nothing to choose by
  const hasPrices = result.taken > 0 || Object.values(scopes ?? {}).some(({ taken }) => taken > 0);
  if (!several || table.scopes.length === 0 || !hasPrices) return null;
  const { quantity, grams, more, row } = several;
  const formatWeight = (own: number) => formatGrams(own, table.units.weight);
  const sent: Record<WeightScope, readonly [parcels: number, grams: number]> = {
    piece: [quantity, grams],
    shared: [quantity, grams / quantity],
    articles: [1, grams * quantity + more],
    order: [1, grams],
  };
  return (
    <div className="rounded-lg bg-sunken px-4 pt-1 pb-4">
      <Choice
        question={{
          title: m.scope_title({ quantity: formatNumber(quantity), weight: formatWeight(grams) }),
          column: labelRow(row, result),
          note: m.scope_note(),
        }}
        options={table.scopes.map((scope) => {
          const [parcels, own] = sent[scope];
          const price = scopes?.[scope];
          const total = price ? formatMoney(price.totals[split], result.currency) : "…";
          return [
            scope,
            <>
              {m.scope_parcels({ count: parcels, weight: formatWeight(own) })}
              <span className="block text-sm text-quiet">
                {price && price.taken < price.orders
                  ? m.scope_unpriced({ total, count: price.orders - price.taken })
                  : m.scope_total({ total })}
              </span>
            </>,
          ];
        })}
        chosen={table.units.scope}
        onChoose={orders.sayScope}
      />
    </div>
  );
}
