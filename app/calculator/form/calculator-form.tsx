import { memo, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { m } from "#app/messages/m.ts";
import { getHubDay } from "#app/platform/hydration.ts";
import { hydrateLazily } from "#app/ui/hydrate-lazily.tsx";
import { fromQuery, sentParam, toQuery } from "../store/address.ts";
import { useFormAddress } from "../store/use-address.ts";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";
import { ShipmentBar } from "./shipment-bar.tsx";

// destination, weight and size work first
const TermsLine = hydrateLazily(() => import("./terms-line.tsx").then(({ TermsLine: Part }) => Part));

/** Destination, weight and size in one bar, and below it in words what is assumed besides. */
export const CalculatorForm = memo(function CalculatorForm() {
  const store = useCalculatorStore();
  const { start, get, update } = store;
  const [params] = useSearchParams();
  useEffect(() => {
    const isBare = [...params.keys()].every((name) => name === sentParam);
    if (!get().ready) update({ ready: true, today: getHubDay(), opened: isBare });
  }, [params, get, update]);
  const { ref, onChange, keepEntry } = useFormAddress({
    start,
    get: () => get().form,
    set: (form) => update({ form }),
    read: (query) => fromQuery(query, start),
    write: (form) => toQuery(form, start),
  });
  useEffect(() => {
    store.onKeepEntry(keepEntry);
    return store.subscribe(onChange);
  }, [store, keepEntry, onChange]);
  const { ready, editing, opened } = useCalculator((snapshot) => snapshot);
  // whoever opens the form on a phone goes on in its first field
  const was = useRef(opened);
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
        const wrong = event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]");
        if (wrong) return wrong.focus();
        // Enter leads on to the prices, past what need not be asked
        store.openForm(false);
        document.getElementById("prices")?.focus({ preventScroll: true });
      }}
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
