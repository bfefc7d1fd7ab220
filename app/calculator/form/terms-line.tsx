import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { m } from "#app/messages/m.ts";
import { pressEarly } from "#app/platform/early-input.ts";
import { formatMoney, list } from "#app/ui/format.ts";
import { nameArticles } from "../format/shipment.ts";
import { formatDayAhead } from "../format/days.ts";
import { formatUnit } from "#app/ui/measures.ts";
import { Icon } from "#app/ui/icon.tsx";
import { isDay } from "#rating/calendar/calendar.ts";
import { toMinor } from "#rating/money/minor-digits.ts";
import { formatCurrency } from "../format/money.ts";
import { readAmount } from "../parse/amount.ts";
import { unitsOf } from "../parse/measure.ts";
import { type FieldName, findHandoverDay, type FormState, listChosenOptions } from "../store/form-state.ts";
import { listPlainTerms } from "./plain-terms.ts";
import type { Snapshot } from "../store/calculator-store.ts";
import { hideUntilHydrated, useCalculator, useCalculatorStore } from "../store/use-calculator.ts";

// nobody sees a field before asking for it
const TermFields = lazy(() => import("./term-fields.tsx"));

/**
 * What is assumed in one line of words, as it is or as somebody has changed it. One button opens all fields; pressed on a
 * word, those of that word alone.
 */
export function TermsLine() {
  const { known } = useCalculatorStore();
  useArticles();
  // all fields, those of one word, or none
  const [chosen, setChosen] = useState<FieldName | boolean>();
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => pressEarly(line.current), []);
  const ready = useCalculator((snapshot) => snapshot.ready);
  const asked = useCalculator((snapshot) => findNeededTerm(snapshot, known.byValue));
  const open = chosen ?? asked;
  // a question opens the fields again; answered it does not close them under the hand, but what answers itself does, such as
  // a value in another currency that came with a line
  const fields = useRef<HTMLDivElement>(null);
  const openedByQuestion = useRef(false);
  useEffect(() => {
    if (asked) {
      setChosen((before) => {
        openedByQuestion.current = !before;
        return !before || before === asked ? asked : true;
      });
      return;
    }
    if (openedByQuestion.current && !fields.current?.contains(document.activeElement)) setChosen(undefined);
    openedByQuestion.current = false;
  }, [asked]);
  const isPressed = useRef(false);
  const words = useWords();
  const press = (word: FieldName | undefined) => {
    const wanted = word ?? true;
    isPressed.current = wanted !== open;
    setChosen(wanted !== open && wanted);
  };
  const close = () => {
    setChosen(false);
    line.current?.focus();
  };
  return (
    <>
      <div className={hideUntilHydrated(ready)}>
        <button
          ref={line}
          type="button"
          aria-expanded={Boolean(open)}
          aria-controls={open ? "terms" : undefined}
          onClick={({ target }) =>
            press(words.find(({ field }) => target instanceof Element && target.closest(`[data-term=${field}]`))?.field)
          }
          className="mt-1.5 flex min-h-11 w-full flex-wrap items-center gap-x-3 text-start text-sm leading-7 sm:mt-2 sm:min-h-9 sm:gap-x-6 sm:text-[0.9375rem]"
        >
          {words.map(({ text, field, changed }) => (
            <span key={field} data-term={field} className={changed ? "text-ink" : "text-quiet"}>
              <span className={`border-b pb-0.5 ${changed ? "border-ink" : "border-dashed border-(--dot)"}`}>
                {text}
              </span>
            </span>
          ))}
          <span className="inline-flex items-center gap-1 font-semibold text-link">
            {m.form_more()}
            <Icon name="lucide:chevron-down" className={open === true ? "rotate-180" : ""} />
          </span>
        </button>
      </div>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any of its fields
        <div
          ref={fields}
          id="terms"
          onKeyDown={({ key }) => key === "Escape" && close()}
          className="mt-1 grid items-start gap-4 rounded-lg border border-line bg-panel p-4 sm:grid-cols-2 lg:grid-cols-4"
        >
          <Suspense fallback={<p className="min-h-66 text-quiet">{m.loading()}</p>}>
            <TermFields only={open === true ? undefined : open} isPressed={isPressed} />
          </Suspense>
        </div>
      )}
    </>
  );
}

/** The word whose fields prices wait for, or in which something is wrong. */
function findNeededTerm(
  { form, problems, converting, ready }: Snapshot,
  byValue: ReadonlySet<string>,
): FieldName | undefined {
  if (!ready) return undefined;
  const { date, by, value, subheadings } = problems;
  const valued = form.terms === "DDP" || listChosenOptions(form).some((id) => byValue.has(id));
  if (value || converting || subheadings || (valued && form.value.trim() === "")) return "terms";
  return date ? "date" : by ? "by" : undefined;
}

/** What the answer depends on most, and whatever somebody has changed. */
function useWords(): { text: string; field: FieldName; changed: boolean }[] {
  const store = useCalculatorStore();
  const { page, start, names } = store;
  const { form, firstDay, articles } = useCalculator((snapshot) => snapshot);
  const changed = (...fields: FieldName[]) => fields.some((name) => form[name] !== start[name]);
  const { mass, length } = unitsOf[form.units];
  const value = readAmount(form.value);
  const goods = nameArticles({ form, articles }) ?? page.goods.find(({ id }) => id === form.goods)?.label;
  const rare: [text: string, field: FieldName, ...more: FieldName[]][] = [
    ...listPlainTerms(store).map(({ field, choices }): [string, FieldName] => [
      choices.find(({ value }) => value === form[field])?.label ?? form[field],
      field,
    ]),
    [list(listChosenOptions(form).map(names.option)), "options"],
    [list([formatCurrency(form.currency), formatUnit(mass), formatUnit(length)]), "currency", "units"],
    [
      value === undefined ? "" : m.line_value({ amount: formatMoney(toMinor(value, form.currency), form.currency) }),
      "value",
    ],
    [form.gift && m.line_gift({ text: form.gift }), "gift"],
    [isDay(form.by) ? m.term_by({ day: formatDayAhead(form.by, firstDay) }) : "", "by"],
  ];
  return [
    { text: goods ?? form.goods, field: "goods", changed: changed("goods", "article") },
    {
      text: m.axis_hand_over({ day: formatDayAhead(findHandoverDay(form, firstDay), firstDay) }),
      field: "date",
      changed: changed("date"),
    },
    { text: form.terms === "DDP" ? m.term_ddp() : m.term_dap(), field: "terms", changed: changed("terms") },
    ...rare.flatMap(([text, field, ...more]) =>
      text && changed(field, ...more) ? [{ text, field, changed: true }] : [],
    ),
  ];
}

/** Fetches what is known of articles once the goods are some: their prices wait for it. What failed is tried with each change. */
function useArticles(): void {
  const { page, update } = useCalculatorStore();
  const wanted = useCalculator(({ form, articles }) =>
    form.article === "" || (articles && articles !== "failed") ? undefined : form,
  );
  const loading = useRef(false);
  const tried = useRef<FormState>(undefined);
  useEffect(() => {
    if (!wanted || loading.current || tried.current === wanted) return;
    tried.current = wanted;
    loading.current = true;
    import("../store/load-articles.ts")
      .then(({ loadArticles }) => loadArticles(page))
      .then(
        (articles) => update({ articles }),
        () => update({ articles: "failed" }),
      )
      .finally(() => {
        loading.current = false;
      });
  }, [wanted, page, update]);
}
