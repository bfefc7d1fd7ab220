import { lazy, Suspense, useState } from "react";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { emptyParcel, mostParcelRows } from "../store/form-state.ts";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";

const BoxList = lazy(() => import("./box-list.tsx"));

/** Other ways to say what is sent: a pasted line, a further size, a box that was kept. */
export function MoreParcels() {
  const { page, change } = useCalculatorStore();
  const to = useCalculator(({ form }) => form.to);
  const parcels = useCalculator(({ form }) => form.parcels);
  // one of the countries is the example of a line to paste
  const country = (page.countries.find(({ code }) => code === to) ?? page.countries[0])?.name ?? "";
  return (
    <>
      <p className="text-[13px] leading-[18px] text-quiet">{m.parcel_paste({ country })}</p>
      {parcels.length < mostParcelRows && (
        <button
          type="button"
          className="inline-flex min-h-9 items-center gap-2 text-[15px] font-semibold text-link hover:underline"
          onClick={() => change({ parcels: [...parcels, emptyParcel] })}
        >
          <Icon name="lucide:plus" />
          {m.parcel_add()}
        </button>
      )}
      <KeptBoxes />
    </>
  );
}

/** Boxes that somebody uses often, by name, in this browser alone; they are fetched once somebody wants them. */
function KeptBoxes() {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className="inline-flex min-h-9 items-center gap-2 text-[15px] font-semibold text-link hover:underline">
        <Icon name="lucide:package" />
        {m.boxes_title()}
      </summary>
      {opened && (
        <Suspense>
          <BoxList />
        </Suspense>
      )}
    </details>
  );
}
