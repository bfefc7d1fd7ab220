import type { Answer, Billable, Line, Quote, Reason } from "./answer.ts";
import { billableConsignment, billableParcels } from "./billable-weight.ts";
import type { RateCard, Transit } from "./card.ts";
import { dutyLines } from "./duties.ts";
import { emissionsOf } from "./emissions.ts";
import { freightByBreak } from "./freight/by-break.ts";
import { freightByParcel } from "./freight/by-parcel.ts";
import { freightByContainer, freightByMeasure } from "./freight/ocean.ts";
import { brokenLimits } from "./limits.ts";
import { exchanged } from "./money.ts";
import type { Reference } from "./reference.ts";
import { type Shipment, totalMass } from "./shipment.ts";
import { consignmentRow, type Row, surchargeLines } from "./surcharges.ts";
import { deliveryDays } from "./transit.ts";
import { zoneOf } from "./zone.ts";

/**
 * Quotes a shipment over every service that has a card: one answer a service, in the order of the cards. Of a service's
 * cards the one valid on the ship date counts. Where a service has several cards for the day (container and LCL), the
 * cheapest that is available answers.
 */
export function quote(shipment: Shipment, cards: readonly RateCard[], reference: Reference): Answer[] {
  const byService = Map.groupBy(cards, ({ service }) => service);
  return [...byService.values()].map((own) => quoteService(shipment, own, reference));
}

function quoteService(shipment: Shipment, cards: readonly RateCard[], reference: Reference): Answer {
  const { shipDate } = shipment;
  const valid = cards.filter(({ validFrom, validTo }) => validFrom <= shipDate && (!validTo || shipDate <= validTo));
  const service = cards[0]?.service ?? "";
  if (valid.length === 0) return { available: false, service, reasons: [noCardFor(shipDate, cards)] };
  const answers = valid.map((card) => quoteCard(shipment, card, reference));
  const quotes = answers.filter((answer): answer is Quote => answer.available).sort((a, b) => a.total - b.total);
  return quotes[0] ?? answers[0] ?? { available: false, service, reasons: [] };
}

function noCardFor(shipDate: string, cards: readonly RateCard[]): Reason {
  const starts = cards.map(({ validFrom }) => validFrom).sort();
  const next = starts.find((day) => day > shipDate);
  const last = cards
    .map(({ validTo }) => validTo ?? "")
    .sort()
    .at(-1);
  const date = next ?? last;
  return {
    field: "date",
    code: "no-card-for-date",
    given: shipDate,
    ...(date && { limit: date, fix: { field: "shipDate", date } }),
  };
}

/** Quotes a shipment against one card. */
export function quoteCard(shipment: Shipment, card: RateCard, reference: Reference): Answer {
  const refuse = (...reasons: Reason[]): Answer => ({ available: false, service: card.service, reasons });
  if (!card.origins.includes(shipment.from)) {
    const [origin] = card.origins;
    return refuse({
      field: "from",
      code: "origin-not-served",
      given: shipment.from,
      ...(origin && { fix: { field: "from", origin } }),
    });
  }
  const found = zoneOf(card.zones, shipment.from, shipment.to, shipment.postcode);
  if (!("zone" in found)) {
    if (found.missing === "postcode") return refuse({ field: "postcode", code: "postcode-needed", given: shipment.to });
    const postcode = found.missing === "not-in-postcodes";
    return refuse({
      field: postcode ? "postcode" : "to",
      code: "destination-not-served",
      given: postcode ? (shipment.postcode ?? "") : shipment.to,
    });
  }
  const { zone } = found;
  const value =
    shipment.value === undefined
      ? undefined
      : exchanged(shipment.value, shipment.currency, card.currency, reference.exchange.rates);
  const broken = brokenLimits(card, zone, shipment, value);
  if (broken.length > 0) return refuse(...broken);
  const freight = freightOf(card, zone, shipment);
  if (!freight) {
    const sidesMissing = shipment.parcels.some(({ sides }) => !sides);
    return refuse(
      sidesMissing
        ? { field: "sides", code: "sides-needed" }
        : { field: "weight", code: "no-price", given: totalMass(shipment) },
    );
  }
  const carriageLines = [...freight.lines, ...surchargeLines(card, zone, shipment, freight.rows, freight.lines)];
  const carriage = sum(carriageLines);
  const lines = [...carriageLines, ...dutyLines(card, shipment, carriage, reference)];
  const emissions = emissionsOf(card, shipment.to, totalMass(shipment), reference);
  return {
    available: true,
    service: card.service,
    currency: card.currency,
    card: { validFrom: card.validFrom, ...(card.validTo && { validTo: card.validTo }) },
    zone,
    billable: freight.billable,
    lines,
    total: sum(lines),
    transit: deliveryDays(card, freight.transit, shipment.from, shipment.shipDate, reference),
    ...(emissions !== undefined && { emissions }),
  };
}

type Priced = { lines: Line[]; transit: Transit; billable: Billable; rows: readonly Row[] };

function freightOf(card: RateCard, zone: string, shipment: Shipment): Priced | undefined {
  const { tariff } = card;
  switch (tariff.method) {
    case "per-kg-and-item":
    case "flat-by-band":
    case "first-and-additional": {
      const billables = billableParcels(card, shipment);
      const rows = shipment.parcels.flatMap((parcel, at) => {
        const billable = billables[at];
        return billable ? [{ parcel, billable, quantity: parcel.quantity }] : [];
      });
      const freight = freightByParcel(card, tariff, zone, rows);
      return freight && { ...freight, rows, billable: together(rows, card) };
    }
    case "breaks": {
      const billable = billableConsignment(card, shipment);
      const freight = freightByBreak(card, tariff, zone, billable);
      return freight && { ...freight, billable, rows: [consignmentRow(shipment, billable)] };
    }
    case "weight-or-measure": {
      const freight = freightByMeasure(card, tariff, zone, shipment);
      return freight && { ...freight, rows: [consignmentRow(shipment, freight.billable)] };
    }
    case "container": {
      const freight = freightByContainer(card, tariff, zone, shipment);
      return freight && { ...freight, rows: [consignmentRow(shipment, freight.billable)] };
    }
  }
}

function together(rows: readonly { billable: Billable; quantity: number }[], card: RateCard): Billable {
  const mass = rows.reduce((total, { billable, quantity }) => total + billable.mass * quantity, 0);
  return { mass, unit: card.unit, steps: rows.flatMap(({ billable }) => billable.steps) };
}

function sum(lines: readonly Line[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}
