/** A figure before it is formatted for a language. */
export type Figure =
  | { is: "money"; amount: number; currency: string; to?: number; per?: "kg" | "parcel" | "shipment" }
  | { is: "mass"; kg: readonly number[]; span?: true; grams?: true }
  | { is: "length"; cm: number }
  | { is: "volume"; cm3: number }
  | { is: "percent"; percent: number }
  | { is: "range"; min: number; max: number }
  | { is: "count"; count: number }
  | { is: "plain"; value: number }
  | { is: "unit"; value: number; unit: string };

/** Why a figure cannot be given, so that the writer can correct it. */
export class NoFigure extends Error {
  readonly right: string;
  constructor(wrong: string, right: string) {
    super(wrong);
    this.right = right;
  }
}
