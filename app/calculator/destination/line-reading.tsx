import { m } from "#app/messages/m.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type Problem, type Reading, replaceSpan } from "../parse/line/reading.ts";
import { describePart, describeProblem } from "./describe-reading.ts";
import { buildFreightPath } from "./freight-path.ts";

type Props = {
  reading: Reading;
  /** Takes the line as somebody has chosen it. */
  onText: (text: string) => void;
};

/** What was understood of a line, piece by piece; each piece that was not, with what it may have meant. */
export default function LineReading({ reading, onText }: Props) {
  const { text, parts, problems } = reading;
  const { locale } = useShell();
  // a weight that may be that of each or of all is answered first, and then comes along
  const openWeight = problems.some(({ kind }) => kind === "total-or-each");
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
        {/* weights and sizes that differ are one mistake */}
        {problems.filter(isSaidFirst).map((problem) => (
          <li key={`${problem.kind}${problem.span[0]}`} className="mt-2 text-sm text-bad">
            {describeProblem(problem, text)}
            {problem.kind === "freight" && !openWeight && (
              <a href={buildFreightPath(reading, locale)} className="block font-semibold text-link hover:underline">
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

function isSaidFirst({ kind }: Problem, at: number, all: readonly Problem[]): boolean {
  return kind !== "unequal" || all.findIndex((one) => one.kind === kind) === at;
}

/** Problems that go away with the words that they are about. */
const dispensable: ReadonlySet<Problem["kind"]> = new Set([
  "unknown",
  "unit",
  "origin",
  "size",
  "negative",
  "zero",
  "postcode",
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
    <button type="button" className="min-h-11 font-semibold text-link hover:underline" onClick={onClick}>
      {text}
    </button>
  );
}
