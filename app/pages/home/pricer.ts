import type { ParcelRates } from "#catalog/views/parcel-rates.ts";
import { length } from "#rating/length.ts";
import { mass } from "#rating/mass.ts";
import { lowestPrices, type LinePrice, type ParcelPrices, parcelPrices } from "#rating/parcel-prices.ts";
import type { Shipment } from "#rating/shipment.ts";
import { inOwnCurrency, type OwnCurrency } from "#site/own-currency.ts";
import { getLocale } from "#app/platform/current-locale.ts";
import { http, requireJson } from "#app/platform/http.ts";
import { m } from "#app/messages/m.ts";
import { money, range } from "#app/ui/format.ts";
import { type Parcel, parcelQuery } from "./parcel.ts";
import { showOnMap } from "./show-on-map.ts";

type Countries = readonly { code: string; name: string }[];
type Start = { rates: string; today: string; from: string; currency: string; worked: string };
type Own = OwnCurrency | undefined;

/** The engine with the cards of parcel lines, and the hand that writes prices on the map. */
export type Pricer = {
  price: (parcel: Parcel, day: string) => ParcelPrices;
  /** On the maps of a figure: price and days of the parcel's way, and what it would cost to each other place; `own` is what the readers count in. */
  showOnMap: (figure: Element, parcel: Parcel, day: string, countries: Countries, own: Own) => void;
};

/** Fetched when somebody first touches the form: a visitor who only reads does not pay for it. */
export async function loadPricer({ rates: address, today, from, currency, worked }: Start): Promise<Pricer> {
  const { until, cards, reference } = await http<ParcelRates>(address, { onResponse: requireJson });
  if (today > until) throw new Error(`The prices of this page end on ${until}`);
  const shipmentOf = ({ to, weight_kg, size_cm }: Parcel, shipDate: string): Shipment => ({
    from,
    to,
    parcels: [
      {
        quantity: 1,
        mass: mass(weight_kg, "kg"),
        ...(size_cm && {
          sides: [length(size_cm[0], "cm"), length(size_cm[1], "cm"), length(size_cm[2], "cm")] as const,
        }),
      },
    ],
    goods: "general",
    currency,
    incoterm: "DAP",
    shipDate,
  });
  return {
    price: (parcel, day) => parcelPrices(shipmentOf(parcel, day), cards, reference, worked),
    showOnMap: (figure, parcel, day, countries, own) => {
      const places = countries.map(({ code }) => code);
      const lowest = lowestPrices(shipmentOf(parcel, day), places, cards, reference);
      const lit = { place: parcel.to, ...wordsOf(parcel.to, countries, lowest, own) };
      showOnMap(figure, lit, (place) => {
        const query = String(parcelQuery({ ...parcel, to: place }));
        return { ...wordsOf(place, countries, lowest, own), query };
      });
    },
  };
}

function wordsOf(place: string, countries: Countries, lowest: ReadonlyMap<string, LinePrice>, own: Own) {
  const name = countries.find(({ code }) => code === place)?.name ?? place;
  const line = lowest.get(place);
  if (!line) return { name, price: "–", days: m.answers_none_short(), about: undefined };
  const inOwn = inOwnCurrency(line, own, getLocale());
  const about = inOwn && m.own_currency_about({ amount: inOwn });
  return { name, price: money(line.amount, line.currency), days: m.days({ days: range(line) }), about };
}
