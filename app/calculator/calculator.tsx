import { useMemo, useState } from "react";
import type { CalculatorPage } from "#catalog/page-data.ts";
import { m } from "#app/messages/m.ts";
import { useToday } from "#app/platform/hydration.ts";
import { hydrateLazily } from "#app/ui/hydrate-lazily.tsx";
import { CalculatorForm } from "./form/calculator-form.tsx";
import { ShipmentSummary } from "./form/shipment-summary.tsx";
import { convertToFreight } from "./freight/convert-parcels.ts";
import { listFreightCountries } from "./freight/convert-parcels.ts";
import { FreightSection } from "./freight/freight-section.tsx";
import { OrdersSection } from "./orders/views/orders-section.tsx";
import { SharedQuoteBanner } from "./quote-document/shared-quote.tsx";
import { createCalculatorStore } from "./store/calculator-store.ts";
import { watchTyping } from "./store/typing.ts";
import {
  CalculatorContext,
  hideUntilHydrated,
  useCalculator,
  useCalculatorStore,
  useRequestAfterPrices,
} from "./store/use-calculator.ts";

// the form works before the prices: they bring the rate engine
const QuoteResults = hydrateLazily(() => import("./results/quote-results.tsx").then(({ QuoteResults: Part }) => Part));
const LowestPriceBar = hydrateLazily(() =>
  import("./results/lowest-price-bar.tsx").then(({ LowestPriceBar: Part }) => Part),
);
const FollowUps = hydrateLazily(() => import("./results/follow-ups.tsx").then(({ FollowUps: Part }) => Part));

/** Form and answers. Everything is computed here, in the browser, as it is typed. */
export function Calculator({ page }: { page: CalculatorPage }) {
  const today = useToday(page.today);
  const [store] = useState(() => createCalculatorStore(page, today));
  return (
    <CalculatorContext value={store}>
      <Layout />
      <Freight />
      <Orders />
    </CalculatorContext>
  );
}

/** The form beside the answers, and what follows from them below; on a phone one of the two at a time. */
function Layout() {
  const store = useCalculatorStore();
  const ready = useCalculator((snapshot) => snapshot.ready);
  const opened = useCalculator((snapshot) => snapshot.opened);
  const onFreight = useCalculator((snapshot) => snapshot.onFreight);
  const watch = useMemo(
    () =>
      watchTyping(
        () => store.get().typing,
        (typing) => store.update({ typing }),
      ),
    [store],
  );
  // what somebody worked on last is printed: parcels, or freight
  const toParcels = () => store.update({ onFreight: false });
  // a phone shows the form alone while it is edited
  const away = opened ? "max-sm:hidden" : "";
  return (
    <>
      <div className="page-width print:hidden" onFocusCapture={toParcels} onPointerDownCapture={toParcels} {...watch}>
        <div
          className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-14 ${away && "max-sm:min-h-[calc(100dvh-13rem)]"}`}
        >
          <div>
            <ShipmentSummary />
            <CalculatorForm />
          </div>
          <div
            id="prices"
            tabIndex={-1}
            // whoever goes on to the prices has done with the form
            onFocusCapture={({ target, currentTarget }) => target === currentTarget && store.update({ opened: false })}
            className={`${hideUntilHydrated(ready)} scroll-mt-20 outline-none`}
          >
            <div className={away}>
              <SharedQuoteBanner />
              <QuoteResults />
            </div>
          </div>
        </div>
        <LowestPriceBar />
      </div>
      <div className={`page-width ${away} ${onFreight ? "print:hidden" : ""}`} {...watch}>
        <FollowUps />
      </div>
    </>
  );
}

/** Freight, which takes the parcels along where they are freight. */
function Freight() {
  const { page, names, printFreight } = useCalculatorStore();
  const { form, shipment, today } = useRequestAfterPrices();
  const paper = useCalculator(({ onFreight }) => onFreight);
  const given = useMemo(
    () => shipment && convertToFreight(form, shipment, listFreightCountries(page)),
    [form, shipment, page],
  );
  return (
    <FreightSection
      page={page}
      names={names}
      today={form.date || today}
      currency={form.currency}
      given={given}
      onUse={printFreight}
      paper={paper}
    />
  );
}

/** Order files, on the terms of the form. */
function Orders() {
  const { page, names } = useCalculatorStore();
  const { form, firstDay } = useRequestAfterPrices();
  return <OrdersSection page={page} state={form} names={names} today={firstDay} />;
}

type CalculatorHeadProps = {
  title: string;
  intro: string;
  crumb: { name: string; path: string };
  /** The address of the page for order files. */
  orders: string;
};

/** The page's title, which on a phone leaves the room to the prices. */
export function CalculatorHead({ title, intro, crumb, orders }: CalculatorHeadProps) {
  return (
    <div className="page-width pt-4 pb-3 lg:pt-10 lg:pb-8">
      <nav aria-label={m.nav_breadcrumbs()} className="mb-4 hidden text-sm text-quiet lg:block">
        <a href={crumb.path} className="inline-block py-1 hover:underline">
          {crumb.name}
        </a>
      </nav>
      <h1 className="text-2xl font-semibold tracking-[-0.03em] lg:text-[40px] lg:leading-11">{title}</h1>
      <p className="mt-3 hidden max-w-2xl text-quiet lg:block">{intro}</p>
      {/* what stands at the page's end, and is looked for at its beginning */}
      <p className="flex flex-wrap gap-x-6 text-[15px] text-link lg:mt-1">
        <a href="#freight" className="py-1 hover:underline">
          {m.door_freight()}
        </a>
        <a href={orders} className="py-1 hover:underline">
          {m.door_orders()}
        </a>
      </p>
    </div>
  );
}
