import { expect, test } from "vitest";
import { siteSchema } from "#catalog/schema/site.ts";
import type { Quote } from "#rating/answer.ts";
import { toMass } from "#rating/shipment/units.ts";
import { buildBookingUrl } from "./request-line.tsx";

const shipment = {
  from: "CN",
  to: "GB",
  postcode: "SW1A 1AA",
  parcels: [{ quantity: 3, mass: toMass(0.8, "kg") }],
  goods: "general",
  currency: "USD",
  incoterm: "DDP",
  shipDate: "2026-11-24",
} as const;
const quote: Quote = {
  available: true,
  service: "standard-express",
  currency: "USD",
  card: { validFrom: "2026-09-01" },
  zone: "GB",
  billable: { mass: 0, unit: "kg", pieces: [], steps: [] },
  charges: [],
  total: 1510,
  bySeller: [],
  transit: { min: 7, max: 10, earliest: "2026-12-03", latest: "2026-12-08" },
};

test("the shipment stands in the provider's address, encoded", () => {
  const template = "https://book.example/new?to={to}&code={postcode}&n={pieces}&kg={weight_kg}&p={price}&q={quote}";
  expect(buildBookingUrl(template, shipment, quote, "https://a.example/?x=1&y=2")).toBe(
    "https://book.example/new?to=GB&code=SW1A%201AA&n=3&kg=2.4&p=15.10&q=https%3A%2F%2Fa.example%2F%3Fx%3D1%26y%3D2",
  );
});

test.each(["book.example", "http://book.example", "https://book.example/?to={country}"])(
  "%s is no booking address",
  (address) => {
    expect(siteSchema.shape.booking.safeParse(address).success).toBe(false);
  },
);
