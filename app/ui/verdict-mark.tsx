import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Verdict } from "#rating/goods/goods.ts";

const marks: Readonly<Record<Verdict, { icon: string; className: string }>> = {
  yes: { icon: "lucide:check", className: "text-good" },
  papers: { icon: "lucide:file-check", className: "text-good" },
  freight: { icon: "lucide:container", className: "text-warn" },
  sea: { icon: "lucide:ship", className: "text-warn" },
  ask: { icon: "lucide:circle-question-mark", className: "text-warn" },
  never: { icon: "lucide:x", className: "text-bad" },
};

export function describeVerdict(verdict: Verdict): string {
  switch (verdict) {
    case "yes":
      return m.verdict_yes();
    case "papers":
      return m.verdict_papers();
    case "freight":
      return m.verdict_freight();
    case "sea":
      return m.verdict_sea();
    case "ask":
      return m.verdict_ask();
    case "never":
      return m.verdict_never();
  }
}

/** A verdict as a sign with its words. */
export function VerdictMark({ verdict, words }: { verdict: Verdict; words?: string | undefined }) {
  const { icon, className } = marks[verdict];
  return (
    <span className="inline-flex items-start gap-2">
      <Icon name={icon} className={`mt-0.5 ${className}`} />
      <span>{words ?? describeVerdict(verdict)}</span>
    </span>
  );
}
