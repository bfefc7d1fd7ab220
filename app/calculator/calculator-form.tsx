import { type ReactNode, type RefObject, Suspense, useState } from "react";
import type { DutyQuestion } from "#rating/duties/answer.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { lazyWithMessages } from "#app/messages/lazy-with-messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import { CountryBox } from "./country-box.tsx";
import { DeadlineField } from "./deadline/deadline-field.tsx";
import { MoreFields } from "./form/more-fields.tsx";
import { MoreParcels } from "./form/more-parcels.tsx";
import { ParcelRows } from "./form/parcel-rows.tsx";
import type { FormState } from "./form-state.ts";
import { needsPostcode } from "./needs-postcode.ts";
import type { Postcodes } from "./postcodes.ts";
import { withPlace } from "./form/with-place.ts";
import { withText } from "./form/with-text.ts";
import type { Problems } from "./read-shipment.ts";
import { moreText } from "./shipment-text.ts";

// few destinations ask for it
const PostcodeField = lazyWithMessages("calculator/postcode-field", () => import("./postcode-field.tsx"));

type Props = {
  form: RefObject<HTMLFormElement | null>;
  page: CalculatorPage;
  postcodes: Postcodes;
  state: FormState;
  problems: Problems;
  /** What the duty depends on. */
  questions: readonly DutyQuestion[];
  /** The landed cost with duty paid, which stands below the answers. */
  landed: string | undefined;
  today: string;
  change: (next: FormState) => void;
  reset: () => void;
  /** Told by Enter in a field, where nothing is wrong with the form. */
  onDone: () => void;
  /** Told by a link in the form to what stands below it. */
  onLeave: () => void;
  /** What typing does, where the answers are out of sight. */
  live: ReactNode;
  className: string;
};

/** Destination, weight and size; on a phone the rest folds away behind "More". */
export function CalculatorForm(props: Props) {
  const {
    form,
    page,
    postcodes,
    state,
    problems,
    questions,
    landed,
    today,
    change,
    reset,
    onDone,
    onLeave,
    live,
    className,
  } = props;
  const [more, setMore] = useState(false);
  const dutyByPlace = state.terms === "DDP" && questions.some(({ ask }) => ask === "postcode");
  const wrong = ["by", "date", "value", "subheadings"].some((name) => problems[name] !== undefined);
  return (
    <form
      ref={form}
      // the address keeps what was entered; a browser that puts it back by itself knows no rows that came later
      autoComplete="off"
      className={`space-y-4 print:hidden ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]");
        if (wrong) wrong.focus();
        else onDone();
      }}
      onClickCapture={({ target }) => target instanceof HTMLAnchorElement && onLeave()}
      aria-label={m.calculator_form()}
      noValidate
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 sm:max-lg:grid-cols-2">
        <div className="space-y-4">
          <CountryBox
            countries={page.countries}
            value={state.to}
            onChange={(to) => change({ ...state, to, postcode: "" })}
            onText={(text) => {
              const next =
                withText(state, text, page.countries, 0) ?? withPlace(state, text, page.countries, postcodes);
              if (next) change(next);
              return next !== undefined;
            }}
            problem={problems.to}
          />
          {(state.postcode || needsPostcode(page.cards, state.to) || dutyByPlace) && (
            <SectionBoundary watch={state.to}>
              <Suspense>
                <PostcodeField state={state} postcodes={postcodes} problem={problems.postcode} change={change} />
              </Suspense>
            </SectionBoundary>
          )}
          <ParcelRows countries={page.countries} state={state} problems={problems} change={change} />
        </div>
        {live}
      </div>
      <button
        type="button"
        aria-expanded={more}
        className="flex min-h-11 w-full items-center gap-3 border-t border-line pt-3 text-start lg:hidden"
        onClick={() => setMore(!more)}
      >
        <span className="font-semibold">{m.form_more()}</span>
        <span className="min-w-0 grow truncate text-sm text-quiet">{moreText(state, page, today)}</span>
        <Icon name="lucide:chevron-down" className={`text-quiet ${more ? "rotate-180" : ""}`} />
      </button>
      <div className={`space-y-4 ${more || wrong ? "" : "max-lg:hidden"}`}>
        <MoreParcels countries={page.countries} state={state} change={change} />
        <DeadlineField state={state} problem={problems.by} change={change} />
        <MoreFields
          page={page}
          state={state}
          problems={problems}
          questions={questions}
          landed={landed}
          today={today}
          change={change}
        />
        <button type="button" className="min-h-11 text-[15px] text-link hover:underline" onClick={reset}>
          {m.form_reset()}
        </button>
      </div>
      {/* without a button that sends, Enter would do nothing in a form of several fields */}
      <button type="submit" hidden>
        {m.form_show()}
      </button>
    </form>
  );
}
