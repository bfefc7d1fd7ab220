import { isDay } from "#rating/calendar/calendar.ts";
import { convertLength, convertMass, type Length } from "#rating/shipment/units.ts";
import type { Classified } from "#rating/duties/headings.ts";
import { getMinorDigits, toMinor } from "#rating/money/minor-digits.ts";
import type { Parcel, Shipment } from "#rating/shipment/shipment.ts";
import { m } from "#app/messages/m.ts";
import { normalizeDigits } from "#app/platform/digits.ts";
import type { ArticleData } from "./load-articles.ts";
import {
  findHandoverDay,
  type FormState,
  listArticleIds,
  listChosenOptions,
  type ParcelFields,
  readPlainFields,
  usualGoods,
} from "./form-state.ts";
import { convertParcelUnits } from "./actions.ts";
import { describeAmbiguity, readLength, readMass } from "../parse/measure.ts";
import type { Postcodes } from "../parse/postcodes.ts";
import { guessMetres, splitSides } from "../parse/size.ts";
import { readAmount, readCount } from "../parse/amount.ts";
import { lightestParcel } from "../parse/weight.ts";
import { formatDate } from "#app/ui/format.ts";
import { formatSize, formatUnit } from "#app/ui/measures.ts";

/** Problems by field: `value`, `subheadings`, `date`, `by`, `postcode`, `to`, or `weight-0` for the weight of the first parcel row. */
export type Problems = Readonly<Record<string, string>>;

const most = { quantity: 9999, kg: 30_000, cm: 1_300, value: 10_000_000, subheadings: 99 };
const perUnit = {
  metric: { mass: "kg", length: "cm", kg: 1, cm: 1 },
  imperial: { mass: "lb", length: "in", kg: 2.2046, cm: 0.3937 },
} as const;

/** What a form is read against. */
export type Known = {
  countries: readonly string[];
  postcodes?: Postcodes;
  goods: readonly string[];
  today: string;
  /** What is known of articles, once it has been fetched. */
  articles?: ArticleData | undefined;
  /** Options that cost by the goods' value: until it is said they are left out of the prices. */
  byValue?: ReadonlySet<string>;
};

/** What has a price without them: the form's prices leave them out where they cannot be read. */
const optional: ReadonlySet<string> = new Set(["value", "subheadings", "by"]);

/** The shipment that the form describes, and what is wrong with the form, field by field. */
export function readShipment(state: FormState, known: Known): { shipment?: Shipment; problems: Problems } {
  const problems: Record<string, string> = {};
  const parcels = state.parcels.map((fields, at) => readParcel(fields, at, state.units, problems));
  const value = state.value.trim() === "" ? undefined : readAmount(state.value);
  const valueAsked = getMinorDigits(state.currency) < 3 && describeAmbiguity(state.value);
  if (valueAsked) problems.value = valueAsked;
  else if (state.value.trim() !== "" && (value === undefined || value > most.value)) problems.value = m.problem_money();
  const subheadings = readAmount(state.subheadings);
  if (subheadings === undefined || !Number.isInteger(subheadings) || subheadings < 1 || subheadings > most.subheadings)
    problems.subheadings = m.problem_subheadings({ most: most.subheadings });
  if (!known.countries.includes(state.to)) problems.to = m.problem_to();
  const postcode = readPostcode(state, known.postcodes, problems);
  if (state.date && !isDay(state.date)) problems.date = m.problem_date();
  const first = isDay(state.date) && state.date > known.today ? state.date : known.today;
  if (state.by && !isDay(state.by)) problems.by = m.problem_by_form();
  else if (state.by && state.by < first)
    problems.by = m.problem_by({ day: formatDate(state.by), first: formatDate(first) });
  if (Object.keys(problems).some((name) => !optional.has(name))) return { problems };
  const valued = value !== undefined && !problems.value;
  const classified = known.articles && findClassified(state, known.articles);
  // a deadline that is over is left out of the prices, and of their day
  const shipDate = findHandoverDay(problems.by ? { ...state, by: "" } : state, known.today);
  const judged = known.articles?.judge(listArticleIds(state), state.to, shipDate);
  const plain = readPlainFields(state);
  const chosen = listChosenOptions(state).filter((id) => valued || !known.byValue?.has(id));
  const options = [...new Set([...(plain.options ?? []), ...chosen])];
  return {
    problems,
    shipment: {
      ...plain,
      from: state.from,
      to: state.to,
      ...(postcode && { postcode }),
      parcels: parcels.filter((parcel) => parcel !== undefined),
      goods: known.goods.includes(state.goods) ? state.goods : usualGoods,
      ...(classified && { classified }),
      ...(judged && { judged }),
      ...(valued && { value: toMinor(value, state.currency) }),
      ...(subheadings !== undefined && !problems.subheadings && subheadings > 1 && { subheadings }),
      ...(options.length > 0 && { options }),
      currency: state.currency,
      incoterm: state.terms,
      shipDate,
    },
  };
}

