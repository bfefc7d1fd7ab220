import type { WeightStep } from "../answer.ts";
import { roundUpTo, roundUpQuotient } from "../money/arithmetic.ts";
import type { RateCard, VolumeCondition, WeightSteps } from "../card.ts";
import { compilePieceCondition, measureDensity, type Piece, type Pieces, roundSide } from "./cargo.ts";
import { countPalletSpaces, measureLoadingMetres } from "./floor.ts";
import { compileSizes } from "./sizes.ts";
import { type CardLength, type CardMass, type CardUnit, type CardVolume, cubeOf, massPerUnit } from "./units.ts";

/** What is priced: one entry per kind of parcel, or a single one for the whole shipment. */
export type Weighed = {
  /** The shipment is priced as one. */
  together: boolean;
  masses: CardMass[];
  quantities: number[];
  count: number;
  /** Billable weight of one parcel of each kind, for conditions. */
  pieceMasses: CardMass[];
  /** Which of the card's sizes each is; 0 on a card without. See `SizeFinder`. */
  sizes: number[];
  total: CardMass;
};

/** How the weight was worked out, for an answer with explanations. */
export type WeightStory = { pieces: WeightStep[][]; steps: WeightStep[] };

export type Weigher = (pieces: Pieces, story: WeightStory | undefined) => Weighed;

const always = Number.MAX_SAFE_INTEGER;

