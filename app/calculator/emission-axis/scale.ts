/** Round ticks from 0 to at least `most`: steps of 1, 2 or 5 times a power of ten, four or five of them. */
export function roundTicks(most: number, wanted = 4): number[] {
  if (!(most > 0) || !Number.isFinite(most)) return [0, 1];
  const rough = most / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((times) => times * power >= rough * 0.999) ?? 10) * power;
  // whole steps, so that 3 × 0.1 stays 0.3
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, at) => Number((at * step).toPrecision(12)));
}
