import { m } from "#app/messages/m.ts";
import { readSize } from "../read-size.ts";
import { twoReadings } from "../read-amount.ts";
import type { Field } from "./columns.ts";
import type { TableRead } from "./messages.ts";
import { readMoney } from "./money-text.ts";
import { mostPieces, readQuantity, readWeight } from "./read-cells.ts";

/** Why an answer typed for a field cannot be read, as its rows would be; nothing where it can. */
export function answerProblem(field: Field, text: string, { units, marks }: Pick<TableRead, "units" | "marks">) {
  switch (field) {
    case "weight": {
      if (readWeight(text, units.weight, marks.weight) !== undefined) return undefined;
      const two = twoReadings(text.replace(/\s*\p{L}+$/u, ""));
      return two
        ? m.problem_two_readings({ text, decimal: two.decimal, thousands: two.thousands })
        : m.mend_wrong_weight();
    }
    case "size":
    case "length":
    case "width":
    case "height":
      return readSize(text, units.side, marks.side) ? undefined : m.orders_box_wrong();
    case "quantity":
      return readQuantity(text, marks.quantity) ? undefined : m.problem_quantity({ most: mostPieces });
    case "value":
      return (readMoney(text, marks.value) ?? -1) < 0 ? m.problem_value() : undefined;
    default:
      return undefined;
  }
}
