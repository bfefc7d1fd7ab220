/** Maps values to px: evenly, or so that doubling is the same length everywhere. */
export type Scale = { at: (value: number) => number; value: (px: number) => number };

export function evenScale(least: number, most: number, from: number, to: number): Scale {
  const span = Math.max(Number.MIN_VALUE, most - least);
  return {
    at: (value) => from + ((value - least) / span) * (to - from),
    value: (px) => least + ((px - from) / (to - from)) * span,
  };
}

export function logScale(least: number, most: number, from: number, to: number): Scale {
  const { at, value } = evenScale(Math.log(least), Math.log(most), from, to);
  return { at: (own) => at(Math.log(Math.max(least, own))), value: (px) => Math.exp(value(px)) };
}
