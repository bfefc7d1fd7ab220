import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { m } from "#app/messages/m.ts";
import { formatWeekday, list } from "#app/ui/format.ts";
import { formatDayAhead } from "../format/days.ts";
import { formatUnit } from "#app/ui/measures.ts";
import { moveFocus } from "#app/platform/move-focus.ts";
import { isDay } from "#rating/calendar/calendar.ts";
import { formatCurrency } from "../format/money.ts";
import { unitsOf } from "../parse/measure.ts";
import { type FormState, listChosenOptions, listOfferedOptions } from "../store/form-state.ts";
import type { Snapshot } from "../store/calculator-store.ts";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";

import type { Term } from "./term-fields.tsx";

// nobody sees a field before asking for it
const TermFields = lazy(() => import("./term-fields.tsx"));

/** These wait behind "More" until they are changed. */
const rare: ReadonlySet<Term> = new Set(["extras", "units", "boxes"]);

/** On a phone as high as a finger. */
const wordHeight = "min-h-11 sm:min-h-9";

/** A term in words: as it was assumed, or as somebody has changed it. */
type Word = { term: Term; text: string; changed: boolean };

/** The terms as one line of words, each of which opens its fields below; a toolbar of one stop for Tab. */
export function TermsLine() {
  const store = useCalculatorStore();
  const snapshot = useCalculator((all) => all);
  const { form, ready } = snapshot;
  const [chosen, setChosen] = useState<Term | "none">();
  const [more, setMore] = useState(false);
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // a word that was pressed before the page came to life has kept the focus; one that Tab has reached is only looked at
  useEffect(() => {
    const pressed = bar.current?.querySelector<HTMLElement>("button:focus:not(:focus-visible)");
    pressed?.click();
  }, []);
  const asked = findAskedTerm(snapshot, store.known.byValue);
  const open = chosen === undefined ? asked : chosen === "none" ? undefined : chosen;
  // a question that comes up later opens its fields again
  useEffect(() => setChosen((before) => (before === "none" && asked ? undefined : before)), [asked]);
  const words = useWords().filter(({ term, changed }) => more || changed || term === open || !rare.has(term));
  const showMore = () => {
    flushSync(() => setMore(true));
    // who goes by the keyboard goes on with the first of those that have come
    bar.current?.querySelector<HTMLElement>("[data-rare]")?.focus();
  };
  const addAlike = () => {
    // another one is mostly one of the same
    flushSync(() => store.change({ parcels: form.parcels.map((parcel) => ({ ...parcel, quantity: "2" })) }));
    document.getElementById("quantity-0")?.focus();
  };
  const resets = ready && form !== store.start;
  // words come and go: one stop is always left
  const last = resets ? words.length : words.length - 1;
  const stopAt = stop <= last ? stop : 0;
  const close = () => {
    setChosen("none");
    bar.current?.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
  };
  const word = ({ term, text, changed }: Word, at: number) => (
    <button
      key={term}
      type="button"
      aria-expanded={open === term}
      aria-controls={open === term ? "terms" : undefined}
      data-rare={rare.has(term) || undefined}
      tabIndex={at === stopAt ? 0 : -1}
      onFocus={() => setStop(at)}
      onClick={() => setChosen(open === term ? "none" : term)}
      className={`group/word ${wordHeight}`}
    >
      <span
        className={`border-b pb-0.5 group-hover/word:border-ink ${
          changed || open === term
            ? "border-ink text-ink"
            : term === "by" || term === "boxes"
              ? "border-transparent font-semibold text-link"
              : "border-dashed border-(--dot) text-quiet"
        }`}
      >
        {text}
      </span>
    </button>
  );
  return (
    <div className="sm:mt-2">
      <div
        ref={bar}
        role="toolbar"
        aria-label={m.terms_line()}
        onKeyDown={(event) => moveFocus(event, ["ArrowLeft", "ArrowRight"])}
        className="flex flex-wrap gap-x-3 text-sm sm:gap-x-6 sm:text-[0.9375rem]"
      >
        {words.map(word)}
        {form.parcels[0]?.quantity === "1" && form.parcels.length === 1 && (
          <button
            type="button"
            tabIndex={-1}
            className={`${wordHeight} font-semibold text-link ${more ? "" : "max-sm:hidden"}`}
            onClick={addAlike}
          >
            {`+ ${m.parcel_another()}`}
          </button>
        )}
        {!more && (
          <button type="button" tabIndex={-1} className={`${wordHeight} font-semibold text-link`} onClick={showMore}>
            {m.form_more()}
          </button>
        )}
        {resets && (
          <button
            type="button"
            tabIndex={stopAt === words.length ? 0 : -1}
            onFocus={() => setStop(words.length)}
            className={`${wordHeight} text-link hover:underline sm:ms-auto`}
            onClick={() => {
              store.amendWithUndo(form, store.start, m.form_was_reset());
              setChosen(undefined);
            }}
          >
            {m.form_reset()}
          </button>
        )}
      </div>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any of its fields
        <div
          id="terms"
          ref={panel}
          onKeyDown={({ key }) => key === "Escape" && close()}
          className="mt-1 grid items-start gap-4 rounded-lg border border-line bg-panel p-4 sm:grid-cols-2 lg:grid-cols-4"
        >
          <Suspense fallback={<p className="min-h-17 text-quiet">{m.loading()}</p>}>
            <TermFields term={open} focus={chosen === open} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** The term that the prices wait for, or in which something is wrong. */
function findAskedTerm({ form, problems, ready }: Snapshot, byValue: ReadonlySet<string>): Term | undefined {
  if (!ready) return undefined;
  const insured = listChosenOptions(form).some((id) => byValue.has(id));
  const unvalued = form.value.trim() === "" || problems.value !== undefined;
  if (problems.date) return "date";
  if (problems.by) return "by";
  if ((form.terms === "DDP" && unvalued) || problems.subheadings) return "duty";
  return (insured && unvalued) || problems.value ? (insured ? "extras" : "duty") : undefined;
}

/** Each term as it stands. */
function useWords(): Word[] {
  const { page, start, names } = useCalculatorStore();
  const { form, firstDay, headings } = useCalculator((snapshot) => snapshot);
  const changed = (...fields: (keyof FormState)[]) => fields.some((name) => form[name] !== start[name]);
  const chosen = listChosenOptions(form);
  const { mass, length } = unitsOf[form.units];
  const found: (Word | false)[] = [
    page.origins.length > 1 && { term: "from", text: names.origin(form.from), changed: changed("from") },
    {
      term: "goods",
      text:
        headings?.headings[form.article]?.name ?? page.goods.find(({ id }) => id === form.goods)?.label ?? form.goods,
      changed: changed("goods", "article"),
    },
    {
      term: "date",
      text: m.axis_hand_over({ day: formatWeekday(isDay(form.date) ? form.date : firstDay) }),
      changed: changed("date"),
    },
    { term: "duty", text: form.terms === "DDP" ? m.term_ddp() : m.term_dap(), changed: changed("terms", "value") },
    listOfferedOptions(page.cards).length > 0 && {
      term: "extras",
      text: chosen.length > 0 ? list(chosen.map(names.option)) : m.term_no_extras(),
      changed: changed("options"),
    },
    {
      term: "units",
      text: list([formatCurrency(form.currency), formatUnit(mass), formatUnit(length)]),
      changed: changed("currency", "units"),
    },
    {
      term: "by",
      text: isDay(form.by) ? m.term_by({ day: formatDayAhead(form.by, firstDay) }) : m.deadline_add(),
      changed: changed("by"),
    },
    { term: "boxes", text: m.boxes_title(), changed: false },
  ];
  return found.filter((word) => word !== false);
}
