/** Maps values to px and back: evenly, or so that doubling is the same length everywhere. */
export type Scale = { at: (value: number) => number; value: (px: number) => number };

export function makeLinearScale(least: number, most: number, from: number, to: number): Scale {
  const span = Math.max(Number.MIN_VALUE, most - least);
  return {
    at: (value) => from + ((value - least) / span) * (to - from),
    value: (px) => least + ((px - from) / (to - from)) * span,
  };
}

export function makeLogScale(least: number, most: number, from: number, to: number): Scale {
  const { at, value } = makeLinearScale(Math.log(least), Math.log(most), from, to);
  return { at: (own) => at(Math.log(Math.max(least, own))), value: (px) => Math.exp(value(px)) };
}

/**
 * Round ticks from 0 to the first that is not below `most`, which is where an axis that holds `most` ends: steps of 1, 2,
 * 2.5 or 5 times a power of ten, about `count` of them.
 */
export function listTicks(most: number, count = 4): number[] {
  if (!(most > 0 && Number.isFinite(most))) return [0, 1];
  const rough = most / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10) * power;
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, at) => Number((at * step).toPrecision(12)));
}

/** The end of an axis that holds `most`: the last of its ticks. */
export function roundUpToTick(most: number, count?: number): number {
  return listTicks(most, count).at(-1) ?? 1;
}

/** Round ticks of a logarithmic axis: 1, 2 and 5 times powers of ten between `least` and `most`. */
export function listLogTicks(least: number, most: number): number[] {
  const ticks: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(least)); power <= most; power *= 10)
    for (const factor of [1, 2, 5]) if (power * factor >= least && power * factor <= most) ticks.push(power * factor);
  return ticks;
}

/** A length of a drawing that grows with the text around it: 16 is the height of its letters' line. */
export function toRem(length: number): string {
  return `${Math.round((length / 16) * 1e4) / 1e4}rem`;
}

/** A share from 0 to 1 as a length in a drawing that fills its column: `12.5%`. */
export function formatPercent(share: number): string {
  return `${Math.round(share * 1e4) / 100}%`;
}
