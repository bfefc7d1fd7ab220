import { lazy, memo, Suspense, useState } from "react";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import { DeadlineField } from "../deadline/deadline-field.tsx";
import { describeMoreOptions } from "../format/shipment.ts";
import { isPostcodeNeeded } from "../parse/postcodes.ts";
import { useLine, useReadDestination } from "../destination/use-line.ts";
import type { FormState } from "../store/form-state.ts";
import { useFormAddress } from "../store/use-address.ts";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";
import { CountryBox } from "./country-box.tsx";
import { MoreFields } from "./more-fields.tsx";
import { MoreParcels } from "./more-parcels.tsx";
import { ParcelRows } from "./parcel-rows.tsx";

// few destinations ask for it
const PostcodeField = lazy(() => import("./postcode-field.tsx"));
// only a phone's form is away from its answers
const LivePanel = lazy(() => import("../results/live-panel.tsx"));

/** Destination, weight and size; on a phone the rest folds away behind "More". */
export const CalculatorForm = memo(function CalculatorForm() {
  const store = useCalculatorStore();
  const ref = useFormAddress();
  const { form, problems, editing, firstDay } = useCalculator((snapshot) => snapshot);
  const [more, setMore] = useState(false);
  const foldedProblem = ["by", "date", "value", "subheadings"].some((name) => problems[name] !== undefined);
  const change = (next: FormState) => store.change(next);
  return (
    <form
      ref={ref}
      // the address keeps what was entered; a browser that puts it back by itself knows no rows that came later
      autoComplete="off"
      className={`space-y-4 print:hidden ${editing ? "" : "max-lg:hidden"}`}
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]");
        if (wrong) return wrong.focus();
        // Enter leads on to the prices, past what need not be asked
        store.openForm(false);
        document.getElementById("prices")?.focus({ preventScroll: true });
      }}
      // whoever follows a link to what stands below has done with the form
      onClickCapture={({ target }) => target instanceof HTMLAnchorElement && store.update({ opened: false })}
      aria-label={m.calculator_form()}
      noValidate
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 sm:max-lg:grid-cols-2">
        <div className="space-y-4">
          <Destination />
          <ParcelRows />
        </div>
        {editing && (
          <Suspense fallback={<div className="min-h-80 lg:hidden" />}>
            <LivePanel />
          </Suspense>
        )}
      </div>
      <button
        type="button"
        aria-expanded={more}
        className="flex min-h-11 w-full items-center gap-3 border-t border-line pt-3 text-start lg:hidden"
        onClick={() => setMore(!more)}
      >
        <span className="font-semibold">{m.form_more()}</span>
        <span className="min-w-0 grow truncate text-sm text-quiet">
          {describeMoreOptions(form, store.page, firstDay)}
        </span>
        <Icon name="lucide:chevron-down" className={`text-quiet ${more ? "rotate-180" : ""}`} />
      </button>
      <div className={`space-y-4 ${more || foldedProblem ? "" : "max-lg:hidden"}`}>
        <MoreParcels />
        <DeadlineField state={form} problem={problems.by} change={change} />
        <MoreFields />
        <button
          type="button"
          className="min-h-11 text-[15px] text-link hover:underline"
          onClick={() => change(store.start)}
        >
          {m.form_reset()}
        </button>
      </div>
      {/* without a button that sends, Enter would do nothing in a form of several fields */}
      <button type="submit" hidden>
        {m.form_show()}
      </button>
    </form>
  );
});

/** The country, and the postcode where it counts. */
function Destination() {
  const { page, change } = useCalculatorStore();
  const { takeDestination } = useLine();
  useReadDestination();
  const { form, problems, questions } = useCalculator((snapshot) => snapshot);
  const dutyByPlace = form.terms === "DDP" && questions.some(({ ask }) => ask === "postcode");
  return (
    <>
      <CountryBox
        countries={page.countries}
        value={form.to}
        onChange={(to) => change({ to, postcode: "" })}
        onText={takeDestination}
        problem={problems.to}
      />
      {(form.postcode || isPostcodeNeeded(page.cards, form.to) || dutyByPlace) && (
        <SectionBoundary watch={form.to}>
          <Suspense>
            <PostcodeField />
          </Suspense>
        </SectionBoundary>
      )}
    </>
  );
}
