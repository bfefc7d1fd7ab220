import type { Reason } from "../answer.ts";
import type { Limits, RateCard } from "../card.ts";
import { measureGirth, measureHeight, measureVolume, type Piece, type Pieces, roundPiece } from "./cargo.ts";
import type { Reference } from "../reference.ts";
import {
  type CardLength,
  type CardMass,
  type CardUnit,
  type CardVolume,
  cubeOf,
  fromCardLength,
  fromCardMass,
} from "./units.ts";
import { convertValue } from "../money/exchange.ts";
import type { Shipment } from "./shipment.ts";

/** Whether a shipment is within a card's limits for a zone, and every limit exceeded. */
export type LimitCheck = {
  fits: (shipment: Shipment, pieces: Pieces, reference: Reference) => boolean;
  explain: (shipment: Shipment, pieces: Pieces, reference: Reference) => Reason[];
};

/** What a card asks of a shipment whatever its destination: the goods, and who pays the duties. */
export function compileTaken({ service, goods, incoterms }: RateCard): (shipment: Shipment) => boolean {
  const taken = new Set(goods);
  return (shipment) =>
    taken.has(shipment.goods) && incoterms.includes(shipment.incoterm) && !shipment.judged?.barred[service];
}

/** The card's limits for a zone; the zone's own override the card's. */
export function compileLimits(card: RateCard, zone: string): LimitCheck {
  const own = Object.hasOwn(card.limitsByZone, zone) ? card.limitsByZone[zone] : undefined;
  const limits: Limits = { ...card.limits, ...own };
  const { roundedSides, maxValue } = limits;
  const { currency, unit } = card;
  const most = Number.POSITIVE_INFINITY;
  const { minMass: least = 0, maxMass: heaviest = most, maxParcels = most } = limits;
  const { minTotalMass = 0, maxTotalMass = most } = limits;
  const { maxSide: longest = most, maxSecondSide: second = most, maxThirdSide: third = most } = limits;
  const { maxHeight: highest = most, maxGirth: girth = most, maxSideSum: sum = most } = limits;
  const { maxLongestAndShortest: ends = most, maxVolume: cubic = most } = limits;

  const sizeFits = (piece: Piece) => {
    const { a, b, c } = piece;
    return (
      a <= longest &&
      b <= second &&
      c <= third &&
      measureHeight(piece, unit) <= highest &&
      a + 2 * (b + c) <= girth &&
      a + b + c <= sum &&
      a + c <= ends &&
      a * b * c <= cubic
    );
  };
  const pieceFits = (piece: Piece) =>
    piece.mass >= least && piece.mass <= heaviest && sizeFits(roundedSides ? roundPiece(piece, card.weight) : piece);

  function fits(shipment: Shipment, pieces: Pieces, reference: Reference): boolean {
    if (pieces.count > maxParcels || pieces.mass < minTotalMass || pieces.mass > maxTotalMass) return false;
    for (const piece of pieces.list) if (!pieceFits(piece)) return false;
    if (maxValue === undefined || shipment.value === undefined) return true;
    const value = convertValue(currency, shipment, reference);
    return value === undefined || value <= maxValue * pieces.count;
  }

  return {
    fits,
    explain: (shipment, pieces, reference) => dropRepeated(checkLimits(card, limits, shipment, pieces, reference)),
  };
}

/** Every limit exceeded, each with the smallest change that would comply. */
function checkLimits(
  card: RateCard,
  limits: Limits,
  shipment: Shipment,
  pieces: Pieces,
  reference: Reference,
): Reason[] {
  const reasons: Reason[] = [];
  const barred = shipment.judged?.barred[card.service];
  // another kind of goods would not make another article of it
  if (barred) {
    const text = barred.refused ?? barred.why;
    reasons.push({
      field: "goods",
      code: barred.refused ? "class-not-carried" : "article-not-taken",
      given: barred.verdict,
      ...(text && { text }),
    });
  } else if (!card.goods.includes(shipment.goods)) {
    const [first] = card.goods;
    reasons.push({
      field: "goods",
      code: "goods-not-carried",
      given: shipment.goods,
      ...(first && { fix: { field: "goods", goods: first } }),
    });
  }
  if (!card.incoterms.includes(shipment.incoterm)) {
    const [first] = card.incoterms;
    reasons.push({
      field: "incoterm",
      code: "incoterm-not-offered",
      given: shipment.incoterm,
      ...(first && { fix: { field: "incoterm", incoterm: first } }),
    });
  }
  const { maxParcels, maxValue, minTotalMass, maxTotalMass } = limits;
  if (maxParcels !== undefined && pieces.count > maxParcels)
    reasons.push({ field: "quantity", code: "too-many-parcels", given: pieces.count, limit: maxParcels });
  const value = convertValue(card.currency, shipment, reference);
  if (maxValue !== undefined && value !== undefined && value > maxValue * pieces.count)
    reasons.push({
      field: "value",
      code: "value-too-high",
      given: value,
      limit: maxValue * pieces.count,
      currency: card.currency,
    });
  const { unit } = card;
  if (minTotalMass !== undefined && pieces.mass < minTotalMass)
    reasons.push(explainMass("shipment-too-light", pieces.mass, minTotalMass, "totalMass", unit));
  if (maxTotalMass !== undefined && pieces.mass > maxTotalMass)
    reasons.push(explainMass("shipment-too-heavy", pieces.mass, maxTotalMass, "totalMass", unit));
  for (const piece of pieces.list)
    reasons.push(...checkPiece(card, limits, limits.roundedSides ? roundPiece(piece, card.weight) : piece));
  return reasons;
}

