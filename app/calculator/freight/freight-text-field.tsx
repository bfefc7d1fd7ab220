import { type ClipboardEvent, useState } from "react";
import { m } from "#app/messages/m.ts";
import { formatNumber, list } from "#app/ui/format.ts";
import { describeProblem } from "../destination/describe-reading.ts";
import { loadLineReader } from "../destination/line-reader.ts";
import { Field } from "../form/field.tsx";
import type { Part, Reading } from "../parse/line/reading.ts";
import { type FreightEdit, type FreightFields, mostRows, separateKinds } from "./cargo.ts";
import {
  type FreightGoal,
  hidesGoal,
  listGoals,
  longestFreightText,
  readFreightText,
  readUncounted,
  splitFreightText,
} from "./read-freight-text.ts";
import { readPackingTable } from "./read-packing-table.ts";
import { isVolumeOfSize } from "./read-total.ts";

/** What freight is not asked for. */
const unasked: ReadonlySet<Part["kind"]> = new Set(["goods", "terms", "quantity", "by", "value", "sort", "plain"]);

/**
 * Something that a text says and the form has not taken. `answers`: what it may have meant, each with what then happens.
 * `isOpen`: nobody knows it yet, and the text stays to be changed.
 */
type Left = { said: string; isOpen?: boolean; answers?: readonly { text: string; give: () => void }[] };

/**
 * What a text says that the form has no field for, or that nobody understands. `replace`: reads it with other words; `count`:
 * of how many pieces it is.
 */
function listLeftOver(
  reading: Reading,
  replace: (words: string, proposal: string) => (() => void) | undefined,
  count = 1,
): Left[] {
  const { parts, problems, text, sides } = reading;
  return [
    ...problems.flatMap((problem): Left[] => {
      const words = text.slice(...problem.span);
      // a word for freight without a number says how it goes
      if (problem.kind === "freight") {
        const { is } = problem.load;
        if (is === "shared" && !/\d/.test(words)) return [];
        if (is === "shared" && sides)
          return isVolumeOfSize(reading, count) ? [] : [{ said: m.freight_volume_other({ text: words }) }];
        if (is === "pallets" && !/[\d一二两三四五六七八九十]/.test(words)) return [];
        const said =
          is === "pallets" || is === "containers" ? m.line_unknown({ text: words }) : describeProblem(problem, text);
        return [{ said, isOpen: true }];
      }
      const answers = problem.proposals.flatMap((proposal) => {
        const give = replace(words, proposal);
        return give && proposal ? [{ text: proposal, give }] : [];
      });
      // a country that freight does not go to is said where its prices would stand
      return problem.kind === "unserved" ? [] : [{ said: describeProblem(problem, text), isOpen: true, answers }];
    }),
    ...parts.flatMap((part) =>
      part.kind === "origin" && part.hub
        ? [{ said: m.freight_origin({ text: text.slice(...part.span), hub: part.hub }) }]
        : [],
    ),
    ...parts
      .filter(({ kind }) => unasked.has(kind))
      .map(({ span }) => ({ said: m.freight_ignored({ text: text.slice(...span) }) })),
  ];
}

/** Words of a text as they were read, in which numbers have lost their thousands' marks. */
function matchWords(words: string): RegExp {
  return new RegExp(`(?<!\\d)${[...words].map((one) => one.replace(/[^\p{L}\d]/u, "\\$&")).join("[,.]?")}`);
}

/** The first currency that a text names, for the form. */
function pickCurrency(readings: readonly Reading[]): Pick<FreightFields, "currency"> {
  const { currency } = readings.find((own) => own.currency) ?? {};
  return currency ? { currency } : {};
}

/** What a reading says beside a total that the form has taken: how many pieces it is of changes no price. */
function omitTotal(reading: Reading): Reading {
  return {
    ...reading,
    parts: reading.parts.filter(({ kind }) => kind !== "quantity"),
    problems: reading.problems.filter((one) => one.kind !== "freight" || one.load.is !== "shared"),
  };
}

/** The form with another destination. */
function goTo({ to, postcode, within }: FreightGoal): FreightEdit {
  // a country alone leaves the postcode that stands there for it
  return (form) => ({ ...form, to, postcode: postcode || (to === form.to && !within ? form.postcode : "") });
}

