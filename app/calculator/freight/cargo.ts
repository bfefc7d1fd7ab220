import type { ContainerKind } from "#rating/loading/containers-and-pallets.ts";
import { toLength } from "#rating/shipment/units.ts";
import { convertMeasureText, makeRowConverter, readLength, type Units } from "../parse/measure.ts";
import { currencyParam, freightParam, longestPostcode, type ParcelFields, wayParam } from "../store/form-state.ts";
import { containerModes } from "./modes.ts";

/**
 * What is sent by the piece; a container is hired whole, whatever will be in it, and of a total nobody says which pieces it is
 * of.
 */
export const pieceKinds = ["parcel", "carton", "pallet"] as const;
export type PieceKind = (typeof pieceKinds)[number] | "total" | ContainerKind;

export function isContainer(kind: PieceKind): kind is ContainerKind {
  return kind !== "total" && !isPiece(kind);
}

function isPiece(kind: PieceKind): kind is (typeof pieceKinds)[number] {
  return kind === "parcel" || kind === "carton" || kind === "pallet";
}

/** Pieces that are alike, as they were typed. `volume`: of a total, in cubic metres. */
export type FreightRow = ParcelFields & { kind: PieceKind; stackable: boolean; volume?: string };

/** What makes a price and has to be somebody's own; a footprint is a usual one. */
export const exampleFigures = ["quantity", "height", "weight"] as const;
export type ExampleFigure = (typeof exampleFigures)[number];

/** What stands in the form, as it was typed, and the way that was chosen to be opened. */
export type FreightFields = {
  to: string;
  postcode: string;
  units: Units;
  rows: readonly FreightRow[];
  /** What somebody came with that is not priced together with it. */
  left?: readonly FreightRow[];
  way?: string;
  /** In which prices are shown, where somebody has chosen another than the provider's own. */
  currency?: string;
  /** Figures of the first row that nobody has entered. */
  example?: readonly ExampleFigure[];
};

/** What the form becomes of what then stands in it: whoever changes it late does not bring back an older one. */
export type FreightEdit = (now: FreightFields) => FreightFields;

/** A loading plan takes no more kinds of piece. */
export const mostRows = 100;

/** The pallets that a provider's form begins with, in kilograms and centimetres. */
export type StartPallets = {
  to: string;
  postcode?: string | undefined;
  quantity: number;
  weight_kg: number;
  size_cm: readonly [length: number, width: number, height: number];
};

export function startFields({ to, postcode = "", quantity, weight_kg, size_cm }: StartPallets): FreightFields {
  const [length, width, height] = size_cm;
  const row: FreightRow = {
    kind: "pallet",
    quantity: String(quantity),
    length: String(length),
    width: String(width),
    height: String(height),
    weight: String(weight_kg),
    stackable: false,
  };
  return { to, postcode, units: "metric", rows: [row] };
}

/** A row of the example without its figures, so that none of them is priced as somebody's own. */
export function emptyRow(row: FreightRow): FreightRow {
  return { ...row, quantity: "", weight: "", height: "" };
}

/** A row with the size and weight of the example's pallets, for somebody who knows neither yet. */
export function fillInUsualPallet(row: FreightRow, units: Units, { weight_kg, size_cm }: StartPallets): FreightRow {
  const [length, width, height] = size_cm.map((side) => convertMeasureText(String(side), "metric", units, "length"));
  const weight = convertMeasureText(String(weight_kg), "metric", units, "mass");
  return { ...row, length: length ?? "", width: width ?? "", height: height ?? "", weight };
}

/** A row that is added: a usual carton, whose number and weight have to be said. */
export function createRow(units: Units): FreightRow {
  const side = (text: string) => convertMeasureText(text, "metric", units, "length");
  return {
    kind: "carton",
    quantity: "",
    length: side("60"),
    width: side("40"),
    height: side("40"),
    weight: "",
    stackable: true,
  };
}

/** Containers of a kind: their number is all that has to be known of them. */
export function createContainerRow(kind: ContainerKind, quantity: number): FreightRow {
  return { kind, quantity: String(quantity), length: "", width: "", height: "", weight: "", stackable: true };
}

/** All goods together, of which the weight and the volume are known: in place of sizes and numbers. */
export function createTotalRow(weight: string, volume: string): FreightRow {
  return { kind: "total", quantity: "1", length: "", width: "", height: "", weight, stackable: true, volume };
}

