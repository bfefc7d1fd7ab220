import { toMinor } from "#rating/money/minor-digits.ts";
import type { RateCard, PostcodeRule } from "#rating/card.ts";
import { toLength, toMass, toMassAmount } from "#rating/shipment/units.ts";
import type { Parcel, Shipment } from "#rating/shipment/shipment.ts";
import { compileCard } from "#rating/compile.ts";
import { compilePostcodes, readPostcode } from "#rating/shipment/postcode.ts";

/** An order without its day, which each side supplies. */
export type SampleOrder = { order: string; shipment: Omit<Shipment, "shipDate"> };

const kgPerLb = 0.453_592_37;
/** In kilograms per cubic metre: one where actual weight is greater, one where volumetric weight is. */
const densities = { dense: 320, light: 110 };
/** Order sizes in cubic metres, for cards without weight bands. */
const measures = [0.4, 1.2, 3, 7, 12, 24, 50, 70];
/** Weights in kilograms that people usually ask about, whatever a card's bands. */
const usual = [0.25, 0.5, 1, 2, 5, 10, 20];
const heaviestBox = 25;

/**
 * A sample derived from the cards: for each address that they treat differently, the middle and the end of each weight
 * band, dense and light, as one parcel and as two. Nothing is random. Goods take turns; every fourth is DDP.
 */
export function makeSample(service: string, all: readonly RateCard[]): SampleOrder[] {
  const cards = all.filter((card) => card.service === service);
  const goods = [...new Set(cards.flatMap((card) => card.goods))].sort();
  const terms = new Set(cards.flatMap((card) => card.incoterms));
  const currency = cards[0]?.currency ?? "";
  const loads = listLoads(cards);
  return listAddresses(cards).flatMap((address, place) =>
    loads.map((load, at): SampleOrder => {
      const ddp = terms.has("DDP") && (!terms.has("DAP") || (place + at) % 4 === 3);
      const { to, postcode } = address;
      return {
        order: `${service} ${to}${postcode ? ` ${postcode}` : ""} ${load.name}`,
        shipment: {
          ...address,
          parcels: load.parcels,
          goods: goods[(place + at) % goods.length] ?? "general",
          value: toMinor(10 + 8 * Math.min(load.kg, 1000), currency),
          currency,
          incoterm: ddp ? "DDP" : "DAP",
        },
      };
    }),
  );
}

type Load = { name: string; kg: number; parcels: Parcel[] };

function listLoads(cards: readonly RateCard[]): Load[] {
  const weights = [...new Set([...usual, ...cards.flatMap(listWeights)])].sort((a, b) => a - b);
  const ofWeight = weights.flatMap((kg) => [
    makeBoxes(kg, 1, densities.dense),
    makeBoxes(kg, 1, densities.light),
    makeBoxes(kg, 2, densities.dense),
  ]);
  const byMeasure = cards.some(
    ({ tariff, measure }) => tariff.method === "weight-or-measure" || tariff.method === "container" || measure,
  );
  return byMeasure ? [...ofWeight, ...measures.map(makeCartons)] : ofWeight;
}

/** Weights in kilograms, in the middle and at the end of each band that a card has in any zone. */
function listWeights({ tariff, unit, measure }: RateCard): number[] {
  if (measure) return [];
  const toKg = (own: number) => Math.round(toMassAmount(own) * (unit === "kg" ? 1 : kgPerLb) * 1e4) / 1e4;
  return Object.values<readonly object[]>(tariff.bands).flatMap((rows) => {
    const edges = rows.flatMap((row) => {
      if ("upTo" in row && typeof row.upTo === "number") return [row.upTo];
      return "from" in row && typeof row.from === "number" ? [row.from] : [];
    });
    // a card's last break is open-ended
    const last = edges.at(-1) ?? 0;
    const ends = rows.some((row) => "from" in row) ? [...edges, last * 2] : edges;
    return ends.flatMap((edge, at) => [toKg(((ends[at - 1] ?? 0) + edge) / 2), toKg(edge)]).filter((kg) => kg > 0);
  });
}

