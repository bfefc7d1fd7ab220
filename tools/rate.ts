import { parseArgs } from "node:util";
import { classify } from "#rating/duties/classify.ts";
import { quote } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { loadCatalog } from "#catalog/catalog.ts";
import type { Catalog } from "#catalog/model.ts";
import { collectHeadingRates } from "#catalog/views/goods.ts";
import { readShipmentFile } from "./rate/read-shipments.ts";
import { formatProblems } from "#catalog/read/problems.ts";
import type { Answer, Charge, Quote, Reason, WeightStep } from "#rating/answer.ts";
import { formatFormula } from "#rating/money/formula.ts";
import { convertLength, convertMass, toMassAmount } from "#rating/shipment/units.ts";

const help = `npm run --silent rate -- [--content DIR] [--explain] FILE

Prices what FILE describes on every service and prints the answers as JSON, for scripts and for trying a card before it
goes live. Totals are in minor units (cents); weights in kilograms (pounds on an imperial card), sides in centimetres.

FILE is one shipment:
  { "to": "FR", "parcels": [{ "quantity": 2, "kg": 0.8, "cm": [40, 30, 10] }] }
or a list of them, or a CSV with a row an order:
  order,to,postcode,quantity,kg,length_cm,width_cm,height_cm,goods,value,currency,incoterm,ship_date,
  upright,unstackable,options
Of these only "to" and "kg" are needed. Pounds and inches: { "lb": 2, "in": [12, 10, 6] }. A parcel may be "upright" (in
a container it stands on its base alone) or "unstackable" (it bears nothing): true in JSON, yes in a CSV.
More fields of a shipment: from, postcode, goods, value, currency, incoterm (DAP, DDP), shipDate, hs, subheadings,
registered, options (in a CSV with spaces between). A list or a CSV is answered with a short list for each order.

  --content DIR   the content folder (content)
  --explain       answer each order of a list in full, as a single shipment is
  --help          this
`;

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      content: { type: "string", default: "content" },
      explain: { type: "boolean", default: false },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new Error("Name one file of shipments: npm run rate -- shipment.json (--help)");
  const { catalog, problems } = loadCatalog(values.content);
  if (!catalog) throw new Error(formatProblems(problems.errors));
  const today = new Date().toISOString().slice(0, 10);
  const { orders, single } = readShipmentFile(file, catalog.site, today);
  const { cards, reference } = catalog;
  const find = makeHeadingFinder(reference);
  const answer = (shipment: Shipment) => quote(find(shipment), cards, reference.engine);
  const [first] = orders;
  if (single && first) {
    console.log(JSON.stringify(answer(first.shipment).map(writeAnswer), null, 2));
    return;
  }
  const write = values.explain ? writeAnswer : writeShort;
  const answered = orders.map(({ order, shipment }) => JSON.stringify({ order, answers: answer(shipment).map(write) }));
  console.log(`[\n${answered.join(",\n")}\n]`);
}

/** What adds the rates of its heading to a shipment whose HS code `duties/headings.csv` knows. */
export function makeHeadingFinder(reference: Catalog["reference"]): (shipment: Shipment) => Shipment {
  const { tariffs } = reference.articles;
  const rates = collectHeadingRates(reference);
  return (shipment) => {
    const [tariff, heading] = [tariffs[shipment.to], shipment.hs?.slice(0, 6) ?? ""];
    const classified = tariff && rates[heading] && classify([heading], shipment.to, tariff, rates);
    return classified ? { ...shipment, classified } : shipment;
  };
}

/** Answers for people and scripts: kilograms (pounds on an imperial card) and centimetres, formulas as text. */
export function writeAnswer(answer: Answer): object {
  if (!answer.available) return { ...answer, reasons: answer.reasons.map(writeReason) };
  const { billable, charges, bySeller, transit, loading, ...rest } = answer;
  return {
    ...rest,
    ...(loading && {
      loading: loading.spaces.map(({ space, count, mass, volume }) => ({
        container: space.name,
        count,
        kg: mass / 1000,
        cubicMetres: volume / 1e9,
      })),
    }),
    transit: { min: transit.min, max: transit.max, earliest: transit.earliest, latest: transit.latest },
    billable: {
      ...billable,
      mass: toMassAmount(billable.mass),
      pieces: billable.pieces.map(({ quantity, mass, steps }) => ({
        quantity,
        mass: toMassAmount(mass),
        steps: steps.map(writeStep),
      })),
      steps: billable.steps.map(writeStep),
    },
    charges: charges.map(writeCharge),
    bySeller: bySeller.map(writeCharge),
  };
}

function writeCharge({ formula, nextBreak, ...charge }: Charge): object {
  return {
    ...charge,
    formula: formatFormula(formula),
    ...(nextBreak && { nextBreak: { ...nextBreak, from: toMassAmount(nextBreak.from) } }),
  };
}

/** In a list of orders: each service's price, or the codes of its reasons. */
export function writeShort(answer: Answer): object {
  const { service } = answer;
  if (!answer.available) return { service, available: false, reasons: answer.reasons.map(({ code }) => code) };
  const { total, currency, zone, transit }: Quote = answer;
  return { service, available: true, total, currency, zone, earliest: transit.earliest, latest: transit.latest };
}

function writeStep(step: WeightStep): object {
  return {
    ...step,
    ...("mass" in step && { mass: toMassAmount(step.mass) }),
    ...("step" in step && { step: toMassAmount(step.step) }),
  };
}

function writeReason(reason: Reason): object {
  const { field, code, fix } = reason;
  const amount = (value: string | number | undefined) => {
    if (typeof value !== "number") return value;
    // volumes already are in cubic centimetres
    if (code === "volume-too-big") return value;
    return field === "weight" ? convertMass("kg", value) : field === "sides" ? convertLength("cm", value) : value;
  };
  return {
    ...reason,
    ...(reason.given !== undefined && { given: amount(reason.given) }),
    ...(reason.limit !== undefined && { limit: amount(reason.limit) }),
    ...(fix && {
      fix:
        fix.field === "parcelMass" || fix.field === "totalMass"
          ? { field: fix.field, kg: convertMass("kg", fix.mass) }
          : fix.field === "longestSide"
            ? { field: fix.field, cm: convertLength("cm", fix.length) }
            : fix,
    }),
  };
}

if (import.meta.main)
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
