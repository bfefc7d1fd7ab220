/** The dark modules of a QR code as an SVG path, joined into runs. */
export function drawQrPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) => findRuns(row).map(([from, to]) => `M${from} ${y}h${to - from}v1H${from}z`))
    .join("");
}

/** Where runs of dark modules begin and end in a row. */
function findRuns(row: readonly boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const [at, dark] of row.entries()) {
    const last = runs.at(-1);
    if (dark && last && last[1] === at) last[1] = at + 1;
    else if (dark) runs.push([at, at + 1]);
  }
  return runs;
}