/** Whether an amount has more in it than figures: a sign, a code or a word of its currency. */
export function namesCurrency(value: string): boolean {
  return /[^\d\s.,'’]/.test(value);
}

function findClassified(
  { article, to }: FormState,
  { headings, tariffs, rates, classify }: ArticleData,
): Classified | undefined {
  const [own, tariff] = [headings[article], tariffs[to]];
  return own && tariff && classify(own.hs, to, tariff, rates);
}

function readPostcode(
  { to, postcode }: FormState,
  postcodes: Postcodes | undefined,
  problems: Record<string, string>,
): string | undefined {
  const own = postcodes?.get(to);
  if (!own) return postcode.trim().toUpperCase();
  const code = own.read(normalizeDigits(postcode));
  // the name of an island, of which a line has made its destination
  const isName = /^(?=\p{Lu}.*\p{Ll}|\p{Script=Han})[\p{L}\s'’().-]+$/u.test(postcode.trim());
  if (code === undefined)
    problems.postcode = isName
      ? m.problem_postcode_name({ name: postcode.trim() })
      : m.problem_postcode_form({ example: own.example });
  const owner = code && own.findOwner(code);
  if (code && owner) problems.postcode = m.problem_postcode_owner({ code, place: owner.name });
  return code;
}

function readParcel(
  fields: ParcelFields,
  at: number,
  units: FormState["units"],
  problems: Record<string, string>,
): Parcel | undefined {
  const unit = perUnit[units];
  const shown = convertParcelUnits(fields, units);
  const quantity = readCount(fields.quantity);
  if (quantity === undefined || !Number.isInteger(quantity) || quantity < 1 || quantity > most.quantity)
    problems[`quantity-${at}`] = m.problem_quantity({ most: most.quantity });
  const exactly = readMass(fields.weight, units);
  const weight = exactly && convertMass(unit.mass, exactly);
  const heaviest = Math.floor(most.kg * unit.kg);
  if (weight === undefined || !exactly || exactly < lightestParcel || weight > heaviest)
    problems[`weight-${at}`] =
      describeAmbiguity(shown.weight) ?? m.problem_weight({ most: heaviest, unit: formatUnit(unit.mass) });
  const texts = [fields.length, fields.width, fields.height].map((text) => text.trim());
  const sides = texts.map((text) => readLength(text, units));
  const longest = Math.floor(most.cm * unit.cm);
  const fits = (side: Length | undefined) => {
    const amount = side && convertLength(unit.length, side);
    return amount !== undefined && amount > 0 && amount <= longest;
  };
  const [first = "", ...others] = texts;
  const metres = units === "metric" && guessMetres(others.some(Boolean) ? texts : splitSides(first));
  if (metres) problems[`size-${at}`] = m.problem_size_metres({ size: formatSize(metres, "cm") });
  else if (texts.some((text) => text !== "") && !sides.every(fits))
    problems[`size-${at}`] =
      texts.map(describeAmbiguity).find((question) => question !== undefined) ??
      m.problem_size({ most: longest, unit: formatUnit(unit.length) });
  const [a, b, c] = sides;
  if (!quantity || !weight || !exactly) return undefined;
  return {
    quantity,
    mass: exactly,
    ...(a && b && c && { sides: [a, b, c] as const }),
  };
}
