import { basename, dirname, join } from "node:path";
import type { Files } from "../read/files.ts";
import { suggestion } from "../read/nearest.ts";
import type { Problems } from "../read/problems.ts";

const known = ["card.yaml", "prices.csv", "zones.csv"];

/** Reports files below `rates/` that nothing reads: a table without a card, a misspelt name. */
export function checkFiles(files: Files, problems: Problems): void {
  const all = [".yaml", ".yml", ".csv"].flatMap((ending) => files.list("rates", ending));
  for (const file of all)
    if (!known.includes(basename(file)))
      problems.error(file, 1, `a card has no file "${basename(file)}"`, suggestion(basename(file), known));
    else if (basename(file) !== "card.yaml" && !files.has(join(dirname(file), "card.yaml")))
      problems.error(
        file,
        1,
        "the folder has no card.yaml, so that nothing reads this",
        `add ${join(dirname(file), "card.yaml")}`,
      );
}
