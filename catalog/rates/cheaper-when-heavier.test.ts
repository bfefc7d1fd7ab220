import { expect, test } from "vitest";
import { toLength, toMass } from "#rating/shipment/units.ts";
import { quoteCard } from "#rating/quote.ts";
import { testReference } from "#rating/test-card.ts";
import { compileCardText } from "./test-cards.ts";

// Checks the list in docs/rate-cards.md, "When more weight costs less": each rule in it must really make a price fall.
type Made = { weight?: string; limits?: string; surcharge?: string; prices?: string; sizes?: string };
const flat = "zone,up_to_kg,price,transit_min,transit_max\nDE,1000,40,1,2\n";
const sides = [toLength(60, "cm"), toLength(40, "cm"), toLength(40, "cm")] as const;

/** The price of a parcel of 60 × 40 × 40 cm; undefined if the card refuses it. */
function priced(
  { weight = "", limits = "{}", surcharge, prices = flat, sizes = "" }: Made,
  kilograms: number,
): number | undefined {
  const { card } = compileCardText(
    `
method: flat-by-band
currency: USD
mode: air
origins: [CN]
weight: { minimum: 1 g, round: [{ step: 1 g }] ${weight} }
limits: ${limits}
goods: [general]
incoterms: [DAP]
${sizes}
${surcharge ? `surcharges:\n${surcharge}` : ""}
`,
    prices,
  );
  const parcels = [{ quantity: 1, mass: toMass(kilograms, "kg"), sides }];
  const terms = { from: "CN", currency: "USD", incoterm: "DAP", shipDate: "2026-11-20" } as const;
  const answer = quoteCard({ ...terms, to: "DE", parcels, goods: "general" }, card, testReference);
  return answer.available ? answer.total / 100 : undefined;
}

const perKilogram = "zone,up_to_kg,price,per_kg,transit_min,transit_max\nDE,1000,0,2,1,2\n";
const fee = (rest: string) => `  - { id: fee, label: Fee, ${rest} }\n`;
const table: Record<string, [made: Made, lighter: [number, number], heavier: [number, number]]> = {
  // 96,000 cm³ ÷ 6000 = 16 kg: used at 10 kg, but not at 11, where it is at most 150 % of the actual weight
  "a ratio from which volume counts": [
    { prices: perKilogram, weight: ", divisor: 6000, volume_when: { ratio_over_percent: 150 }" },
    [10, 32],
    [11, 22],
  ],
  "a band that is cheaper than the one before": [
    { prices: "zone,up_to_kg,price,transit_min,transit_max\nDE,10,50,1,2\nDE,20,45,1,2\n" },
    [10, 50],
    [11, 45],
  ],
  "a least weight for what is lighter": [
    { prices: perKilogram, weight: ", minimums: [{ weight: 12 kg, when: { weight_under: 11 kg } }]" },
    [10, 24],
    [11, 22],
  ],
  "a surcharge that ends at a weight": [
    { surcharge: fee("amount: { per_parcel: 5 }, when: { weight_up_to: 10 kg }") },
    [10, 45],
    [11, 40],
  ],
  "tiers that fall": [
    { surcharge: fee('amount: { tiers: [{ up_to: 10 kg, prices: { "*": 5 } }, { prices: { "*": 3 } }] }') },
    [10, 45],
    [11, 43],
  ],
  "a discount that begins at a weight": [
    { surcharge: fee("amount: { percent: -10 }, when: { weight_over: 10 kg }") },
    [10, 40],
    [11, 36],
  ],
  "a discount a kilogram": [{ surcharge: fee("amount: { per_unit: -1, step: 1 kg }") }, [10, 30], [11, 29]],
  // 96,000 cm³: 10 kg are 104 kg/m³, 11 kg are 115
  "a density below which volume counts": [
    { prices: perKilogram, weight: ", divisor: 5000, volume_when: { density_under: 110 }" },
    [10, 38.4],
    [11, 22],
  ],
  "a size that is cheaper and takes the heavier": [
    {
      sizes:
        "sizes: [{ id: light, name: { en: Light }, when: { density_under: 110 } }, { id: dense, name: { en: Dense } }]",
      prices: "zone,size,up_to_kg,price,transit_min,transit_max\nDE,light,99,50,1,2\nDE,dense,99,45,1,2\n",
    },
    [10, 50],
    [11, 45],
  ],
  "a group whose cheaper fee stands first": [
    {
      surcharge:
        fee("amount: { per_parcel: 4 }, when: { weight_over: 10 kg }, group: size") +
        fee("amount: { per_parcel: 9 }, group: size").replace("id: fee", "id: other"),
    },
    [10, 49],
    [11, 44],
  ],
};

test.each(Object.entries(table))("%s makes more weight cost less", (_, [made, lighter, heavier]) => {
  for (const [kilograms, price] of [lighter, heavier]) expect(priced(made, kilograms)).toBe(price);
});

test("a line with a minimum weight is not available below it", () => {
  const made = { limits: "{ min_weight: 11 kg }" };
  expect([priced(made, 10), priced(made, 11)]).toEqual([undefined, 40]);
});
