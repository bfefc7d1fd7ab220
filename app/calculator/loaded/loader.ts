import type { Answer } from "#rating/answer.ts";
import { type CurveAxis, type PriceCurve, priceCurves } from "#rating/price-curve.ts";
import { loadContainers, quote } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { landedCost, type LandedSides } from "../landed-cost/landed-cost.ts";
import type { FromLoader, ToLoader } from "./messages.ts";

export type Priced = Pick<CalculatorPage, "cards" | "reference">;

type Waiting = { message: ToLoader; key?: string; done: (reply: FromLoader) => void; here: () => FromLoader };

/** Answers on the screen are asked for again with each rendering. */
const kept = 8;

/** Asks the worker that loads containers; one for a page's cards, started when first asked. */
class Loader {
  readonly #page: Priced;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #broken = false;
  #last = 0;
  /** The last answers, and the ones that are waited for. */
  readonly #asked = new Map<string, Promise<Answer[]>>();

  constructor(page: Priced) {
    this.#page = page;
  }

  /** All answers of a shipment. The same promise for the same shipment: React asks again while it waits. */
  answers(shipment: Shipment): Promise<Answer[]> {
    const key = JSON.stringify(shipment);
    const { cards, reference } = this.#page;
    const known = this.#asked.get(key);
    this.#asked.delete(key);
    const answers =
      known ??
      new Promise<Answer[]>((resolve) => {
        const id = ++this.#last;
        this.#ask(id, {
          key,
          message: { kind: "quote", id, shipment },
          done: (reply) => reply.kind === "quote" && resolve(reply.answers),
          here: () => ({ kind: "quote", id, answers: quote(shipment, cards, reference) }),
        });
      });
    this.#asked.set(key, answers);
    for (const oldest of this.#asked.keys()) if (this.#asked.size > kept) this.#asked.delete(oldest);
    return answers;
  }

  /** Price curves: told first without containers, then with them; never told once another curve is asked for. */
  curves(shipment: Shipment, axis: CurveAxis, most: number, done: (curves: PriceCurve[]) => void): void {
    const { cards, reference } = this.#page;
    const id = ++this.#last;
    this.#ask(id, {
      message: { kind: "curves", id, shipment, axis, most },
      done: (reply) => reply.kind === "curves" && done(reply.curves),
      here: () => ({
        kind: "curves",
        id,
        curves: priceCurves(shipment, axis, most, cards, reference, loadContainers),
        last: true,
      }),
    });
  }

  /** The landed cost on a line, containers included; never told once another is asked for. */
  landed(service: string, shipment: Shipment, done: (sides: LandedSides | undefined) => void): void {
    const { cards, reference } = this.#page;
    const id = ++this.#last;
    this.#ask(id, {
      message: { kind: "landed", id, service, shipment },
      done: (reply) => reply.kind === "landed" && done(reply.sides),
      here: () => ({ kind: "landed", id, sides: landedCost(service, shipment, cards, reference) }),
    });
  }

  #ask(id: number, question: Waiting): void {
    for (const [older, { message, key }] of this.#waiting)
      if (message.kind === question.message.kind) {
        this.#waiting.delete(older);
        if (key !== undefined) this.#asked.delete(key);
      }
    this.#waiting.set(id, question);
    if (this.#broken) this.#answerHere();
    else this.#started().postMessage(question.message);
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromLoader>) => {
      const asked = this.#waiting.get(data.id);
      if (data.kind !== "curves" || data.last) this.#waiting.delete(data.id);
      asked?.done(data);
    };
    worker.onerror = () => {
      this.#broken = true;
      this.#answerHere();
    };
    const { cards, reference } = this.#page;
    worker.postMessage({ kind: "setup", cards, reference } satisfies ToLoader);
    this.#worker = worker;
    return worker;
  }

  /** A worker that does not start is no reason for no price: slower, in the page. */
  #answerHere(): void {
    for (const { done, here } of this.#waiting.values()) done(here());
    this.#waiting.clear();
  }
}

/** By the cards, with which the reference data come in one payload. */
const loaders = new WeakMap<Priced["cards"], Loader>();

/** The loader of a page's cards. */
export function loaderOf({ cards, reference }: Priced): Loader {
  const known = loaders.get(cards) ?? new Loader({ cards, reference });
  loaders.set(cards, known);
  return known;
}
