import type { CalculatorPage } from "#catalog/page-data.ts";
import { findOpenDay } from "#rating/calendar/calendar.ts";
import type { Day } from "#rating/card.ts";
import type { DutyQuestion } from "#rating/duties/answer.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { m } from "#app/messages/m.ts";
import { buildCalculatorNames } from "../format/names.ts";
import { buildPostcodeReaders } from "../parse/postcodes.ts";
import { convertFormUnits, mergeEdits, offerUndo, undoEdit } from "./actions.ts";
import {
  type FieldName,
  fields,
  fillInExample,
  findMissing,
  type FormState,
  keepOfferedCurrency,
  listChosenOptions,
  listOptionsByValue,
  type Missing,
  startState,
} from "./form-state.ts";
import type { ArticleData } from "./load-articles.ts";
import { namesCurrency, type Problems, readShipment } from "./read-shipment.ts";
import { filterShownProblems, type TypedField } from "./typing.ts";

/** What is set: by the visitor, by the address, and by parts of the page that others wait for. */
type Inputs = {
  form: FormState;
  /** Whether the address has been read. Until then the page shows what the build drew, for the start. */
  ready: boolean;
  /** The first day whose last hour at the hub is still to come; that of the build while the page is prerendered. */
  today: Day;
  /** The field that somebody is typing in. */
  typing: TypedField | undefined;
  /** Whether somebody has emptied the destination: then no example stands in for it. */
  emptied: boolean;
  /** Whether a phone shows the form in place of its summary: it does to those who have asked for nothing yet. */
  opened: boolean;
  /** Whether it does because something in the form had to be mended: it stays until the prices are asked for. */
  mending: boolean;
  /** Whether that summary is alive: until it is, a form that is sent stays. */
  summarized: boolean;
  /** What the duty depends on, which only the answers know. */
  questions: readonly DutyQuestion[];
  /** The destination whose prices all wait for a postcode, which only the answers know. */
  unplaced: string | undefined;
  /** The landed cost on the terms chosen, in words, which only the answers know. */
  landed: string | undefined;
  /** The line that nobody has chosen and that is open all the same, which only the table knows. */
  openedOfItself: string;
  /** A value that was read as money of another currency, and is none that can be converted. */
  unreadValue: string;
  /** The city, and where it stands in the form: nothing of it is left there but a country and a postcode, if that. */
  city?: { name: string; to: string; postcode: string } | undefined;
  /** What is known of articles, fetched once the goods are some; "failed": it could not be. */
  articles?: ArticleData | "failed" | undefined;
};

/** What the answers answer. The same object until something in it changes. */
export type QuoteRequest = {
  /** As it is priced: with the example where nothing has been entered. */
  form: FormState;
  /** Where that is. */
  missing: Missing;
  /** Missing while the form has a problem. The same object as long as it asks for the same price. */
  shipment: Shipment | undefined;
  ready: boolean;
  today: Day;
  /** The first day on which anything can be handed over: not while the hub is shut. */
  firstDay: Day;
  /** The field that is half typed, where nothing else is wrong. */
  unfinished: string | undefined;
  /** What is wrong with a field that prices do without. */
  leftOut: string | undefined;
  /** What prices wait for that nobody has to enter. */
  awaited: string | undefined;
};

export type Snapshot = Inputs & {
  /** Whether the weight of the first parcel is being typed. */
  clearing: boolean;
  /** The form with the example where nothing has been entered. */
  filled: FormState;
  /** The shipment that it describes, whether or not its prices wait for something. */
  described: Shipment | undefined;
  firstDay: Day;
  /** All problems of the form, of which `problems` are shown. */
  allProblems: Problems;
  problems: Problems;
  /** Whether the value may be in another currency: it waits for the code that reads it, and is no mistake meanwhile. */
  converting: boolean;
  /** Whether all prices wait for the postcode. */
  lacksPostcode: boolean;
  /** Whether a phone shows the form: because it was opened, because something in it has to be mended or all prices wait for it. */
  editing: boolean;
  request: QuoteRequest;
};

/**
 * The calculator's state outside React. Its parts come to life one after the other, and whatever reached them from above
 * meanwhile, as props or context, would make React throw away their served HTML: they read this store instead, which
 * never changes its identity, and catch up when they arrive.
 */
