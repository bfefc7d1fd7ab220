import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { environment } from "./build-site.ts";
import type { Difference } from "./differences.ts";

const kinds = ["JS", "CSS", "HTML", "data"] as const;
/** How much heavier a page may be before it is a difference. */
const noise = 1.005;

/** Prints how heavy pages are, as ratios to before; pages that are heavier by more than noise are differences. */
export function compareBudgets(before: string, after: string): Difference[] {
  const was = readBudget(before);
  const now = readBudget(after);
  const differences: Difference[] = [];
  for (const kind of kinds) {
    const ratios = [...now].flatMap(([address, sizes]) => {
      const old = was.get(address)?.[kind];
      const size = sizes[kind];
      return old === undefined || size === undefined || old === 0 ? [] : [{ address, old, size, ratio: size / old }];
    });
    const sorted = ratios.sort((a, b) => a.ratio - b.ratio);
    const [lightest] = sorted;
    const heaviest = sorted.at(-1);
    const median = sorted[Math.floor(sorted.length / 2)];
    if (!lightest || !heaviest || !median) continue;
    const shown = [lightest, median, heaviest].map(({ ratio }) => ratio.toFixed(3)).join(", ");
    console.log(`${kind} of pages, after to before (least, median, most): ${shown}; most at ${heaviest.address}`);
    for (const { address, old, size, ratio } of sorted)
      if (ratio > noise)
        differences.push({
          aspect: "budget",
          place: `${address}: ${old} kB, now ${size} kB`,
          lines: `${kind} is heavier`,
        });
  }
  return differences;
}

/** Writes how heavy the pages of a tree are, as `npm run budget` prints it. */
export function captureBudget(tree: string, file: string): void {
  const { stdout } = spawnSync("node", ["scripts/budget.ts", "--all"], {
    cwd: tree,
    encoding: "utf8",
    maxBuffer: 1e8,
    env: environment(tree),
  });
  writeFileSync(file, stdout);
}

function readBudget(file: string): Map<string, Partial<Record<(typeof kinds)[number], number>>> {
  const rows = [...readFileSync(file, "utf8").matchAll(/^(\/\S*)\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)$/gm)];
  if (rows.length === 0) throw new Error(`npm run budget printed no pages: ${file}`);
  return new Map(
    rows.map(([, address = "", ...sizes]) => [
      address,
      Object.fromEntries(kinds.map((kind, at) => [kind, Number(sizes[at])])),
    ]),
  );
}
