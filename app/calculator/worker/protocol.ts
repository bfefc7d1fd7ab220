import type { Answer } from "#rating/answer.ts";
import type { CalculatorPage } from "#catalog/page-data.ts";
import type { CurveAxis, PriceCurve } from "#rating/comparison/price-curve.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import type { FreightLoad, FreightReply } from "../freight/answer-load.ts";
import type { LandedSides } from "../landed-cost/landed-sides.ts";

/** What shipments are priced with. */
export type Priced = Pick<CalculatorPage, "cards" | "reference">;

/** A later question of a kind takes the place of one that is not done. */
export type Question =
  | { kind: "quote"; id: number; shipment: Shipment }
  | { kind: "curves"; id: number; shipment: Shipment; axis: CurveAxis; most: number }
  | { kind: "landed"; id: number; service: string; shipment: Shipment }
  | { kind: "freight"; id: number; load: FreightLoad };

/** What the page sends to the worker. */
export type ToLoader = ({ kind: "setup" } & Priced) | Question;

/** `last`: nothing more follows. Curves come first without those of containers, freight as its modes, advice and curve. */
export type FromLoader =
  | { kind: "quote"; id: number; answers: Answer[] }
  | { kind: "curves"; id: number; curves: PriceCurve[]; last: boolean }
  | { kind: "landed"; id: number; sides: LandedSides | undefined }
  | { kind: "freight"; id: number; reply: FreightReply; last: boolean };
