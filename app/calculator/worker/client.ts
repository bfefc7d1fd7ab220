import type { Answer } from "#rating/answer.ts";
import { type CurveAxis, type PriceCurve, priceCurves } from "#rating/comparison/price-curve.ts";
import { loadContainers, quote } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import type { CalculatorPage } from "#catalog/page-data.ts";
import type { createLoadAnswerer, FreightLoad, FreightReply } from "../freight/answer-load.ts";
import { calculateLandedCost, type LandedSides } from "../landed-cost/landed-cost.ts";
import type { FromLoader, ToLoader } from "./protocol.ts";
import { trustScript } from "#app/platform/trusted-types.ts";
import workerAddress from "./worker.ts?worker&url";

export type Priced = Pick<CalculatorPage, "cards" | "reference">;

type Waiting = {
  message: ToLoader;
  key?: string;
  done: (reply: FromLoader) => void;
  /** Answers on the main thread, where the worker cannot start. */
  here: (tell: (reply: FromLoader) => void) => void;
};

/** How many answers are kept: what is on the screen is asked for again with each rendering. */
const kept = 8;

/**
 * Asks the worker for what takes longer than a keystroke: prices with containers to load, curves, freight. Started with the
 * first question; of questions of one kind only the newest is answered.
 */
class QuoteWorkerClient {
  readonly #page: Priced;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #broken = false;
  #last = 0;
  /** Loaded only where the worker cannot start. */
  #answerLoad: Promise<ReturnType<typeof createLoadAnswerer>> | undefined;
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
          here: (tell) => tell({ kind: "quote", id, answers: quote(shipment, cards, reference) }),
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
      here: (tell) =>
        tell({
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
      here: (tell) => tell({ kind: "landed", id, sides: calculateLandedCost(service, shipment, cards, reference) }),
    });
  }

  /** Freight by every mode, then advice, then the curve by number of pieces; never told once other freight is asked for. */
  freight(load: FreightLoad, done: (reply: FreightReply) => void): void {
    const { cards, reference } = this.#page;
    const id = ++this.#last;
    this.#ask(id, {
      message: { kind: "freight", id, load },
      done: (reply) => reply.kind === "freight" && done(reply.reply),
      here: async (tell) => {
        this.#answerLoad ??= import("../freight/answer-load.ts").then(({ createLoadAnswerer }) =>
          createLoadAnswerer(cards, reference),
        );
        const answerLoad = await this.#answerLoad;
        await answerLoad(load, (reply) => tell({ kind: "freight", id, reply, last: reply.kind === "curve" }));
      },
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
    const worker = new Worker(trustScript(workerAddress), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromLoader>) => {
      const asked = this.#waiting.get(data.id);
      if (!("last" in data) || data.last) this.#waiting.delete(data.id);
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

  /** If the worker fails to start, everything is answered on the main thread: slower. */
  #answerHere(): void {
    for (const { done, here } of this.#waiting.values()) here(done);
    this.#waiting.clear();
  }
}

/** By the cards, with which the reference data come in one payload. */
const clients = new WeakMap<Priced["cards"], QuoteWorkerClient>();

/** The one client of a page's cards. */
export function createQuoteWorkerClient({ cards, reference }: Priced): QuoteWorkerClient {
  const known = clients.get(cards) ?? new QuoteWorkerClient({ cards, reference });
  clients.set(cards, known);
  return known;
}
