import { m } from "#app/messages/m.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { Icon } from "#app/ui/icon.tsx";
import { toLocalPath } from "#site/locales.ts";
import { type Problem, type Reading, replaceSpan } from "../parse/line/reading.ts";
import { describePart, describeProblem } from "./describe-reading.ts";
import { listGoodsParts } from "./judge-line.ts";
import { getFreightPath } from "./line-reader.ts";

type Props = {
  reading: Reading;
  /** Takes the line as somebody has chosen it. */
  onText: (text: string) => void;
};

/** What was understood of a line, piece by piece; each piece that was not, with what it may have meant. */
export default function LineReading({ reading, onText }: Props) {
  const { text, parts, problems } = reading;
  const freight = getFreightPath(reading);
  return (
    <>
      {parts.length > 0 && (
        <ul aria-label={m.line_understood()} className="flex flex-wrap gap-2">
          {parts.map((part) => (
            <li key={part.span[0]} className="flex items-center gap-1.5 rounded-full bg-sunken px-3 py-1 text-sm">
              <Icon name="lucide:check" className="text-good" />
              {describePart(part, text)}
            </li>
          ))}
        </ul>
      )}
      <ul aria-label={m.line_not_understood()} className="space-y-2">
        {/* weights and sizes that differ are one mistake, and all freight has one way */}
        {problems.filter(isSaidFirst).map((problem) => (
          <li key={`${problem.kind}${problem.span[0]}`} className="mt-2 text-sm text-bad">
            {problem.kind === "goods" ? (
              <ForbiddenGoods reading={reading} problem={problem} />
            ) : (
              describeProblem(problem, text)
            )}
            {freight && findKind(problem) === "freight" && (
              <a href={freight} className="block font-semibold text-link hover:underline">
                {m.line_freight_link()}
              </a>
            )}
            <Proposals problem={problem} text={text} onText={onText} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Goods that no line takes as they come, and where it is said why and what is possible. */
function ForbiddenGoods({ reading, problem }: { reading: Reading; problem: Problem }) {
  const { locale, email } = useShell();
  const own = listGoodsParts(reading).find(({ span }) => span[0] === problem.span[0]);
  const about = new URLSearchParams({
    q: own?.goods.label ?? reading.text.slice(...problem.span),
    ...(reading.to && { to: reading.to }),
  });
  const link = "inline-flex min-h-11 items-center font-semibold text-link hover:underline";
  return (
    <>
      {describeProblem(problem, reading.text)}
      <span className="flex flex-wrap gap-x-4">
        <a href={`${toLocalPath("/resource/what-can-i-ship", locale)}?${about}`} className={link}>
          {m.goods_verdict_why()}
        </a>
        <a href={`mailto:${email}?subject=${encodeURIComponent(reading.text)}`} className={link}>
          {m.goods_ask()}
        </a>
      </span>
    </>
  );
}

function isSaidFirst(problem: Problem, at: number, all: readonly Problem[]): boolean {
  const kind = findKind(problem);
  return (kind !== "unequal" && kind !== "freight") || all.findIndex((one) => findKind(one) === kind) === at;
}

/** What a problem is to whoever reads of it: containers that are not offered have no way. */
function findKind(problem: Problem): string {
  return problem.kind === "freight" && problem.load.is === "special" ? "special" : problem.kind;
}

/** Problems that go away with the words that they are about. */
const dispensable: ReadonlySet<Problem["kind"]> = new Set([
  "unknown",
  "unit",
  "origin",
  "size",
  "metres",
  "negative",
  "zero",
  "postcode",
  "warehouse",
  "day",
  "past",
]);

function Proposals({ problem, text, onText }: { problem: Problem; text: string; onText: (text: string) => void }) {
  const proposals = problem.proposals.filter(Boolean);
  const whole = problem.span[0] === 0 && problem.span[1] === text.length;
  return (
    <span className="flex flex-wrap gap-x-4">
      {proposals.map((proposal) => (
        <ProposalButton
          key={proposal}
          text={proposal}
          onClick={() => onText(replaceSpan(text, problem.span, proposal))}
        />
      ))}
      {dispensable.has(problem.kind) && !whole && (
        <ProposalButton
          text={m.line_leave_out({ text: text.slice(...problem.span) })}
          onClick={() => onText(replaceSpan(text, problem.span, ""))}
        />
      )}
    </span>
  );
}

function ProposalButton({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="min-h-11 font-semibold text-link hover:underline"
      onClick={({ currentTarget }) => {
        // the button goes with what it answers; keys go on in the line
        if (currentTarget.matches(":focus-visible"))
          currentTarget.closest("form, dialog")?.querySelector("input")?.focus();
        onClick();
      }}
    >
      {text}
    </button>
  );
}

/** A line that was read to its end, as the one option of a list: Enter takes it. */
export function LineOption({ id, reading, onChoose }: { id: string; reading: Reading; onChoose: () => void }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are the input's, which names the active option
    <div
      id={id}
      role="option"
      aria-selected="true"
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-sunken px-3 py-2"
    >
      {reading.parts.map((part) => (
        <span key={part.span[0]} className="flex items-center gap-1.5">
          <Icon name="lucide:check" className="text-good" />
          {describePart(part, reading.text)}
        </span>
      ))}
    </div>
  );
}
