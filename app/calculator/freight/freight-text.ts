import { m } from "#app/messages/m.ts";
import { formatNumber, joinClauses, list } from "#app/ui/format.ts";
import { formatSize, formatUnit } from "#app/ui/measures.ts";
import type { CalculatorPage } from "#catalog/page-data.ts";
import { groupRowsAlike } from "#rating/shipment/rows-alike.ts";
import type { LoadPlan } from "#rating/loading/plan.ts";
import type { Parcel } from "#rating/shipment/shipment.ts";
import { convertMass, type Mass } from "#rating/shipment/units.ts";
import { toPlainText } from "#site/typography.ts";
import { formatInUnits, type Units, unitsOf } from "../parse/measure.ts";
import { readCount } from "../parse/amount.ts";
import { readVolume } from "../parse/volume.ts";
import { type FreightFields, type FreightRow, isContainer } from "./cargo.ts";
import type { KindLook } from "./drawings/load-view.tsx";
import { containerModes, countContainers, type FreightMode, type FreightModeName, listSpaces } from "./modes.ts";

/** For each kind of a plan the rows of the form in it: several where rows are alike, or were put on one pallet. */
export function mapKindsToRows({ kinds }: Pick<LoadPlan, "kinds">, parcels: readonly Parcel[]): number[][] {
  const groups = groupRowsAlike(parcels);
  return kinds.map(({ rows }) => rows.flatMap((group) => groups[group] ?? []).sort((a, b) => a - b));
}

/** The letter by which a kind of piece is called in form, drawing and words: A for the first row. */
export function getRowLetter(row: number): string {
  return String.fromCharCode(65 + row);
}

const named: Readonly<Record<string, () => string>> = {
  air: m.way_air,
  LCL: m.way_lcl,
  mix: m.way_mix,
  "40HC": m.way_40hc,
  "45HC": m.way_45hc,
};

/** A way as the trade calls it; kinds of containers go by their codes. */
export function translateModeName(name: string): string {
  return named[name]?.() ?? name;
}

const described: Record<FreightModeName, () => string> = {
  LCL: m.way_what_lcl,
  "20GP": m.way_what_20gp,
  "40GP": m.way_what_40gp,
  "40HC": m.way_what_40hc,
  "45HC": m.way_what_45hc,
  mix: m.way_what_mix,
  air: m.way_what_air,
};

/** "40-foot high-cube": what a way's name means. */
export function describeMode(name: FreightModeName): string {
  return described[name]();
}

/** Why containers have no price where they go: none does there, one of their kinds does not, or none so heavy. */
export function explainRefusedContainers(
  { cards }: Pick<CalculatorPage, "cards">,
  { to, rows }: FreightFields,
): string {
  const priced = cards.flatMap(({ tariff, zones }) =>
    tariff.method === "container"
      ? zones.flatMap(({ country, zone }) => (country === to ? (tariff.bands[zone] ?? []) : []))
      : [],
  );
  const offered = containerModes.filter((kind) => priced.some(({ container }) => container === kind));
  const refused = rows.flatMap(({ kind }) => (isContainer(kind) && !offered.includes(kind) ? [kind] : []));
  if (offered.length === 0) {
    const methods = new Set(
      cards.filter(({ zones }) => zones.some(({ country }) => country === to)).map(({ tariff }) => tariff.method),
    );
    const ways = [
      ...(methods.has("breaks") ? [m.freight_by_air()] : []),
      ...(methods.has("weight-or-measure") ? [m.freight_by_lcl()] : []),
    ];
    return m.freight_not_whole({ ways: list(ways) });
  }
  if (refused.length === 0) return m.freight_no_size();
  const names = (kinds: readonly string[]) => list([...new Set(kinds)].map(translateModeName));
  return m.freight_no_kind({ kinds: names(refused), offered: names(offered) });
}

/** A mail that asks whether freight can go where no line goes, with what was typed. */
export function buildAskMail(email: string, { rows, units, postcode }: FreightFields, country: string): string {
  const place = [country, postcode].filter(Boolean).join(" ");
  const pieces = rows.flatMap((row) => (row.quantity.trim() === "" ? [] : describePieces(row, units)));
  const text = [m.freight_ask_text(), "", m.labelled({ label: m.field_to(), text: place }), ...pieces].join("\n");
  return `mailto:${email}?subject=${encodeURIComponent(m.ask_subject())}&body=${encodeURIComponent(toPlainText(text))}`;
}

