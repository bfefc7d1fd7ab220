import { basename } from "node:path";
import type { DutyRules, Regime } from "#rating/duties/rules.ts";
import type { Files } from "../read/files.ts";
import type { Problems } from "../read/problems.ts";
import { readYaml } from "../read/yaml.ts";
import { regimeSchema } from "../schema/duties.ts";
import { checkRegime, type Known } from "./check-regime.ts";
import { checkRows } from "./check-rows.ts";
import { readTariffs } from "./read-tariffs.ts";
import { regimeOf } from "./regime.ts";

/** `content/reference/duties/`: one file per body of customs law, and the duty rates in `tariffs.csv`. */
export function readDuties(files: Files, names: Omit<Known, "tariffs">, problems: Problems): DutyRules {
  const folder = "reference/duties";
  const tariffFile = `${files.root}/${folder}/tariffs.csv`;
  const tariffs = files.has(tariffFile) ? readTariffs(tariffFile, files.text(tariffFile), names.goods, problems) : {};
  const known = { ...names, tariffs: Object.keys(tariffs) };
  const regimes: Regime[] = [];
  const home = new Map<string, string>();
  for (const file of files.list(folder, ".yaml")) {
    const read = readYaml(file, files.text(file), regimeSchema, problems);
    if (!read) continue;
    const { value, lineOf } = read;
    const error = (path: readonly PropertyKey[], wrong: string, right: string) =>
      problems.error(file, lineOf(path), wrong, right);
    checkRegime(value, known, error);
    checkRows(value, error);
    for (const country of Object.keys(value.countries)) {
      const other = home.get(country);
      if (other) error(["countries", country], `${country} is in ${basename(other)} too`, "leave it in one of the two");
      home.set(country, file);
    }
    regimes.push(regimeOf(basename(file, ".yaml"), value));
  }
  for (const country of names.countries)
    if (!home.has(country))
      problems.error(
        `${files.root}/reference/countries.csv`,
        names.lineOfCountry(country),
        `${country} has no rules of duty and tax`,
        `add it to a file of ${folder}/, or leave the country out`,
      );
  return { regimes, tariffs };
}
