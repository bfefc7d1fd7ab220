import { encode } from "uqr";
import { element } from "./svg.ts";

/** A QR code as markup, its modules joined into runs; includes the white border that scanners need. */
export function qrCode(address: string, title: string): string {
  const { data, size } = encode(address, { ecc: "M", border: 2 });
  const runs = data.flatMap((row, y) => runsOf(row).map(([from, to]) => `M${from} ${y}h${to - from}v1H${from}z`));
  return element(
    "svg",
    {
      viewBox: `0 0 ${size} ${size}`,
      role: "img",
      translate: "no",
      "aria-label": title,
      "shape-rendering": "crispEdges",
    },
    element("rect", { width: size, height: size, fill: "#fff" }),
    element("path", { d: runs.join(""), fill: "#000" }),
  );
}

/** Where runs of dark modules begin and end in a row. */
function runsOf(row: readonly boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const [at, dark] of row.entries()) {
    const last = runs.at(-1);
    if (dark && last && last[1] === at) last[1] = at + 1;
    else if (dark) runs.push([at, at + 1]);
  }
  return runs;
}
