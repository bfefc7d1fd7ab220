import type { Answer, Charge, Quote, Reason, WeightStep } from "#rating/answer.ts";
import { formatFormula } from "#rating/money/formula.ts";
import { convertLength, convertMass, toMassAmount } from "#rating/shipment/units.ts";

/** Answers for people and scripts: kilograms (pounds on an imperial card) and centimetres, formulas as text. */
export function writeAnswer(answer: Answer): object {
  if (!answer.available) return { ...answer, reasons: answer.reasons.map(writeReason) };
  const { billable, charges, bySeller, transit, loading, ...rest } = answer;
  return {
    ...rest,
    ...(loading && {
      loading: loading.spaces.map(({ space, count, mass, volume }) => ({
        container: space.name,
        count,
        kg: mass / 1000,
        cubicMetres: volume / 1e9,
      })),
    }),
    transit: { min: transit.min, max: transit.max, earliest: transit.earliest, latest: transit.latest },
    billable: {
      ...billable,
      mass: toMassAmount(billable.mass),
      pieces: billable.pieces.map(({ quantity, mass, steps }) => ({
        quantity,
        mass: toMassAmount(mass),
        steps: steps.map(writeStep),
      })),
      steps: billable.steps.map(writeStep),
    },
    charges: charges.map(writeCharge),
    bySeller: bySeller.map(writeCharge),
  };
}

function writeCharge({ formula, nextBreak, ...charge }: Charge): object {
  return {
    ...charge,
    formula: formatFormula(formula),
    ...(nextBreak && { nextBreak: { ...nextBreak, from: toMassAmount(nextBreak.from) } }),
  };
}

/** In a list of orders: each service's price, or the codes of its reasons. */
export function writeShort(answer: Answer): object {
  const { service } = answer;
  if (!answer.available) return { service, available: false, reasons: answer.reasons.map(({ code }) => code) };
  const { total, currency, zone, transit }: Quote = answer;
  return { service, available: true, total, currency, zone, earliest: transit.earliest, latest: transit.latest };
}

function writeStep(step: WeightStep): object {
  return {
    ...step,
    ...("mass" in step && { mass: toMassAmount(step.mass) }),
    ...("step" in step && { step: toMassAmount(step.step) }),
  };
}

function writeReason(reason: Reason): object {
  const { field, code, fix } = reason;
  const amount = (value: string | number | undefined) => {
    if (typeof value !== "number") return value;
    // volumes already are in cubic centimetres
    if (code === "volume-too-big") return value;
    return field === "weight" ? convertMass("kg", value) : field === "sides" ? convertLength("cm", value) : value;
  };
  return {
    ...reason,
    ...(reason.given !== undefined && { given: amount(reason.given) }),
    ...(reason.limit !== undefined && { limit: amount(reason.limit) }),
    ...(fix && {
      fix:
        fix.field === "parcelMass" || fix.field === "totalMass"
          ? { field: fix.field, kg: convertMass("kg", fix.mass) }
          : fix.field === "longestSide"
            ? { field: fix.field, cm: convertLength("cm", fix.length) }
            : fix,
    }),
  };
}