export type CalculatorStore = ReturnType<typeof createCalculatorStore>;

export function createCalculatorStore(page: CalculatorPage, today: Day) {
  const start = startState(page.start);
  const known = {
    countries: page.countries.map(({ code }) => code),
    postcodes: buildPostcodeReaders(page.countries),
    goods: page.goods.map(({ id }) => id),
    byValue: listOptionsByValue(page.cards),
  };

  /** Everything that follows from the inputs, once for each change of them; what stays the same stays the same object. */
  const derive = (inputs: Inputs, before?: Snapshot): Snapshot => {
    const { form, ready, today } = inputs;
    const articles = inputs.articles === "failed" ? undefined : inputs.articles;
    const firstDay = findOpenDay(page.reference.calendar, form.from, today);
    const kept = before?.form === form && before.firstDay === firstDay && before.articles === inputs.articles;
    // a weight that is being cleared to be typed anew is not the example's meanwhile
    const clearing = inputs.typing?.id === "weight-0";
    const filled =
      kept && before?.clearing === clearing && before.emptied === inputs.emptied
        ? before.filled
        : { ...fill(form, clearing), ...(inputs.emptied && { to: "" }) };
    const read =
      kept && filled === before?.filled ? undefined : readShipment(filled, { ...known, today: firstDay, articles });
    const allProblems = read ? read.problems : (before?.allProblems ?? {});
    const described = read ? keepEqual(before?.described, read.shipment) : before?.described;
    // what may not travel has no price: whether it may is known first
    const awaitsArticles = form.article !== "" && !articles;
    const converting =
      allProblems.value !== undefined &&
      namesCurrency(form.value) &&
      inputs.typing?.id !== "value" &&
      inputs.unreadValue !== form.value;
    const costsByValue = listChosenOptions(form).some((id) => known.byValue.has(id));
    const awaits = awaitsArticles || (converting && (costsByValue || form.terms === "DDP"));
    const shipment = awaits ? undefined : described;
    const { value: _, ...others } = allProblems;
    const { marked: problems, unfinished } = filterShownProblems(converting ? others : allProblems, inputs.typing);
    // a day that nothing can make is no day to sort by
    const priced = read ? (allProblems.by ? { ...filled, by: "" } : filled) : (before?.request.form ?? filled);
    const unvalued = shipment && !shipment.value && costsByValue;
    const leftOut =
      problems.value ?? problems.subheadings ?? problems.by ?? (unvalued ? m.options_without_value() : undefined);
    const missing = before ? keepEqual(before.request.missing, findMissing(form)) : findMissing(form);
    // what was open for an example is nothing that was asked for; and once a field is left the line is open that its link opens
    const isLeft = before?.typing !== undefined && inputs.typing === undefined;
    const isLetGo = before?.ready !== ready || before.request.missing !== missing || isLeft;
    const failed = awaitsArticles && inputs.articles === "failed";
    const awaited = !awaits || !described ? undefined : failed ? m.answers_articles_failed() : m.answers_computing();
    const lacksPostcode = inputs.unplaced === filled.to && form.postcode === "";
    const mending =
      inputs.mending ||
      lacksPostcode ||
      Object.keys(problems).length > 0 ||
      (form.terms === "DDP" && form.value.trim() === "");
    const request = { form: priced, missing, shipment, ready, today, firstDay, unfinished, leftOut, awaited };
    return {
      ...inputs,
      openedOfItself: isLetGo ? "" : inputs.openedOfItself,
      clearing,
      filled,
      described,
      questions: before ? keepEqual(before.questions, inputs.questions) : inputs.questions,
      firstDay,
      allProblems,
      problems,
      converting,
      mending,
      lacksPostcode,
      editing: inputs.opened || mending,
      request: before && isShallowEqual(before.request, request) ? before.request : request,
    };
  };

  /** With the example in it; without a weight of its own while somebody types one. */
  const fill = (form: FormState, clearing: boolean) => {
    const filled = fillInExample(form, page.start);
    return clearing ? { ...filled, parcels: form.parcels } : filled;
  };

  const served = derive({
    form: start,
    ready: false,
    today,
    typing: undefined,
    emptied: false,
    opened: true,
    mending: false,
    summarized: false,
    unplaced: undefined,
    questions: [],
    landed: undefined,
    openedOfItself: "",
    unreadValue: "",
  });
  let snapshot = served;
  // keeps the entry of the browser's history that is left by a change with a way back
  let keepEntry = () => {};
  // by destination, so that whoever looks at another country's prices and comes back need not type it again
  const postcodes = new Map<string, string>();
  const recallPostcode = (to: string) => postcodes.get(to) ?? "";
  const listeners = new Set<() => void>();
  const update = (changes: Partial<Inputs>) => {
    const next = { ...snapshot, ...changes };
    next.form = keepOfferedCurrency(next.form, page);
    if (next.form.to !== "") next.emptied = false;
    if (isShallowEqual(snapshot, next)) return;
    if (next.form.to !== snapshot.form.to) postcodes.set(snapshot.form.to, snapshot.form.postcode);
    snapshot = derive(next, snapshot);
    for (const listen of listeners) listen();
  };

  return {
    page,
    names: buildCalculatorNames(page),
    postcodes: known.postcodes,
    /** For `readShipment`. */
    known,
    /** The form of somebody who came without a query. */
    start,
    get: () => snapshot,
    /** What the prerendered page shows: parts that come to life later begin with it. */
    getServed: () => served,
    subscribe: (listen: () => void) => {
      listeners.add(listen);
      return () => {
        listeners.delete(listen);
      };
    },
    update,
    /** Fields of the form; the others stay. */
    change: (changed: Partial<FormState>) => update({ form: { ...snapshot.form, ...changed } }),
    recallPostcode,
    /** With the postcode that was last entered for it. */
    changeDestination: (to: string) => {
      const isOther = to !== snapshot.form.to;
      // whoever names a country, and be it the same, means no city of it
      update({ city: undefined, ...(isOther && { form: { ...snapshot.form, to, postcode: recallPostcode(to) } }) });
    },
    /** A field as its text is read from an address too; what cannot be read changes nothing. */
    changeField: <Name extends FieldName>(name: Name, text: string) => {
      const form = { ...snapshot.form };
      form[name] = fields[name].read(text) ?? form[name];
      update({ form });
    },
    /** A form made of one that may be a moment old: what was typed since stays. */
    amend: (from: FormState, to: FormState) => update({ form: mergeEdits(snapshot.form, from, to) }),
    /** The same as a step of its own, which the browser's Back undoes and a toast that says `done`; `onUndo`: what follows on that. */
    amendWithUndo: (from: FormState, to: FormState, done: string, onUndo?: () => void) => {
      const before = snapshot.form;
      const after = mergeEdits(before, from, to);
      keepEntry();
      update({ form: after, ...(to === start && { emptied: false }) });
      offerUndo(done, () => {
        onUndo?.();
        update({ form: undoEdit(snapshot.form, after, before, convertFormUnits) });
      });
    },
    /** Told how an entry of the browser's history is kept, by who writes the address. */
    onKeepEntry: (keep: () => void) => {
      keepEntry = keep;
    },
    /** Shows a phone its form, or the prices. */
    openForm: (opened: boolean) => {
      update({ opened, mending: false });
      // a form that stays open for what is wrong in it shows that, with its message above the bar at the foot
      const { problems } = snapshot;
      if (opened || Object.keys(problems).length === 0) return window.scrollTo({ top: 0 });
      const lead = () => {
        const wrong = document.querySelector<HTMLElement>("form [aria-invalid=true]");
        wrong?.focus();
        wrong?.scrollIntoView({ block: "center" });
        return wrong !== null;
      };
      if (lead()) return;
      // the code of its field may still be on its way
      const awaited = new MutationObserver(() => {
        if (snapshot.problems !== problems || lead()) awaited.disconnect();
      });
      awaited.observe(document.body, { childList: true, subtree: true });
    },
  };
}

function keepEqual<Value>(before: Value, now: Value): Value {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

function isShallowEqual<Part extends object>(before: Part, now: Part): boolean {
  return Object.entries(now).every(([name, value]) => Object.is(Reflect.get(before, name), value));
}