/** Takes a packing list or a mail's text about freight into the form, and says what of it was not. `focus`: what is asked next. */
export function useFreightText(onRead: (edit: FreightEdit, onUndo: () => void, focus?: string) => void) {
  const [text, setText] = useState("");
  const [left, setLeft] = useState<readonly Left[]>([]);
  const say = (said: string) => setLeft([{ said, isOpen: true }]);
  /** What a text says that was not taken; it stays itself where something of it may be changed. */
  const show = (given: string, all: readonly Left[]) => {
    setText(all.some(({ isOpen }) => isOpen) ? given : "");
    setLeft(all);
  };
  /** Whether the text counts any pieces. */
  const take = (given: string) => {
    const table = readPackingTable(given);
    const split = splitFreightText(table?.text ?? given);
    if (split.parts.length === 0) return false;
    if (given.length > longestFreightText) {
      say(m.freight_text_long({ limit: formatNumber(longestFreightText, 0) }));
      return true;
    }
    loadLineReader().then(
      (read) => {
        const { rows, units, readings: own, unread, isAssumed, together, total } = readFreightText(split, read);
        const readings = total ? own.map(omitTotal) : own;
        const goals = listGoals(readings);
        const isHidden = readings.some(({ problems, text: own }) => problems.some((one) => hidesGoal(one, own)));
        const fill: FreightEdit = (form) => ({
          ...form,
          ...pickCurrency(readings),
          ...{ units, left: [] },
          ...separateKinds(total ? [total] : rows.slice(0, mostRows)),
        });
        const undo = () => {
          setText(given);
          setLeft([]);
        };
        // words that stand there twice are changed by hand
        const replace = (words: string, proposal: string) => {
          const [before, after, ...more] = given.split(matchWords(words));
          if (after === undefined || more.length > 0) return undefined;
          return () => take(`${before}${proposal}${after}`);
        };
        const others: Left[] = [
          ...(rows.length > mostRows ? [{ said: m.freight_text_rows({ limit: mostRows, count: rows.length }) }] : []),
          ...together.map((own) => ({ said: m.freight_whole({ text: own }), isOpen: true })),
          ...(isAssumed ? [{ said: m.freight_size_assumed() }] : []),
          ...(table?.unsure ? [{ said: m.freight_weight_unsure({ heading: table.unsure }) }] : []),
          ...readings.flatMap((reading, at) => listLeftOver(reading, replace, Number(rows[at]?.quantity ?? 1))),
          ...[...unread, ...(table?.unread ?? [])].map((line) => ({
            said: m.line_unknown({ text: line }),
            isOpen: true,
          })),
        ];
        const answers = goals.map((goal) => ({
          text: goal.name,
          give: () => {
            show(given, others);
            onRead(goTo(goal), undo);
          },
        }));
        const several = m.line_places({ text: list(goals.map(({ name }) => name)) });
        show(given, goals.length > 1 ? [{ said: several, isOpen: true, answers }, ...others] : others);
        const [goal, ...more] = goals;
        // what was said to go somewhere is priced for no other place
        if (more.length > 0 || isHidden) onRead((form) => ({ ...fill(form), to: "", postcode: "" }), undo);
        else onRead(goal ? (form) => goTo(goal)(fill(form)) : fill, undo);
      },
      () => say(m.freight_not_read()),
    );
    return true;
  };
  /** Of a text without pieces, what it says in place of them. */
  const explainNone = (given: string) => {
    const none: Left = { said: m.freight_text_unread(), isOpen: true };
    loadLineReader().then(
      (read) => {
        const uncounted = readUncounted(given.slice(0, longestFreightText), read);
        if (uncounted) return takeUncounted(given, uncounted);
        const readings = given.slice(0, longestFreightText).split("\n").map(read);
        const freight = readings.flatMap((reading) =>
          listLeftOver(
            { ...reading, problems: reading.problems.filter(({ kind }) => kind === "freight") },
            () => undefined,
          ),
        );
        setLeft([...freight.filter(({ isOpen }) => isOpen), none]);
      },
      () => setLeft([none]),
    );
  };
  /** Of goods that nobody counts the form takes their total and where they go, and asks for what it lacks. */
  const takeUncounted = (given: string, { readings, row, units }: NonNullable<ReturnType<typeof readUncounted>>) => {
    const [goal, ...more] = listGoals(readings);
    const isClear = more.length === 0 && !readings.some((one) => one.problems.some((own) => hidesGoal(own, one.text)));
    const lacks = row.weight === "" ? "weight" : row.volume === "" ? "volume" : undefined;
    show(
      given,
      readings.map(omitTotal).flatMap((reading) => listLeftOver(reading, () => undefined)),
    );
    onRead(
      (form) => {
        const own = { ...form, ...pickCurrency(readings), units, rows: [row], left: [] };
        if (!isClear) return { ...own, to: "", postcode: "" };
        return goal ? goTo(goal)(own) : own;
      },
      () => setText(given),
      lacks ? `freight-0-${lacks}` : "freight-text",
    );
  };
  const onPaste = (event: ClipboardEvent) => {
    const given = event.clipboardData.getData("text");
    if (take(given)) event.preventDefault();
    // beside other fields a weight alone is that field's
    else if (event.target instanceof HTMLTextAreaElement && text === "") explainNone(given);
  };
  const field = (
    <div>
      <Field id="freight-text" label={m.freight_paste()}>
        <textarea
          className="field"
          rows={2}
          data-kept=""
          placeholder={m.freight_paste_example()}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {text.trim() !== "" && (
        <button
          type="button"
          className="min-h-11 text-[0.9375rem] font-semibold text-link hover:underline"
          onClick={() => take(text) || explainNone(text)}
        >
          {m.freight_take()}
        </button>
      )}
      <div role="status" className="space-y-2 text-sm text-bad">
        {[...new Map(left.map((one) => [one.said, one])).values()].map(({ said, answers = [] }) => (
          <div key={said}>
            <p>{said}</p>
            <span className="flex flex-wrap gap-x-4">
              {answers.map(({ text: answer, give }) => (
                <button
                  key={answer}
                  type="button"
                  className="min-h-11 font-semibold text-link hover:underline"
                  onClick={give}
                >
                  {answer}
                </button>
              ))}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
  return { onPaste, field };
}