/** Prepares a card's weight rule. Every call returns the same object with new contents. */
export function compileWeight({ weight: rule, unit, sizes }: Pick<RateCard, "weight" | "unit" | "sizes">): Weigher {
  const { per, divisor, volumeShare, when, floor, packaging } = rule;
  const cube = cubeOf[unit];
  // in whole numbers even if the divisor has decimals: volume × tens ÷ perMass is the mass
  const tens = findPowerOfTen(divisor ?? 1);
  const perMass = (cube.parts ** 3 / massPerUnit) * Math.round((divisor ?? 1) * tens);
  const minimums = rule.minimums.map(({ mass, when: condition }) => ({
    mass,
    test: compilePieceCondition(condition, rule, unit),
  }));
  const sizing = sizes && compileSizes(sizes, rule, unit);
  const weighed: Weighed = {
    together: per !== "parcel",
    masses: [],
    quantities: [],
    count: 0,
    pieceMasses: [],
    sizes: [],
    total: 0,
  };
  const toVolumetricMass = (volume: CardVolume): CardMass =>
    volume * tens < Number.MAX_SAFE_INTEGER
      ? Math.ceil((volume * tens) / perMass)
      : roundUpQuotient(volume, tens, perMass);
  const measureVolume = ({ a, b, c }: Piece): CardVolume =>
    roundSide(a, rule) * roundSide(b, rule) * roundSide(c, rule);

  /** The greater of actual and volumetric weight, or whatever the card makes of the two. */
  function counted(actual: CardMass, volume: CardVolume, longest: CardLength, steps?: WeightStep[]): CardMass {
    const volumetric = toVolumetricMass(volume);
    if (when) {
      const ignored =
        explainIgnoredVolume(when, actual, volume * tens, perMass, volume, longest) ??
        explainIgnoredByWeight(when, actual, volume, unit);
      if (ignored) {
        steps?.push(ignored);
        return actual;
      }
    }
    if (volumeShare !== undefined && volumetric > actual) {
      const mass = actual + roundUpQuotient(volumetric - actual, volumeShare, 1e8);
      steps?.push({ kind: "share", percent: volumeShare / 1e6, mass });
      return mass;
    }
    const mass = volumetric > actual ? volumetric : actual;
    steps?.push({ kind: "greater", of: volumetric > actual ? "volumetric" : "actual", mass });
    return mass;
  }

  function tell(piece: Piece, quantity: number, steps: WeightStep[]): void {
    const volume = measureVolume(piece) * quantity;
    steps.push({
      kind: "volumetric",
      sides: [
        roundSide(piece.a, rule) / cube.parts,
        roundSide(piece.b, rule) / cube.parts,
        roundSide(piece.c, rule) / cube.parts,
      ],
      cube: cube.unit,
      volume: volume / cube.parts ** 3,
      divisor: divisor ?? 1,
      mass: toVolumetricMass(volume),
      quantity,
    });
  }

  function atLeast(mass: CardMass, least: CardMass, steps?: WeightStep[], size = false): CardMass {
    if (mass >= least) return mass;
    steps?.push({ kind: "minimum", mass: least, ...(size && { because: "size" as const }) });
    return least;
  }

  function sizeMinimum(piece: Piece, mass: CardMass, steps?: WeightStep[]): CardMass {
    let least = mass;
    for (const { mass: own, test } of minimums) if (own > least && test(piece, mass)) least = own;
    return atLeast(mass, least, steps, true);
  }

  /** Finds the size of a parcel, and what it weighs with its packaging. */
  function weighSized(piece: Piece, at: number, steps?: WeightStep[]): CardMass {
    if (!sizing) {
      const mass = weighPiece(piece, true, steps);
      return packaging ? addPackaging(mass, 0, 1, steps) : mass;
    }
    const size = sizing.findOfPiece(piece, weighPiece(piece, true));
    weighed.sizes[at] = size;
    const own = sizes[size];
    if (own) steps?.push({ kind: "size", size: own.id, name: own.name });
    return addPackaging(weighPiece(piece, !own?.actual, steps), own?.packaging ?? 0, 1, steps);
  }

  function addPackaging(weight: CardMass, ofSize: CardMass, count: number, steps?: WeightStep[]): CardMass {
    const added = (ofSize || (packaging?.mass ?? 0)) * count + roundUpQuotient(weight, packaging?.share ?? 0, 1e8);
    if (added > 0) steps?.push({ kind: "packaging", added, mass: weight + added });
    return weight + added;
  }

  function weighPiece(piece: Piece, byVolume: boolean, steps?: WeightStep[]): CardMass {
    let mass = piece.mass;
    steps?.push({ kind: "actual", mass });
    if (divisor && byVolume) {
      if (piece.a === 0) steps?.push({ kind: "no-sides" });
      else {
        if (steps) tell(piece, 1, steps);
        mass = counted(mass, measureVolume(piece), piece.a, steps);
      }
    }
    return minimums.length > 0 ? sizeMinimum(piece, mass, steps) : mass;
  }

  function byParcel({ list }: Pieces, story: WeightStory | undefined): Weighed {
    weighed.count = list.length;
    weighed.total = 0;
    for (let at = 0; at < list.length; at += 1) {
      const piece = list[at];
      if (!piece) continue;
      const steps: WeightStep[] | undefined = story && [];
      weighed.sizes[at] = 0;
      const mass = roundMass(atLeast(weighSized(piece, at, steps), rule.minimum, steps), rule.steps, steps);
      weighed.masses[at] = mass;
      weighed.pieceMasses[at] = mass;
      weighed.quantities[at] = piece.quantity;
      weighed.total += mass * piece.quantity;
      if (steps) story?.pieces.push(steps);
    }
    return weighed;
  }

  /** What the floor weighs that pieces take, where that is more. */
  function raiseByFloor(sum: CardMass, pieces: Pieces, steps?: WeightStep[]): CardMass {
    let most = sum;
    const raise = (of: "loading-metres" | "pallet-spaces", amount: number, each: CardMass) => {
      const mass = roundUpQuotient(amount, each, massPerUnit);
      steps?.push({ kind: "floor", of, amount, each, mass });
      most = Math.max(most, mass);
    };
    if (floor?.loadingMetre) raise("loading-metres", measureLoadingMetres(pieces, floor), floor.loadingMetre);
    if (floor?.palletSpace) raise("pallet-spaces", countPalletSpaces(pieces, floor), floor.palletSpace);
    if (most > sum) steps?.push({ kind: "greater", of: "floor", mass: most });
    return most;
  }

  function together(weight: CardMass, pieces: Pieces, story: WeightStory | undefined): Weighed {
    const packed = packaging ? addPackaging(weight, 0, pieces.count, story?.steps) : weight;
    const sum = floor && pieces.sized ? raiseByFloor(packed, pieces, story?.steps) : packed;
    const least = Math.max(rule.minimum, (rule.averageMinimum ?? 0) * pieces.count);
    const mass = roundMass(atLeast(sum, least, story?.steps), rule.steps, story?.steps);
    weighed.sizes[0] = 0;
    weighed.count = 1;
    weighed.masses[0] = mass;
    weighed.quantities[0] = 1;
    weighed.total = mass;
    if (!sizing || !sizes) return weighed;
    const size = sizing.findOfShipment(pieces, weighed.pieceMasses, mass);
    weighed.sizes[0] = size;
    const own = sizes[size];
    if (own) story?.steps.push({ kind: "size", size: own.id, name: own.name });
    return weighed;
  }

  function byShipment(pieces: Pieces, story: WeightStory | undefined): Weighed {
    const { list } = pieces;
    let sum = 0;
    for (let at = 0; at < list.length; at += 1) {
      const piece = list[at];
      if (!piece) continue;
      const steps: WeightStep[] | undefined = story && [];
      const mass = roundMass(atLeast(weighPiece(piece, true, steps), rule.pieceMinimum, steps), rule.pieceSteps, steps);
      weighed.pieceMasses[at] = mass;
      sum += mass * piece.quantity;
      if (steps) story?.pieces.push(steps);
    }
    return together(sum, pieces, story);
  }

  function byConsignment(pieces: Pieces, story: WeightStory | undefined): Weighed {
    const { list } = pieces;
    let actual = 0;
    let volume = 0;
    let longest = 0;
    for (let at = 0; at < list.length; at += 1) {
      const piece = list[at];
      if (!piece) continue;
      const steps: WeightStep[] | undefined = story && [{ kind: "actual", mass: piece.mass }];
      const least = minimums.length > 0 ? sizeMinimum(piece, piece.mass, steps) : piece.mass;
      const mass = roundMass(atLeast(least, rule.pieceMinimum, steps), rule.pieceSteps, steps);
      weighed.pieceMasses[at] = mass;
      actual += mass * piece.quantity;
      if (piece.a > 0) {
        volume += measureVolume(piece) * piece.quantity;
        longest = Math.max(longest, piece.a);
        if (steps && divisor) tell(piece, piece.quantity, steps);
      }
      if (steps) story?.pieces.push(steps);
    }
    story?.steps.push({ kind: "actual", mass: actual });
    if (divisor && volume === 0) story?.steps.push({ kind: "no-sides" });
    return together(divisor && volume > 0 ? counted(actual, volume, longest, story?.steps) : actual, pieces, story);
  }

  return per === "parcel" ? byParcel : per === "shipment" ? byShipment : byConsignment;
}