function explainMass(
  code: Reason["code"],
  given: CardMass,
  limit: CardMass,
  field: "parcelMass" | "totalMass",
  unit: CardUnit,
): Reason {
  const mass = fromCardMass(limit, unit);
  return { field: "weight", code, given: fromCardMass(given, unit), limit: mass, fix: { field, mass } };
}

function checkPiece({ unit }: RateCard, limits: Limits, piece: Piece): Reason[] {
  const reasons: Reason[] = [];
  const { minMass, maxMass } = limits;
  const { a: longest, b: middle, c: shortest } = piece;
  const side = (length: CardLength) => fromCardLength(length, unit);
  if (minMass !== undefined && piece.mass < minMass)
    reasons.push(explainMass("parcel-too-light", piece.mass, minMass, "parcelMass", unit));
  if (maxMass !== undefined && piece.mass > maxMass)
    reasons.push(explainMass("parcel-too-heavy", piece.mass, maxMass, "parcelMass", unit));
  const capped = (length: CardLength): Pick<Reason, "fix"> => ({ fix: { field: "longestSide", length: side(length) } });
  /** Shortening the longest side reduces girth or sum as needed only while it remains the longest. */
  const shorter = (length: CardLength) => (length >= middle ? capped(length) : {});
  const tooBig = (
    code: Reason["code"],
    given: CardLength,
    limit: CardLength | undefined,
    fix?: (limit: CardLength) => Pick<Reason, "fix">,
  ) => {
    if (limit !== undefined && given > limit)
      reasons.push({ field: "sides", code, given: side(given), limit: side(limit), ...fix?.(limit) });
  };
  tooBig("side-too-long", longest, limits.maxSide, capped);
  tooBig("second-side-too-long", middle, limits.maxSecondSide);
  tooBig("third-side-too-long", shortest, limits.maxThirdSide);
  tooBig("height-too-big", measureHeight(piece, unit), limits.maxHeight);
  const girth = measureGirth(piece);
  tooBig("girth-too-big", girth, limits.maxGirth, (limit) => shorter(longest - (girth - limit)));
  const sum = longest + middle + shortest;
  tooBig("side-sum-too-big", sum, limits.maxSideSum, (limit) => shorter(longest - (sum - limit)));
  tooBig("longest-and-shortest-too-big", longest + shortest, limits.maxLongestAndShortest, (limit) =>
    shorter(limit - shortest),
  );
  const volume = measureVolume(piece);
  if (limits.maxVolume !== undefined && volume > limits.maxVolume)
    reasons.push({
      field: "sides",
      code: "volume-too-big",
      given: toCubic(volume, unit),
      limit: toCubic(limits.maxVolume, unit),
      ...capped(findSideForVolume(piece, limits.maxVolume)),
    });
  return reasons;
}

/** Cubic centimetres. */
function toCubic(volume: CardVolume, unit: CardUnit): number {
  const centimetre = unit === "kg" ? cubeOf.kg.parts : cubeOf.lb.parts / 2.54;
  return Math.round((volume / centimetre ** 3) * 1000) / 1000;
}

/** The greatest length such that the parcel, with no side longer than it, is within the volume. */
function findSideForVolume({ b, c }: Piece, volume: CardVolume): CardLength {
  const [one, two, three] = [volume / (b * c), Math.sqrt(volume / c), Math.cbrt(volume)].map(Math.floor);
  if (one !== undefined && one >= b) return one;
  return (two !== undefined && two >= c ? two : three) ?? 0;
}

function dropRepeated(reasons: readonly Reason[]): Reason[] {
  return reasons.filter((reason, at) => reasons.findIndex(({ code }) => code === reason.code) === at);
}