/** Whether whole containers are sent: what is in them makes no price, and is not drawn. */
export function isHired({ rows }: Pick<FreightFields, "rows">): boolean {
  return rows.some(({ kind }) => isContainer(kind));
}

/** Whether pieces are sent that are told one by one, which can be counted, stacked and drawn. */
export function isByPiece({ rows }: Pick<FreightFields, "rows">): boolean {
  return rows.every(({ kind }) => isPiece(kind));
}

/** Footprints of usual pallets: EUR (EN 13698-1), ISO 6780's 1200 × 1000 mm, and the GMA's 48 × 40 in. */
export const footprints = [
  { name: "120 × 80", unit: "cm", length: "120cm", width: "80cm" },
  { name: "120 × 100", unit: "cm", length: "120cm", width: "100cm" },
  { name: "48 × 40", unit: "in", length: "48in", width: "40in" },
] as const;

/** Which of the usual footprints a row has, to the millimetre; -1 for one of its own. */
export function measureFootprint(row: FreightRow, units: Units): number {
  const near = (one: string, other: string) =>
    Math.abs((readLength(one, units) ?? 0) - (readLength(other, units) ?? 0)) < toLength(1, "mm");
  return footprints.findIndex((known) => near(known.length, row.length) && near(known.width, row.width));
}

export const convertRow = makeRowConverter<FreightRow>();

/** The form in other units; no amount is bent by it. */
export function convertFreightUnits(fields: FreightFields, to: Units): FreightFields {
  if (fields.units === to) return fields;
  return { ...fields, units: to, rows: fields.rows.map((row) => convertRow(row, fields.units, to)) };
}

/** The longest text that a field takes, and the address with it: what cannot be read stays, for the form to say so. */
export const longestText = 60;

/** The freight of a query; what is missing or not understood is as at the start. */
export function readFreight(query: URLSearchParams, pallets: StartPallets): FreightFields {
  const way = query.get(wayParam)?.slice(0, 8);
  const start = { ...startFields(pallets), ...(way && { way }), ...readCurrency(query) };
  const texts = query.getAll(freightParam).slice(0, mostRows);
  const [first, ...others] = texts.map((text) => text.split("_").map((part) => part.slice(0, longestPostcode)));
  const [startRow] = start.rows;
  if (!first?.[0] || !startRow) return start;
  const [kind, to = start.to, postcode = start.postcode, ...own] = first;
  return {
    ...start,
    // a destination that nobody has named is asked for
    to: /^(?:[A-Z]{2})?$/.test(to) ? to : start.to,
    postcode,
    units: own.at(-1) === "imperial" ? "imperial" : "metric",
    ...separateKinds([parseRow([kind, ...own], startRow), ...others.map((parts) => parseRow(parts, startRow))]),
  };
}

/** In which currency an address of parcels or freight asks for prices. */
export function readCurrency(query: URLSearchParams): Pick<FreightFields, "currency"> {
  const currency = query.get(currencyParam) ?? "";
  return /^[A-Z]{3}$/.test(currency) ? { currency } : {};
}

/** Containers are priced by themselves, and so is a total: of mixed rows those like what stands first, and what is left. */
export function separateKinds(all: readonly FreightRow[]): Pick<FreightFields, "rows" | "left"> {
  const [first] = all;
  const rows = all.filter((row) =>
    first?.kind === "total"
      ? row === first
      : row.kind !== "total" && isPiece(row.kind) === (first && isPiece(first.kind)),
  );
  const left = all.filter((row) => !rows.includes(row));
  return { rows, ...(left.length > 0 && { left }) };
}

function parseRow(
  [kind, quantity, length, width, height, weight, stackable]: readonly string[],
  start: FreightRow,
): FreightRow {
  if (kind === "total") return createTotalRow(length ?? "", quantity ?? "");
  return {
    kind: [...pieceKinds, ...containerModes].find((known) => known === kind) ?? start.kind,
    quantity: quantity ?? start.quantity,
    length: length ?? start.length,
    width: width ?? start.width,
    height: height ?? start.height,
    weight: weight ?? start.weight,
    stackable: stackable === "y",
  };
}

/** Freight as parcels of the calculator. */
export function convertToParcels({ to, postcode, units, rows }: FreightFields) {
  const parcels = rows.map(({ quantity, weight, length, width, height }) => ({
    quantity,
    weight,
    length,
    width,
    height,
  }));
  return { to, postcode, units, parcels };
}