/** The power of ten that makes a divisor whole; at most six decimals. */
function findPowerOfTen(divisor: number): number {
  let tens = 1;
  while (tens < 1e6 && !Number.isInteger(Math.round(divisor * tens * 1e6) / 1e6)) tens *= 10;
  return tens;
}

/** Why a condition excludes the volume, if it does, compared exactly: volumetric weight is `scaled` ÷ `perMass`. */
function explainIgnoredVolume(
  when: VolumeCondition,
  actual: CardMass,
  scaled: number,
  perMass: number,
  volume: CardVolume,
  longest: CardLength,
): WeightStep | undefined {
  const { ratioOver, ratioFrom, volumeOver, volumeFrom, sideOver, sideFrom } = when;
  if (ratioOver !== undefined && compareRatio(scaled, perMass, actual, ratioOver) <= 0)
    return { kind: "volume-ignored", why: "ratio", threshold: ratioOver / 1e6 };
  if (ratioFrom !== undefined && compareRatio(scaled, perMass, actual, ratioFrom) < 0)
    return { kind: "volume-ignored", why: "ratio", threshold: ratioFrom / 1e6 };
  if (volumeOver !== undefined && volume <= volumeOver)
    return { kind: "volume-ignored", why: "volume", threshold: volumeOver };
  if (volumeFrom !== undefined && volume < volumeFrom)
    return { kind: "volume-ignored", why: "volume", threshold: volumeFrom };
  if (sideOver !== undefined && longest <= sideOver)
    return { kind: "volume-ignored", why: "side", threshold: sideOver };
  if (sideFrom !== undefined && longest < sideFrom) return { kind: "volume-ignored", why: "side", threshold: sideFrom };
  return undefined;
}

function explainIgnoredByWeight(
  { massFrom = 0, densityUnder }: VolumeCondition,
  actual: CardMass,
  volume: CardVolume,
  unit: CardUnit,
): WeightStep | undefined {
  if (actual < massFrom) return { kind: "volume-ignored", why: "weight", threshold: massFrom };
  const density = densityUnder === undefined ? undefined : measureDensity(actual, volume, unit);
  if (densityUnder === undefined || density === undefined || density < densityUnder) return undefined;
  return { kind: "volume-ignored", why: "density", threshold: densityUnder / 1e6 };
}

/** Compares volumetric ÷ actual weight with a share in millionths of a percent, by sign. */
function compareRatio(scaled: number, perMass: number, actual: CardMass, share: number): number {
  const [left, right] = [scaled / perMass, (actual * share) / 1e8];
  // exact arithmetic only where floats are too close to decide
  if (Math.abs(left - right) > right * 1e-9) return left - right;
  const exact = BigInt(scaled) * 100_000_000n - BigInt(actual) * BigInt(share) * BigInt(perMass);
  return exact < 0n ? -1 : exact > 0n ? 1 : 0;
}

/** A weight rounded up as a card says. */
export function roundMass(mass: CardMass, ranges: WeightSteps, steps?: WeightStep[]): CardMass {
  for (const { upTo, step } of ranges) {
    if (mass > upTo) continue;
    const up = roundUpTo(mass, step);
    if (up !== mass) steps?.push({ kind: "rounded", step, mass: up });
    return up;
  }
  const last = ranges.at(-1);
  return last ? roundMass(mass, [{ upTo: always, step: last.step }], steps) : mass;
}