/** `count` boxes weighing `kg` together, sides 5 : 4 : 3 in whole centimetres; more if one would be too heavy. */
function makeBoxes(kg: number, count: number, density: number): Load {
  const quantity = Math.max(count, kg > 40 ? Math.ceil(kg / heaviestBox) : 1);
  const own = kg / quantity;
  const unit = Math.cbrt((own / density) * (1_000_000 / 60));
  const [a, b, c] = [5, 4, 3].map((part) => Math.max(1, Math.ceil(part * unit)));
  const [x, y, z] = [a ?? 1, b ?? 1, c ?? 1];
  return {
    name: `${kg} kg${quantity > 1 ? ` in ${quantity}` : ""}, ${density === densities.dense ? "dense" : "light"}`,
    kg,
    parcels: [
      { quantity, mass: toMass(own, "kg"), sides: [toLength(x, "cm"), toLength(y, "cm"), toLength(z, "cm")] as const },
    ],
  };
}

/** Cartons of 60 × 50 × 40 cm and 30 kg: 250 kg per cubic metre, typical of mixed sea cargo. */
function makeCartons(cubicMetres: number): Load {
  const quantity = Math.ceil(cubicMetres / 0.12);
  return {
    name: `${cubicMetres} m³ in ${quantity} cartons`,
    kg: quantity * 30,
    parcels: [
      {
        quantity,
        mass: toMass(30, "kg"),
        sides: [toLength(60, "cm"), toLength(50, "cm"), toLength(40, "cm")] as const,
      },
    ],
  };
}

type Address = { from: string; to: string; postcode?: string };

/**
 * The addresses that cards treat differently: for every country and every row of postcodes, in zones and in conditions
 * of surcharges, one for each distinct treatment. So an island that moves to another zone is included.
 */
function listAddresses(cards: readonly RateCard[]): Address[] {
  const seen = new Set<string>();
  return cards.flatMap(listCandidates).filter((address) => {
    const key = [address.from, address.to, ...cards.map((card) => describeView(card, address))].join("|");
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function listCandidates(card: RateCard): Address[] {
  const [home = ""] = card.origins;
  const ofZones = card.zones.flatMap(({ country, origin, postcodes }) =>
    listPlaces(origin ?? home, country, postcodes),
  );
  const outside = (card.excluded ?? []).flatMap(({ country, postcodes }) => listPlaces(home, country, postcodes));
  const countries = [...new Set(card.zones.map(({ country }) => country))];
  const ofSurcharges = card.surcharges.flatMap(({ when }) =>
    when?.postcodes
      ? (when.countries ?? countries).flatMap((country) =>
          listPlaces(when.origins?.[0] ?? home, country, when.postcodes),
        )
      : [],
  );
  return [...ofZones, ...outside, ...ofSurcharges];
}

function listPlaces(from: string, to: string, postcodes: readonly PostcodeRule[] | undefined): Address[] {
  if (!postcodes) return [{ from, to }];
  return postcodes.flatMap((rule) =>
    ("prefix" in rule ? [rule.prefix] : [rule.from, rule.to]).map((code) => ({
      from,
      to,
      postcode: code.replace("_", " "),
    })),
  );
}

/** A card's zone for an address, and which of its surcharges match the postcode. */
function describeView(card: RateCard, { from, to, postcode = "" }: Address): string {
  const code = readPostcode(postcode, to);
  const lane = compileCard(card).laneOf(from, to, { postcode: code });
  const surcharges = card.surcharges.filter(
    ({ when }) => when?.postcodes && code.plain !== "" && compilePostcodes(when.postcodes, to)(code),
  );
  return [typeof lane === "string" || Array.isArray(lane) ? "" : lane.zone, ...surcharges.map(({ id }) => id)].join(
    "+",
  );
}
