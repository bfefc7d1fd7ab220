import { type ReactNode, useMemo, useState } from "react";
import type { CalculatorPage } from "#catalog/page-data.ts";
import { useHandoverDay, useHydrated } from "#app/platform/hydration.ts";
import { hydrateLazily } from "#app/ui/hydrate-lazily.tsx";
import { CalculatorForm } from "./form/calculator-form.tsx";
import { fromQuery, isBare } from "./store/address.ts";
import { createCalculatorStore } from "./store/calculator-store.ts";
import { watchTyping } from "./store/typing.ts";
import { CalculatorContext, hideUntilHydrated, useCalculator } from "./store/use-calculator.ts";

// the form works before the prices: they bring the rate engine
const QuoteResults = hydrateLazily(() => import("./results/quote-results.tsx").then(({ QuoteResults: Part }) => Part));
const ShipmentSummary = hydrateLazily(() =>
  import("./form/shipment-summary.tsx").then(({ ShipmentSummary: Part }) => Part),
);
const LowestPriceBar = hydrateLazily(() =>
  import("./results/lowest-price-bar.tsx").then(({ LowestPriceBar: Part }) => Part),
);
const FollowUps = hydrateLazily(() => import("./results/follow-ups.tsx").then(({ FollowUps: Part }) => Part));

/** The form, its answers and what follows from them, then what the page says besides. Everything is computed here, in the browser, as it is typed. */
export function Calculator({ page, children }: { page: CalculatorPage; children: ReactNode }) {
  const today = useHandoverDay(page.today);
  const alive = useHydrated();
  const [store] = useState(() => {
    const made = createCalculatorStore(page, today);
    // reached by a link, it starts as the address says: no example's price stands beside what was asked
    if (alive) {
      const query = new URLSearchParams(window.location.search);
      made.update({ form: fromQuery(query, made.start), ready: true, opened: isBare(query) });
    }
    return made;
  });
  const watch = useMemo(
    () =>
      watchTyping(
        () => store.get().typing,
        (typing) => store.update({ typing }),
      ),
    [store],
  );
  return (
    <CalculatorContext value={store}>
      <div className="page-width" {...watch}>
        <ShipmentSummary />
        <CalculatorForm />
        <Prices />
        <FollowUps />
        {children}
        <LowestPriceBar />
      </div>
    </CalculatorContext>
  );
}

function Prices() {
  const ready = useCalculator((snapshot) => snapshot.ready);
  return (
    <div
      id="prices"
      tabIndex={-1}
      className={`${hideUntilHydrated(ready)} mt-2 scroll-mt-20 outline-none sm:mt-4 print:hidden`}
    >
      <QuoteResults />
    </div>
  );
}
