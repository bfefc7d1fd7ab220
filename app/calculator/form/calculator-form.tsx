import { memo, useEffect, useLayoutEffect, useRef, lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { m } from "#app/messages/m.ts";
import { getHandoverDay } from "#app/platform/hydration.ts";
import { pasteLines } from "#app/platform/early-input.ts";
import { hydrateLazily } from "#app/ui/hydrate-lazily.tsx";
import { fromQuery, isBare, toQuery } from "../store/address.ts";
import { useFormAddress } from "../store/use-address.ts";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import { formatUnit } from "#app/ui/measures.ts";
import { describeInterpretation, unitsOf } from "../parse/measure.ts";
import { isPostcodeNeeded } from "../parse/postcodes.ts";
import { useLine, useReadDestination } from "../destination/use-line.ts";
import { emptyParcel, mostParcelRows } from "../store/form-state.ts";
import { barCell, barFrame } from "./bar-field.tsx";
import { CountryBox } from "./country-box.tsx";
import { ParcelCells } from "./parcel-cells.tsx";

// destination, weight and size work first
const TermsLine = hydrateLazily(() => import("./terms-line.tsx").then(({ TermsLine: Part }) => Part));

/** Destination, weight and size in one bar, and below it in words what is assumed besides. */
export const CalculatorForm = memo(function CalculatorForm() {
  const store = useCalculatorStore();
  const { start, get, update } = store;
  const { takeAddressed } = useLine();
  const [params] = useSearchParams();
  useEffect(() => {
    if (!get().ready) update({ ready: true, today: getHandoverDay(), opened: isBare(params) });
  }, [params, get, update]);
  const { ref, onChange, keepEntry } = useFormAddress({
    start,
    get: () => get().form,
    set: (form) => {
      update({ form, emptied: false });
      takeAddressed();
    },
    read: (query) => fromQuery(query, start),
    write: (form) => toQuery(form, start),
  });
  useEffect(() => {
    store.onKeepEntry(keepEntry);
    return store.subscribe(onChange);
  }, [store, keepEntry, onChange]);
  const ready = useCalculator((snapshot) => snapshot.ready);
  const editing = useCalculator((snapshot) => snapshot.editing);
  const opened = useCalculator((snapshot) => snapshot.opened);
  // whoever opens the form on a phone goes on in its first field
  const was = useRef(opened);
  // who asked for the prices before it was known is led to what they wait for
  const lacksPostcode = useCalculator((snapshot) => snapshot.lacksPostcode);
  useEffect(() => {
    if (lacksPostcode && document.activeElement?.id === "prices") document.getElementById("postcode")?.focus();
  }, [lacksPostcode]);
  useEffect(() => {
    if (opened && !was.current) ref.current?.querySelector("input")?.focus();
    was.current = opened;
  }, [opened, ref]);
  return (
    <form
      ref={ref}
      // the address keeps what was entered; a browser that puts it back by itself knows no rows that came later
      autoComplete="off"
      className={`print:hidden ${!ready ? "unless-asked" : editing ? "" : "max-sm:hidden"}`}
      onSubmit={(event) => {
        event.preventDefault();
        const wanting = get().lacksPostcode ? "#postcode" : "[aria-invalid=true]";
        const field = event.currentTarget.querySelector<HTMLElement>(wanting);
        if (field) return field.focus();
        // Enter leads on to the prices, past what need not be asked
        if (get().summarized) store.openForm(false);
        document.getElementById("prices")?.focus({ preventScroll: true });
      }}
      onPaste={pasteLines}
      aria-label={m.calculator_form()}
      noValidate
    >
      <ShipmentBar />
      <TermsLine />
      {/* without a button that sends, Enter would do nothing in a form of several fields */}
      <button type="submit" hidden>
        {m.form_show()}
      </button>
    </form>
  );
});

// few destinations ask for it
const PostcodeField = lazy(() => import("./postcode-field.tsx"));

/** The columns of the bar: destination, postcode where it counts, quantity where there are several, weight, size, what removes one. */
const columns = {
  plain: "sm:grid-cols-[minmax(0,1.35fr)_minmax(0,0.8fr)_minmax(0,1.25fr)_auto]",
  postcode: "sm:grid-cols-[minmax(0,1.35fr)_minmax(0,0.9fr)_minmax(0,0.8fr)_minmax(0,1.25fr)_auto]",
  quantity: "sm:grid-cols-[minmax(0,1.35fr)_minmax(0,0.6fr)_minmax(0,0.8fr)_minmax(0,1.25fr)_auto]",
  both: "sm:grid-cols-[minmax(0,1.35fr)_minmax(0,0.8fr)_minmax(0,0.6fr)_minmax(0,0.8fr)_minmax(0,1.25fr)_auto]",
};

/** One bar of what a price hangs on, a line of it for each size of parcel, and below it what is wrong with it. */
function ShipmentBar() {
  const { page, names, start, change, update, amendWithUndo } = useCalculatorStore();
  const { form, problems, questions, city } = useCalculator((snapshot) => snapshot);
  const { parcels, to, units } = form;
  const many = parcels.length > 1 || parcels[0]?.quantity !== "1";
  // once it has been asked how many there are, the field stays, whatever is typed into it
  const [asked, setAsked] = useState(many);
  useEffect(() => {
    if (many) setAsked(true);
    // whoever starts again has been asked nothing
    else if (parcels === start.parcels) setAsked(false);
  }, [many, parcels, start]);
  const counted = asked || many;
  const dutyByPlace = form.terms === "DDP" && questions.some(({ ask }) => ask === "postcode");
  const placed = form.postcode !== "" || isPostcodeNeeded(page.cards, to || page.start.to) || dutyByPlace;
  const cityNote = city?.to === to && city.postcode === form.postcode && describeCity(city);
  function describeCity({ name, postcode }: NonNullable<typeof city>): string {
    if (postcode !== "") return m.city_postcode({ code: postcode, city: name });
    if (placed) return m.city_asks({ city: name });
    return m.city_whole({ city: name, country: names.countryInSentence(to) });
  }
  const frame = useRef<HTMLDivElement>(null);
  // the id of what has the focus once a row has come or gone
  const goOn = useRef("");
  // with the row itself: an effect that still waits from before would not find it
  useLayoutEffect(() => {
    const find = (id: string) => frame.current?.querySelector<HTMLElement>(`#${id}`);
    const next = goOn.current && (find(goOn.current) ?? find("weight-0"));
    if (!next) return;
    goOn.current = "";
    next.focus();
  });
  const add = () => {
    goOn.current = `weight-${parcels.length}`;
    change({ parcels: [...parcels, emptyParcel] });
    // what a row that has just come lacks is no mistake until its field is left
    update({ typing: { id: goOn.current, label: m.field_weight() } });
  };
  const remove = (at: number) => {
    goOn.current = "parcel-add";
    amendWithUndo(form, { ...form, parcels: parcels.toSpliced(at, 1) }, m.parcel_removed({ number: at + 1 }), () => {
      goOn.current = `weight-${at}`;
    });
  };
  const full = parcels.length >= mostParcelRows;
  const unit = formatUnit(unitsOf[units].mass);
  const interpretations = parcels.flatMap(({ weight }) => describeInterpretation(weight, unit) ?? []);
  const own = Object.entries(problems).filter(([name]) => /^(postcode|weight|quantity|size)\b/.test(name));
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus, and answers nothing */}
      <div
        ref={frame}
        // Tab may be on its way to the postcode, which the destination that it leaves does not have
        onBlur={({ relatedTarget: to }) => {
          if (to?.id === "postcode") goOn.current = to.id;
        }}
        // whoever has arrived is led nowhere else
        onFocus={() => {
          goOn.current = "";
        }}
        className={`${barFrame} ${columns[placed ? (counted ? "both" : "postcode") : counted ? "quantity" : "plain"]}`}
      >
        <Destination />
        {placed && (
          <SectionBoundary watch={to}>
            <Suspense fallback={<span className={barCell} />}>
              <PostcodeField />
            </Suspense>
          </SectionBoundary>
        )}
        {parcels.map((_, at) => (
          <ParcelCells key={at} at={at} counted={counted} className={at > 0 ? "sm:border-t" : ""}>
            {at > 0 && (
              <span
                className={`${barCell} flex items-center text-quiet max-sm:basis-full sm:border-s-0 sm:border-t ${placed ? "sm:col-span-2" : ""}`}
              >
                {m.parcel_row({ number: at + 1 })}
              </span>
            )}
            {parcels.length > 1 && (
              <button
                type="button"
                className={`grid min-h-11 min-w-11 place-items-center border-s border-line hover:bg-sunken max-sm:border-t sm:min-w-14 ${at > 0 ? "sm:border-t" : ""}`}
                onClick={() => remove(at)}
                aria-label={m.parcel_remove({ number: at + 1 })}
              >
                <Icon name="lucide:trash-2" className="text-quiet" />
              </button>
            )}
          </ParcelCells>
        ))}
        {!full && counted && (
          <button
            id="parcel-add"
            type="button"
            className="col-span-full min-h-11 max-sm:basis-full border-t border-line px-4 text-start text-[0.9375rem] font-semibold text-link hover:bg-sunken sm:px-5"
            onClick={add}
          >
            {`+ ${m.parcel_add()}`}
          </button>
        )}
      </div>
      {own.map(([name, problem]) => (
        <p key={name} id={`${name}-problem`} className="mt-1.5 text-sm text-bad">
          {problem}
        </p>
      ))}
      {[...(cityNote ? [cityNote] : []), ...interpretations].map((text) => (
        <p key={text} className="mt-1.5 text-sm text-quiet">
          {text}
        </p>
      ))}
    </>
  );
}

/** The country, or a line or an address that names one. */
const Destination = memo(function Destination() {
  const { page, changeDestination } = useCalculatorStore();
  const { takeDestination } = useLine();
  useReadDestination();
  const to = useCalculator(({ form }) => form.to);
  const problem = useCalculator(({ problems }) => problems.to);
  return (
    <CountryBox
      countries={page.countries}
      value={to}
      example={problem ? undefined : page.countries.find(({ code }) => code === page.start.to)?.name}
      onChange={changeDestination}
      onText={takeDestination}
      problem={problem}
    />
  );
});
