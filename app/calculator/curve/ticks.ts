/** Round places on an axis from 0 to `most`: steps of 1, 2, 2.5 or 5 times a power of ten, about `count` of them. */
export function roundTicks(most: number, count = 4): number[] {
  const step = roundStep(most / count);
  return Array.from({ length: Math.floor(most / step + 1e-9) + 1 }, (_, at) => Number((at * step).toPrecision(12)));
}

/** Round places from 0 to the first that is not below `most`. */
export function axisTicks(most: number): number[] {
  return most > 0 && Number.isFinite(most) ? roundTicks(roundEnd(most)) : [0, 1];
}

/** The end of an axis that holds `most`, itself a round tick. */
export function roundEnd(most: number, count = 4): number {
  const step = roundStep(most / count);
  return Math.ceil(most / step - 1e-9) * step;
}

/** Round places of an axis whose steps multiply: 1, 2 and 5 times powers of ten between `least` and `most`. */
export function logTicks(least: number, most: number): number[] {
  const ticks: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(least)); power <= most; power *= 10)
    for (const factor of [1, 2, 5]) if (power * factor >= least && power * factor <= most) ticks.push(power * factor);
  return ticks;
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 2.5, 5].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10) * power;
}
