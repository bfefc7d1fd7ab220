import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { RateCard } from "#rating/card.ts";
import type { Cargo } from "#rating/shipment/cargo.ts";
import type { Reference } from "#rating/reference.ts";
import type { Shipment, Terms } from "#rating/shipment/shipment.ts";

/** What the benchmark needs from an engine: a quote, and prices for all orders of a day. */
export type Rated = {
  quote: (shipment: Shipment) => unknown;
  pricing: (
    terms: Terms,
    orders: readonly Shipment[],
  ) => (tell: (service: string, at: number, total: number) => void) => void;
};

type Loaded = { catalog?: { cards: RateCard[]; reference: { engine: Reference } } };
type Out = { total: number; transitMin: number; transitMax: number };
type Price<Order> = (order: Order, out: Out) => void;
/** An order as the older compiled engine took it: parcels of a single kind. */
type FlatOrder = Pick<Shipment, "to" | "goods" | "postcode" | "value"> & {
  quantity: number;
  mass: number;
  a: number;
  b: number;
  c: number;
};

/** The engine of another checkout with its own content; in older ones orders had an engine separate from quotes. */
export async function beside(folder: string): Promise<Rated> {
  const from = (path: string) => pathToFileURL(resolve(folder, path)).href;
  const { loadCatalog }: { loadCatalog: (root: string) => Loaded } = await import(from("catalog/catalog.ts"));
  const { catalog } = loadCatalog(join(folder, "content"));
  if (!catalog) throw new Error(`${folder}: its content is not right`);
  const { cards, reference } = catalog;
  const { engine } = reference;
  const { quote }: { quote: (shipment: Shipment, cards: RateCard[], reference: Reference) => unknown } = await import(
    from("rating/quote.ts")
  );
  const pricing = existsSync(join(folder, "rating/bulk/compile.ts"))
    ? await flatPricing(from("rating/bulk/compile.ts"), cards, engine)
    : await cargoPricing(from("rating/quote.ts"), from("rating/shipment/cargo.ts"), cards, engine);
  return { quote: (shipment) => quote(shipment, cards, engine), pricing };
}

async function flatPricing(path: string, cards: RateCard[], reference: Reference): Promise<Rated["pricing"]> {
  type Compile = (
    cards: RateCard[],
    terms: Terms,
    reference: Reference,
  ) => { service: string; price: Price<FlatOrder> }[];
  const { compileCards }: { compileCards: Compile } = await import(path);
  return (terms, shipments) => {
    const services = compileCards(cards, terms, reference);
    const orders = shipments.map(({ to, goods, postcode, value, parcels }): FlatOrder => {
      const { quantity = 1, mass = 0, sides = [0, 0, 0] } = parcels[0] ?? {};
      const [a, b, c] = sides;
      return {
        to,
        goods,
        ...(postcode && { postcode }),
        ...(value !== undefined && { value }),
        quantity,
        mass,
        a,
        b,
        c,
      };
    });
    const out = { total: 0, transitMin: 0, transitMax: 0 };
    return (tell) => {
      for (const [at, order] of orders.entries())
        for (const { service, price } of services) {
          price(order, out);
          if (out.total > 0) tell(service, at, out.total);
        }
    };
  };
}

async function cargoPricing(
  quotePath: string,
  cargoPath: string,
  cards: RateCard[],
  reference: Reference,
): Promise<Rated["pricing"]> {
  type Pricers = (day: string, cards: RateCard[], reference: Reference) => { service: string; price: Price<Cargo> }[];
  const { pricers }: { pricers: Pricers } = await import(quotePath);
  const { Cargo: Own }: { Cargo: new (shipment: Shipment) => Cargo } = await import(cargoPath);
  return (terms, orders) => {
    const services = pricers(terms.shipDate, cards, reference);
    const out = { total: 0, transitMin: 0, transitMax: 0 };
    return (tell) => {
      for (const [at, order] of orders.entries()) {
        const cargo = new Own(order);
        for (const { service, price } of services) {
          price(cargo, out);
          if (out.total > 0) tell(service, at, out.total);
        }
      }
    };
  };
}
