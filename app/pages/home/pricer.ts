import type { ParcelRates } from "#catalog/views/parcel-rates.ts";
import { length } from "#rating/length.ts";
import { mass } from "#rating/mass.ts";
import { lowestPrices, type LinePrice, type ParcelPrices, parcelPrices } from "#rating/parcel-prices.ts";
import type { Shipment } from "#rating/shipment.ts";
import { http, requireJson } from "#app/platform/http.ts";
import type { Parcel } from "./parcel.ts";
import { showOnMap } from "./show-on-map.ts";

type Start = { rates: string; from: string; currency: string; worked: string };

/** The engine with the cards of parcel lines, and the hand that writes prices on the map. */
export type Pricer = {
  price: (parcel: Parcel, day: string) => ParcelPrices;
  lowest: (parcel: Parcel, day: string, places: readonly string[]) => Map<string, LinePrice>;
  showOnMap: typeof showOnMap;
};

/** Fetched when somebody first touches the form: a visitor who only reads does not pay for it. */
export async function loadPricer({ rates: address, from, currency, worked }: Start): Promise<Pricer> {
  const { cards, reference } = await http<ParcelRates>(address, { onResponse: requireJson });
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
    lowest: (parcel, day, places) => lowestPrices(shipmentOf(parcel, day), places, cards, reference),
    showOnMap,
  };
}
