import type { RateCard, Surcharge } from "./card.ts";
import type { Tariff } from "./freight/tariff.ts";
import { priceByTable, rateByBand, rateByBreak, rateBySteps, rateByUnit } from "./freight/by-weight.ts";
import { priceByMeasured } from "./freight/measured.ts";
import type { Freight } from "./freight/pricing.ts";
import { priceByContainer, priceByMeasure } from "./freight/ocean.ts";
import { compileLimits, compileTaken, type LimitCheck } from "./shipment/limits.ts";
import { compilePostcodes, type Postcode, type PostcodeTest } from "./shipment/postcode.ts";
import type { Shipment } from "./shipment/shipment.ts";
import { compileSurcharges, type Surcharges } from "./surcharges/surcharges.ts";
import { compileWeight, type Weigher } from "./shipment/weigh.ts";

/** A zone of a card as it applies to one country, with limits, prices and surcharges resolved. */
export type Lane = {
  zone: string;
  limits: LimitCheck;
  /** Undefined if the card has no prices for the zone. */
  freight: Freight | undefined;
  surcharges: Surcharges;
  /** Those that are a percentage of the duties and taxes, charged after them; undefined if there are none. */
  advances: Surcharges | undefined;
};

/** What a card says of a country: the ways there, and the postcodes to which there is none. */
type Ways = { excluded: PostcodeTest | undefined; list: Way[] };
type Way = { origin: string | undefined; postcodes: PostcodeTest | undefined; zone: string; lane: Lane | undefined };

/** Something with a postcode, which is only parsed when needed. */
type Located = { readonly postcode: Postcode };

/** A prepared card; its lanes are prepared when the first shipment asks for them. */
export type CompiledCard = {
  card: RateCard;
  /** Whether the card takes such goods on such terms of delivery, wherever they go. */
  takes: (shipment: Shipment) => boolean;
  weigh: Weigher;
  /** The lane of a place; without a postcode where one is needed, all that it may be. */
  laneOf: (from: string, to: string, at: Located) => Lane | Lane[] | "country" | "not-in-postcodes";
};

const known = new WeakMap<RateCard, CompiledCard>();

/** Prepares a card once; the same card gives the same result. */
export function compileCard(card: RateCard): CompiledCard {
  let own = known.get(card);
  if (!own) {
    own = compile(card);
    known.set(card, own);
  }
  return own;
}

function compile(card: RateCard): CompiledCard {
  const byCountry = new Map<string, Ways>();
  for (const { zone, country, origin, postcodes } of card.zones) {
    const ways = byCountry.get(country) ?? { excluded: undefined, list: [] };
    ways.list.push({ origin, postcodes: postcodes && compilePostcodes(postcodes, country), zone, lane: undefined });
    byCountry.set(country, ways);
  }
  for (const { country, postcodes } of card.excluded ?? []) {
    const ways = byCountry.get(country);
    if (ways) ways.excluded = compilePostcodes(postcodes, country);
  }
  const prepare = (way: Way, to: string): Lane => {
    way.lane ??= compileLane(card, way.zone, to);
    return way.lane;
  };
  return {
    card,
    takes: compileTaken(card),
    weigh: compileWeight(card),
    laneOf: (from, to, at) => {
      const ways = byCountry.get(to);
      if (!ways) return "country";
      if (ways.excluded?.(at.postcode)) return "not-in-postcodes";
      const startsHere = ({ origin }: Way) => origin === undefined || origin === from;
      const takes = ({ postcodes }: Way) => !postcodes || (at.postcode.plain !== "" && postcodes(at.postcode));
      for (const way of ways.list) if (startsHere(way) && takes(way)) return prepare(way, to);
      const open = ways.list.filter(startsHere);
      if (open.length === 0) return "country";
      return at.postcode.plain === "" ? open.map((way) => prepare(way, to)) : "not-in-postcodes";
    },
  };
}

function compileLane(card: RateCard, zone: string, country: string): Lane {
  const freight = compileFreight(card, zone);
  const some = (surcharges: readonly Surcharge[]) => compileSurcharges({ ...card, surcharges }, zone, country, freight);
  const advances = card.surcharges.filter(isAdvance);
  return {
    zone,
    limits: compileLimits(card, zone),
    freight,
    surcharges: some(card.surcharges.filter((one) => !isAdvance(one))),
    advances: advances.length > 0 ? some(advances) : undefined,
  };
}

/** Whether a surcharge is charged on the duties and taxes that we advance. */
export function isAdvance({ amount }: Surcharge): boolean {
  return amount.per === "percent" && amount.of.includes("duties");
}

function getRows<Row>(bands: Readonly<Record<string, readonly Row[]>>, zone: string): readonly Row[] {
  return (Object.hasOwn(bands, zone) ? bands[zone] : undefined) ?? [];
}

/** The prices of a zone; undefined if there are none. */
export function compileFreight(card: RateCard, zone: string): Freight | undefined {
  const { tariff } = card;
  if (getRows<unknown>(tariff.bands, zone).length === 0) return undefined;
  const freight = compileTariff(tariff, zone, card);
  return freight && card.measure ? priceByMeasured(freight, card.measure, card.unit) : freight;
}

function compileTariff(tariff: Tariff, zone: string, card: RateCard): Freight | undefined {
  const { minimumFreight: all } = tariff;
  const minimum = all && Object.hasOwn(all, zone) ? all[zone] : undefined;
  switch (tariff.method) {
    case "per-kg-and-item":
      return priceByTable(getRows(tariff.bands, zone), rateByUnit(card), card, minimum);
    case "flat-by-band":
      return priceByTable(getRows(tariff.bands, zone), rateByBand(card), card, minimum);
    case "first-and-additional":
      return priceByTable(getRows(tariff.bands, zone), rateBySteps(card), card, minimum);
    case "breaks":
      return priceByTable(getRows(tariff.bands, zone), rateByBreak(card), card, minimum);
    case "weight-or-measure": {
      const [row] = getRows(tariff.bands, zone);
      return row && priceByMeasure(row, tariff, card, minimum);
    }
    case "container":
      return priceByContainer(getRows(tariff.bands, zone), card);
  }
  // a new method does not compile until it is priced above
  return tariff satisfies never;
}
