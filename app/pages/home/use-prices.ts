import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { HomePage } from "#catalog/page-data.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { getHubDay } from "#app/platform/hydration.ts";
import { listAwaited } from "./list-awaited.ts";
import type { Parcel } from "./parcel.ts";
import type { Pricer } from "./pricer.ts";

/** Place by place, and only once typing has stopped. */
const mapPause = 150;

/** Prices of the parcel in the form: the build's for the one it starts with, the engine's for any other. */
export function usePrices(home: HomePage) {
  const [parcel, setParcel] = useState<Parcel>(home.sample);
  const [pricer, setPricer] = useState<Pricer>();
  const { ownCurrency } = useShell();
  const wanted = useRef(false);
  const [isLost, setLost] = useState(false);
  // prices of a parcel that no longer stands in the form
  const [isStale, setStale] = useState(false);
  const figure = useRef<HTMLDivElement>(null);
  const deferred = useDeferredValue(parcel);
  // the day of the build as long as its prices are shown; `useToday` would draw the page again as soon as it is alive, and
  // React would bring all its parts to life at once, in one long task
  const today = pricer ? getHubDay() : home.today;
  const touch = () => {
    if (wanted.current) return;
    wanted.current = true;
    const { rates, from, currency, worked } = home;
    import("./pricer.ts")
      .then(({ loadPricer }) => loadPricer({ rates, today: getHubDay(), from, currency, worked }))
      .then(setPricer, () => {
        // the form still opens the calculator, and the next touch tries again
        wanted.current = false;
        setLost(true);
      });
  };
  const prices = useMemo(
    () => (pricer && deferred !== home.sample ? pricer.price(deferred, today) : home.prices),
    [pricer, deferred, today, home],
  );
  useEffect(() => (figure.current ? hideCutNames(figure.current) : undefined), []);
  const priced = pricer ? deferred : home.sample;
  const isWaiting = listAwaited(prices, "general").length > 0;
  const lit = useRef<Parcel>(home.sample);
  useEffect(() => {
    if (!pricer || lit.current === priced) return;
    const timer = setTimeout(() => {
      lit.current = priced;
      if (figure.current)
        pricer.showOnMap(figure.current, {
          parcel: priced,
          isWaiting,
          day: today,
          countries: home.countries,
          own: ownCurrency,
        });
    }, mapPause);
    return () => clearTimeout(timer);
  }, [pricer, priced, isWaiting, today, home, ownCurrency]);
  // on a slow line what prices it is still on its way; it does not come without a connection, nor to a page so old that
  // other rate cards hold
  const isUnpriced = !pricer && parcel !== home.sample;
  const unpriced = isUnpriced && isLost ? parcel : undefined;
  const change = (next: Parcel | undefined) => {
    setStale(!next);
    if (next) setParcel(next);
  };
  return { parcel: priced, prices, unpriced, figure, isStale: isStale || (isUnpriced && !isLost), touch, change };
}

/** Names that the edge of what a phone shows of the map would cut stand back until they are seen whole. */
function hideCutNames(figure: Element): () => void {
  const most = 0.99;
  const hide = (seen: readonly IntersectionObserverEntry[]) => {
    for (const { target, intersectionRatio } of seen) target.classList.toggle("map-cut", intersectionRatio < most);
  };
  const root = figure.querySelector(":has(> .map-pans)");
  const watch = new IntersectionObserver(hide, { root, rootMargin: "99px -8px", threshold: most });
  for (const name of figure.querySelectorAll(".map-pans .map-label:not(.map-callout *)")) watch.observe(name);
  return () => watch.disconnect();
}
