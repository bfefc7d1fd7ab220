import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { formatNumber, joinClauses, list } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import type { Quote } from "#rating/answer.ts";
import type { Limits, RateCard } from "#rating/card.ts";
import { type ContainerKind, containers } from "#rating/loading/containers-and-pallets.ts";
import { type Shipment, sumMass } from "#rating/shipment/shipment.ts";
import {
  convertLength,
  convertMass,
  fromCardLength,
  fromCardMass,
  perCubicMetre,
  toMass,
} from "#rating/shipment/units.ts";
import { type Units, unitsOf } from "../parse/measure.ts";
import { measureCargoSpace } from "./freight-form.tsx";
import { translateModeName } from "./freight-text.ts";
import { containerModes, isOfPieces, isPriced, lacksPieces, modeMethods } from "./modes.ts";
import type { Loaded } from "./use-freight.ts";

/** Of goods whose pieces nobody has told: why containers have no price, and what of each card was not checked. */
export function TotalNote({ cards, loaded }: { cards: readonly RateCard[]; loaded: Loaded }) {
  const { shipment, fields, ways } = loaded;
  const kinds = containerModes.filter((kind) => ways.some((way) => way.name === kind && lacksPieces(way)));
  const priced = ways.filter(isPriced).flatMap(({ name, answer }) => {
    const card = findCard(cards, answer, name === "LCL" ? modeMethods.LCL : modeMethods.air);
    return card ? [{ name, card, zone: answer.zone }] : [];
  });
  const limits = priced.flatMap(({ name, card, zone }) => {
    const own = describePieceLimits({ ...card.limits, ...card.limitsByZone[zone] }, card.unit, fields.units);
    return own ? [m.noted({ text: translateModeName(name), note: own })] : [];
  });
  const extras = priced.flatMap(({ name, card }) => {
    const labels = card.surcharges
      .filter(isOfPieces)
      .map(({ label }) => (typeof label === "string" ? label : getLocalText(label)));
    return labels.length > 0 ? [m.labelled({ label: translateModeName(name), text: list(labels) })] : [];
  });
  return (
    <div className="mt-8 max-w-prose space-y-2 text-[0.9375rem] text-quiet">
      {kinds.length > 0 && (
        <p className="phrased">
          {m.freight_total_containers({
            least: kinds
              .map((kind) => `${countAtLeast(kind, shipment)}\u00a0×\u00a0${translateModeName(kind)}`)
              .join(" / "),
          })}
        </p>
      )}
      {limits.length > 0 && (
        <p className="phrased">{m.freight_total_unchecked({ limits: limits.join(m.between_groups()) })}</p>
      )}
      {extras.length > 0 && (
        <p className="phrased">{m.freight_total_extras({ names: extras.join(m.between_groups()) })}</p>
      )}
    </div>
  );
}

/** Fewer containers hold neither the volume nor the weight, however well the pieces fit. */
function countAtLeast(kind: ContainerKind, { parcels }: Shipment): number {
  const { length, width, height, payload } = containers[kind];
  const inside = (length * width * height) / 1e9;
  return Math.ceil(Math.max(measureCargoSpace(parcels).volume / inside, sumMass({ parcels }) / toMass(payload, "g")));
}

/** The card of a price; shared containers and whole ones are cards of the same service. */
function findCard(cards: readonly RateCard[], { service, card: { validFrom } }: Quote, method: string) {
  return cards.find((own) => own.service === service && own.validFrom === validFrom && own.tariff.method === method);
}

/** What is said of a total by itself, and how sizes are compared. */
type OfPieces = Omit<Limits, "minTotalMass" | "maxTotalMass" | "maxValue" | "roundedSides">;

/** What a card asks of single pieces and their number; a limit that is missing here does not compile. */
export function describePieceLimits(limits: OfPieces, unit: RateCard["unit"], units: Units): string {
  const { mass, length } = unitsOf[units];
  const side = (limit: number) =>
    `${formatNumber(convertLength(length, fromCardLength(limit, unit)), 1)}\u00a0${formatUnit(length)}`;
  const weight = (limit: number) =>
    `${formatNumber(convertMass(mass, fromCardMass(limit, unit)), 1)}\u00a0${formatUnit(mass)}`;
  const say: { readonly [Name in keyof OfPieces]-?: (limit: number) => string } = {
    maxSide: (limit) => m.limit_side({ side: side(limit) }),
    maxSecondSide: (limit) => m.limit_second_side({ side: side(limit) }),
    maxThirdSide: (limit) => m.limit_third_side({ side: side(limit) }),
    maxHeight: (limit) => m.limit_height({ height: side(limit) }),
    maxGirth: (limit) => m.limit_girth({ girth: side(limit) }),
    maxSideSum: (limit) => m.limit_sum({ sum: side(limit) }),
    maxLongestAndShortest: (limit) => m.limit_longest_and_shortest({ sum: side(limit) }),
    maxVolume: (limit) =>
      m.limit_volume({ volume: `${formatNumber(limit / perCubicMetre(unit), 3)}\u00a0${formatUnit("m³")}` }),
    minMass: (limit) => m.limit_piece_from({ weight: weight(limit) }),
    maxMass: (limit) => m.limit_piece({ weight: weight(limit) }),
    maxParcels: (limit) => m.limit_pieces({ count: limit }),
  };
  const names = Object.keys(say).filter((name): name is keyof OfPieces => name in say);
  return joinClauses(
    names.flatMap((name) => {
      const limit = limits[name];
      return limit === undefined ? [] : [say[name](limit)];
    }),
  );
}
