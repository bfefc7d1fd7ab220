import { FoldTitle } from "./fold.tsx";
import { Prose } from "./markup.tsx";

/** Questions that open to their answers; they open without JavaScript and can be found by the browser's search. */
export function Faq({ questions }: { questions: readonly { q: string; html: string }[] }) {
  return (
    <div className="border-t border-line">
      {questions.map(({ q, html }) => (
        <details key={q} className="group/fold border-b border-line">
          <FoldTitle className="min-h-14 py-3 sm:text-lg">{q}</FoldTitle>
          <div className="pt-1 pb-6">
            <Prose html={html} className="prose text-quiet" />
          </div>
        </details>
      ))}
    </div>
  );
}