/** "2 × 20GP", and a single one by its name alone. */
export function labelContainers(count: number, name: string): string {
  return count > 1 ? `${count} × ${translateModeName(name)}` : translateModeName(name);
}

/** "2 × 20GP", "2 × 20GP + 1 × 40HC": a way with the number of its containers. */
export function labelMode({ name, answer }: FreightMode): string {
  const spaces = listSpaces(answer);
  if (name === "mix" && spaces.length > 0)
    return spaces.map(({ space, count }) => `${count} × ${translateModeName(space.name)}`).join(" + ");
  return labelContainers(countContainers(answer), name);
}

/** A total in words: "600 kg, 3.6 m³ in total, sizes of pieces not given". */
function describeTotal({ weight, volume = "" }: FreightRow, units: Units): string {
  const unit = unitsOf[units].mass;
  const cubicMetres = readVolume(volume);
  const parts = [
    ...(weight ? [`${formatInUnits(weight, units, "mass")}\u00a0${formatUnit(unit)}`] : []),
    ...(cubicMetres === undefined ? [] : [`${formatNumber(cubicMetres, 3)}\u00a0${formatUnit("m³")}`]),
  ];
  return parts.length > 0 ? m.freight_total_goods({ total: joinClauses(parts) }) : m.freight_total();
}

const counted = {
  parcel: m.freight_count_parcel,
  carton: m.freight_count_carton,
  pallet: m.freight_count_pallet,
};

/** What freight weighs, without decimals from ten kilograms or pounds on. */
export function formatCargoMass(mass: Mass, units: Units): string {
  const unit = unitsOf[units].mass;
  const amount = convertMass(unit, mass);
  return `${formatNumber(amount, amount < 10 ? 2 : 0)} ${formatUnit(unit)}`;
}

/** "8 pallets", or "pallets" while no number can be read. */
export function countText({ kind, quantity }: Pick<FreightRow, "kind" | "quantity">): string {
  const count = readCount(quantity) ?? 0;
  if (kind === "total") return m.freight_total();
  if (isContainer(kind)) return `${formatNumber(count, 0)} × ${translateModeName(kind)}`;
  return counted[kind]({ count, number: formatNumber(count, 0) });
}

/** A row in words: "8 pallets, 120 × 80 × 150 cm, 400 kg each, stackable". */
export function describePieces(row: FreightRow, units: Units): string {
  if (row.kind === "total") return describeTotal(row, units);
  const unit = unitsOf[units];
  const sides = [row.length, row.width, row.height].map((side) => formatInUnits(side, units, "length"));
  return joinClauses([
    countText(row),
    ...(sides.every(Boolean) ? [formatSize(sides, unit.length)] : []),
    ...(row.weight
      ? [
          (isContainer(row.kind) ? m.freight_each_container : m.freight_each)({
            weight: `${formatInUnits(row.weight, units, "mass")}\u00a0${formatUnit(unit.mass)}`,
          }),
        ]
      : []),
    ...(isContainer(row.kind) ? [] : [row.stackable ? m.freight_stackable() : m.freight_unstackable()]),
  ]);
}

/** So many colours there are for kinds of piece; from then on letters alone tell them apart. */
export const kindColors = 6;

/** How each kind of a plan looks and what it is called; of a single kind the letter goes without saying. */
export function assignPieceLooks(
  plan: Pick<LoadPlan, "kinds">,
  parcels: readonly Parcel[],
  { rows, units }: Pick<FreightFields, "rows" | "units">,
): (KindLook & { text: string })[] {
  return mapKindsToRows(plan, parcels).map((own) => {
    const [first = 0] = own;
    return {
      color: first % kindColors,
      letter: plan.kinds.length > 1 ? own.map(getRowLetter).join("") : "",
      pallet: rows[first]?.kind === "pallet",
      text: own.flatMap((row) => (rows[row] ? [describePieces(rows[row], units)] : [])).join(m.between_groups()),
    };
  });
}
