import type { Tariff } from "#rating/freight/tariff.ts";
import { getMinorDigits } from "#rating/money/minor-digits.ts";
import type { Problems, Path, ReportAt } from "../read/problems.ts";
import type { CardFile } from "../schema/card.ts";
import type { Measures } from "./measures.ts";

const banded: readonly CardFile["method"][] = ["per-kg-and-item", "flat-by-band", "first-and-additional", "breaks"];

/** Checks what prices count and depend on: sizes, measures, floor, the next band and rounding. */
export function checkPricing(card: CardFile, measures: Measures, error: ReportAt): void {
  const { method, weight, next_band, round_lines, currency } = card;
  if (next_band && !banded.includes(method))
    error(["next_band"], `a card of method ${method} has no bands`, "remove it");
  if (round_lines) {
    checkRounding(round_lines.step, currency, ["round_lines"], error);
    if (round_lines.per === "parcel" && weight.per !== "parcel")
      error(["round_lines", "per"], "the shipment is priced as one", "write per: line, or weight.per: parcel");
  }
  checkFloor(card, error);
  checkSizes(card, measures, error);
}

/** A rounding step must be a whole number of the currency's minor unit. */
export function checkRounding(step: number, currency: string, path: Path, error: ReportAt): void {
  const least = 10 ** -getMinorDigits(currency);
  const whole = step / least;
  if (Math.round(whole) < 1 || Math.abs(whole - Math.round(whole)) > 1e-6)
    error(
      [...path, "step"],
      `a step of ${step} is smaller than an amount of ${currency}, or no whole number of them`,
      `write a multiple of ${least}`,
    );
}

function checkFloor({ weight, measure, method }: CardFile, error: ReportAt): void {
  const { divisor, volume, volume_share, loading_metre, pallet_space, stack, pallet, per } = weight;
  const field = loading_metre ? "loading_metre" : "pallet_space";
  const byFloor = loading_metre ?? pallet_space;
  if (volume_share && (!divisor || volume === "half"))
    error(
      ["weight", "volume_share"],
      divisor ? "volume: half says the share already" : "volume never counts without a divisor",
      divisor ? "keep one of them" : "add a divisor such as 6000",
    );
  if (byFloor && per === "parcel")
    error(["weight", field], "floor is measured over the whole shipment", "write per: shipment, or per: consignment");
  if (stack && !byFloor)
    error(["weight", "stack"], "nothing is measured by floor", "add loading_metre or pallet_space");
  if (pallet && !pallet_space)
    error(["weight", "pallet"], "no pallet spaces are measured", "add pallet_space, such as 400 kg");
  if (!measure?.of) {
    for (const own of ["stack", "pallet"] as const)
      if (measure?.[own]) error(["measure", own], "no floor is measured", "say of: loading-metres or pallet-spaces");
    return;
  }
  if (!banded.includes(method))
    error(["measure", "of"], `a card of method ${method} has no bands`, `write one of ${banded.join(", ")}`);
  if (per === "parcel")
    error(["measure", "of"], `${measure.of} are counted over the whole shipment`, "write weight.per: shipment");
  if (measure.pallet && measure.of !== "pallet-spaces")
    error(["measure", "pallet"], "no pallet spaces are measured", "write of: pallet-spaces, or remove it");
}

function checkSizes({ sizes, weight, method }: CardFile, { mass }: Measures, error: ReportAt): void {
  if (!sizes) return;
  if (!banded.includes(method))
    error(["sizes"], `a card of method ${method} has no bands`, `write one of ${banded.join(", ")}`);
  const together = weight.per !== "parcel";
  for (const [at, { id, when, packaging, volume }] of sizes.entries()) {
    const path = ["sizes", at];
    if (sizes.findIndex((other) => other.id === id) !== at)
      error([...path, "id"], `the size "${id}" appears twice`, "give each its own id");
    if (at > 0 && !sizes[at - 1]?.when)
      error(path, "this size is never reached: the one before has no condition", "put that one last");
    const whole = Object.keys(when ?? {}).find((field) => /^(total_|parcels_)/.test(field));
    if (whole && !together)
      error([...path, "when", whole], `"${whole}" is of the whole shipment`, "write per: shipment, or a parcel's");
    if (packaging && (together || mass(packaging) <= 0))
      error([...path, "packaging"], "packaging is of parcels that are priced one by one", "write per: parcel");
    if (volume === "ignored" && (together || !weight.divisor))
      error([...path, "volume"], "volume is not used, or not of single parcels", "remove it");
  }
}

/** Reports sizes without any price. */
export function checkSizesPriced(
  file: string,
  { sizes }: CardFile,
  tariff: Tariff,
  lines: ReadonlyMap<string, number>,
  problems: Problems,
): void {
  const rows = Object.values<readonly { size?: string }[]>(tariff.bands).flat();
  for (const { id } of sizes ?? [])
    if (!rows.some(({ size }) => size === id))
      problems.error(
        file,
        Math.min(...lines.values()),
        `the size "${id}" has no prices`,
        "add its rows, or remove it from card.yaml",
      );
}
