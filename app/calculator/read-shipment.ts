import { isDay } from "#rating/calendar/days.ts";
import { lengthIn } from "#rating/length.ts";
import { massIn } from "#rating/mass.ts";
import { minorDigits } from "#rating/minor-digits.ts";
import type { Parcel, Shipment } from "#rating/shipment.ts";
import { m } from "#app/messages/m.ts";
import { chosenOptions } from "./form/options.ts";
import type { FormState, ParcelFields } from "./form-state.ts";
import { shownParcel } from "./change-units.ts";
import { readLength, readMass } from "./measure.ts";
import type { Postcodes } from "./postcodes.ts";
import { readAmount } from "./read-amount.ts";
import { askedBack } from "./read-as.ts";
import { unitText } from "#app/ui/unit-text.ts";

/** Problems by field: `value`, `subheadings`, `date`, `postcode`, `to`, or `weight-0` for the weight of the first parcel row. */
export type Problems = Readonly<Record<string, string>>;

const most = { quantity: 9999, kg: 30_000, cm: 1_300, value: 10_000_000, subheadings: 99 };
const perUnit = {
  metric: { mass: "kg", length: "cm", kg: 1, cm: 1 },
  imperial: { mass: "lb", length: "in", kg: 2.2046, cm: 0.3937 },
} as const;

/** What has a price without them: the form's prices leave them out where they cannot be read. */
const optional: ReadonlySet<string> = new Set(["value", "subheadings"]);

/** The shipment that the form describes, and what is wrong with the form, field by field. */
export function readShipment(
  state: FormState,
  known: { countries: readonly string[]; postcodes?: Postcodes; goods: readonly string[]; today: string },
): { shipment?: Shipment; problems: Problems } {
  const problems: Record<string, string> = {};
  const parcels = state.parcels.map((fields, at) => readParcel(fields, at, state.units, problems));
  const value = state.value.trim() === "" ? undefined : readAmount(state.value);
  const valueAsked = minorDigits(state.currency) < 3 && askedBack(state.value);
  if (valueAsked) problems.value = valueAsked;
  else if (state.value.trim() !== "" && (value === undefined || value > most.value)) problems.value = m.problem_money();
  const subheadings = readAmount(state.subheadings);
  if (subheadings === undefined || !Number.isInteger(subheadings) || subheadings < 1 || subheadings > most.subheadings)
    problems.subheadings = m.problem_subheadings({ most: most.subheadings });
  if (!known.countries.includes(state.to)) problems.to = m.problem_to();
  const postcode = readPostcode(state, known.postcodes, problems);
  if (state.date && !isDay(state.date)) problems.date = m.problem_date();
  if (state.by && !isDay(state.by)) problems.by = m.problem_date();
  if (Object.keys(problems).some((name) => !optional.has(name))) return { problems };
  return {
    problems,
    shipment: {
      from: state.from,
      to: state.to,
      ...(postcode && { postcode }),
      parcels: parcels.filter((parcel) => parcel !== undefined),
      goods: known.goods.includes(state.goods) ? state.goods : "general",
      ...(value !== undefined && !problems.value && { value: Math.round(value * 10 ** minorDigits(state.currency)) }),
      ...(subheadings !== undefined && !problems.subheadings && subheadings > 1 && { subheadings }),
      ...(state.options && { options: chosenOptions(state) }),
      ...(state.registered && { registered: state.registered === "yes" }),
      currency: state.currency,
      incoterm: state.terms,
      shipDate: state.date || known.today,
    },
  };
}

function readPostcode(
  { to, postcode }: FormState,
  postcodes: Postcodes | undefined,
  problems: Record<string, string>,
): string | undefined {
  const own = postcodes?.get(to);
  if (!own) return postcode.trim().toUpperCase();
  const code = own.read(postcode);
  if (code === undefined) problems.postcode = m.problem_postcode_form({ example: own.example });
  return code;
}

function readParcel(
  fields: ParcelFields,
  at: number,
  units: FormState["units"],
  problems: Record<string, string>,
): Parcel | undefined {
  const unit = perUnit[units];
  const shown = shownParcel(fields, units);
  const quantity = readAmount(fields.quantity);
  if (quantity === undefined || !Number.isInteger(quantity) || quantity < 1 || quantity > most.quantity)
    problems[`quantity-${at}`] = m.problem_quantity({ most: most.quantity });
  const exactly = readMass(fields.weight, units);
  const weight = exactly && massIn(unit.mass, exactly);
  const heaviest = Math.floor(most.kg * unit.kg);
  if (weight === undefined || weight <= 0 || weight > heaviest)
    problems[`weight-${at}`] =
      askedBack(shown.weight) ?? m.problem_weight({ most: heaviest, unit: unitText(unit.mass) });
  const sides = (["length", "width", "height"] as const).map((name) => ({
    name,
    text: fields[name].trim(),
    exact: readLength(fields[name], units),
  }));
  const given = sides.filter(({ text }) => text !== "");
  const longest = Math.floor(most.cm * unit.cm);
  for (const { name, text, exact } of sides) {
    const amount = exact && lengthIn(unit.length, exact);
    const wrong = text !== "" && (amount === undefined || amount <= 0 || amount > longest);
    if (wrong)
      problems[`${name}-${at}`] = askedBack(text) ?? m.problem_side({ most: longest, unit: unitText(unit.length) });
    else if (text === "" && given.length > 0) problems[`${name}-${at}`] = m.problem_sides_all();
  }
  const [a, b, c] = sides.map(({ exact }) => exact);
  if (!quantity || !weight || !exactly) return undefined;
  return {
    quantity,
    mass: exactly,
    ...(a && b && c && { sides: [a, b, c] as const }),
  };
}
