import { type FreightFields, type FreightRow, mostRows, pieceKinds, type StartPallets, startFields } from "./cargo.ts";

/** The name of freight in the address. It stands there once for each kind of piece. */
export const freightParam = "freight";

/**
 * Freight as it stands in the address, a text for each kind of piece: `pallet_US_90001_20_120_100_180_240_n` with the
 * destination, and after it `carton_14_60_40_40_18_y`. A form in pounds and inches ends its first with `_imperial`.
 */
export function writeFreight({ to, postcode, units, rows }: FreightFields): string[] {
  const plain = (text: string) => text.replaceAll(/[_\s]/g, "").slice(0, 24);
  return rows.map((row, at) => {
    const { kind, quantity, length, width, height, weight, stackable } = row;
    return [
      kind,
      ...(at === 0 ? [to, postcode.replaceAll("_", "").slice(0, 12)] : []),
      ...[quantity, length, width, height, weight].map(plain),
      stackable ? "y" : "n",
      ...(at === 0 && units === "imperial" ? [units] : []),
    ].join("_");
  });
}

/** The freight of an address; what is missing or not understood is as at the start. */
export function readFreight(texts: readonly string[], pallets: StartPallets): FreightFields {
  const start = startFields(pallets);
  const [first, ...others] = texts.slice(0, mostRows).map((text) => text.slice(0, 240).split("_"));
  const [startRow] = start.rows;
  if (!first?.[0] || !startRow) return start;
  const [kind, to = "", postcode = start.postcode, ...own] = first;
  return {
    to: /^[A-Z]{2}$/.test(to) ? to : start.to,
    postcode,
    units: own[6] === "imperial" ? "imperial" : "metric",
    rows: [rowOf([kind, ...own], startRow), ...others.map((parts) => rowOf(parts, startRow))],
  };
}

function rowOf(
  [kind, quantity, length, width, height, weight, stackable]: readonly string[],
  start: FreightRow,
): FreightRow {
  return {
    kind: pieceKinds.find((known) => known === kind) ?? start.kind,
    quantity: quantity ?? start.quantity,
    length: length ?? start.length,
    width: width ?? start.width,
    height: height ?? start.height,
    weight: weight ?? start.weight,
    stackable: stackable === "y",
  };
}
