import type { Answer } from "#rating/answer.ts";
import type { CurveAxis, PriceCurve } from "#rating/comparison/price-curve.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import type { FreightLoad, FreightReply } from "../freight/answer-load.ts";
import type { LandedSides } from "../landed-cost/landed-sides.ts";
import type { createAnswerer } from "./create-answerer.ts";
import type { FromLoader, Priced, Question, ToLoader } from "./protocol.ts";
import { trustScript } from "#app/platform/trusted-types.ts";
import workerAddress from "./worker.ts?worker&url";

type Waiting = {
  question: Question;
  key?: string;
  done: (reply: FromLoader) => void;
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
  /** Where the worker cannot start: its code on the main thread, loaded only then. */
  #answerer: Promise<ReturnType<typeof createAnswerer>> | undefined;
  /** The last answers, and the ones that are waited for. */
  readonly #asked = new Map<string, Promise<Answer[]>>();

  constructor(page: Priced) {
    this.#page = page;
  }

  /** All answers of a shipment. The same promise for the same shipment: React asks again while it waits. */
  answers(shipment: Shipment): Promise<Answer[]> {
    const key = JSON.stringify(shipment);
    const known = this.#asked.get(key);
    this.#asked.delete(key);
    const answers =
      known ??
      new Promise<Answer[]>((resolve) => {
        const done = (reply: FromLoader) => reply.kind === "quote" && resolve(reply.answers);
        this.#ask({ question: { kind: "quote", id: ++this.#last, shipment }, key, done });
      });
    this.#asked.set(key, answers);
    for (const oldest of this.#asked.keys()) if (this.#asked.size > kept) this.#asked.delete(oldest);
    return answers;
  }

  /** Price curves: told first without containers, then with them; never told once another curve is asked for. */
  curves(shipment: Shipment, axis: CurveAxis, most: number, done: (curves: PriceCurve[]) => void): void {
    this.#ask({
      question: { kind: "curves", id: ++this.#last, shipment, axis, most },
      done: (reply) => reply.kind === "curves" && done(reply.curves),
    });
  }

  /** The landed cost on a line, containers included; never told once another is asked for. */
  landed(service: string, shipment: Shipment, done: (sides: LandedSides | undefined) => void): void {
    this.#ask({
      question: { kind: "landed", id: ++this.#last, service, shipment },
      done: (reply) => reply.kind === "landed" && done(reply.sides),
    });
  }

  /** Freight by every mode, then advice, then the curve by number of pieces; never told once other freight is asked for. */
  freight(load: FreightLoad, done: (reply: FreightReply) => void): void {
    this.#ask({
      question: { kind: "freight", id: ++this.#last, load },
      done: (reply) => reply.kind === "freight" && done(reply.reply),
    });
  }

  #ask(waiting: Waiting): void {
    const { question } = waiting;
    for (const [older, { question: before, key }] of this.#waiting)
      if (before.kind === question.kind) {
        this.#waiting.delete(older);
        if (key !== undefined) this.#asked.delete(key);
      }
    this.#waiting.set(question.id, waiting);
    if (this.#broken) this.#answerHere(question);
    else this.#started().postMessage(question satisfies ToLoader);
  }

  #take(reply: FromLoader): void {
    const asked = this.#waiting.get(reply.id);
    if (!("last" in reply) || reply.last) this.#waiting.delete(reply.id);
    asked?.done(reply);
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(trustScript(workerAddress), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromLoader>) => this.#take(data);
    worker.onerror = () => {
      this.#broken = true;
      for (const { question } of this.#waiting.values()) this.#answerHere(question);
    };
    const { cards, reference } = this.#page;
    worker.postMessage({ kind: "setup", cards, reference } satisfies ToLoader);
    this.#worker = worker;
    return worker;
  }

  /** If the worker fails to start, everything is answered on the main thread: slower. */
  async #answerHere(question: Question): Promise<void> {
    this.#answerer ??= import("./create-answerer.ts").then(({ createAnswerer }) =>
      createAnswerer(this.#page, (reply) => this.#take(reply)),
    );
    try {
      await (await this.#answerer)(question);
    } catch {
      // without a connection: the next question asks again
      this.#answerer = undefined;
    }
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
