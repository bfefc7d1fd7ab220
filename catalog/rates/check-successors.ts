import { basename, dirname, join } from "node:path";
import type { Files } from "../read/files.ts";
import type { Problems } from "../read/problems.ts";

/** A card that follows another of its service and kind without changing anything: a copy whose prices were forgotten. */
export function checkSuccessors(files: Files, problems: Problems): void {
  const folders = files.list("rates", "card.yaml").map((file) => dirname(file));
  const readKind = (folder: string) => join(dirname(folder), basename(folder).slice(10));
  for (const own of Map.groupBy(folders, readKind).values())
    for (const [at, folder] of own.toSorted().entries()) {
      const before = own.toSorted()[at - 1];
      if (before && readTerms(files, before) === readTerms(files, folder))
        problems.warn(
          join(folder, "prices.csv"),
          1,
          `every price and rule is the one of ${basename(before)}, the card before`,
          "write what is new from this day on, or leave the card before in force",
        );
    }
}

/** What a card says, but for the day of its end and its comments. */
function readTerms(files: Files, folder: string): string {
  return ["card.yaml", "prices.csv", "zones.csv"]
    .map((name) => join(folder, name))
    .flatMap((file) => (files.has(file) ? files.text(file).split("\n") : []))
    .map((row) => row.trim())
    .filter((row) => row !== "" && !row.startsWith("#") && !row.startsWith("valid_to:"))
    .join("\n");
}
