import type { Quote } from "#rating/answer.ts";
import { massIn } from "#rating/mass.ts";
import { minorDigits } from "#rating/minor-digits.ts";
import { parcelCount, type Shipment, totalMass } from "#rating/shipment.ts";

/** The provider's booking address with a shipment in it: each `{name}` of the template is filled in, encoded. */
export function bookingAddress(template: string, shipment: Shipment, quote: Quote, page: string): string {
  const { service, total, currency } = quote;
  const values: Readonly<Record<string, string>> = {
    service,
    from: shipment.from,
    to: shipment.to,
    postcode: shipment.postcode ?? "",
    pieces: String(parcelCount(shipment)),
    weight_kg: String(Math.round(massIn("kg", totalMass(shipment)) * 1000) / 1000),
    goods: shipment.goods,
    terms: shipment.incoterm,
    date: shipment.shipDate,
    price: (total / 10 ** minorDigits(currency)).toFixed(minorDigits(currency)),
    currency,
    quote: page,
  };
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
}
