import { FoldTitle } from "./fold.tsx";
import { Prose } from "./markup.tsx";

/**
 * Questions that open to their answers; they open without JavaScript and can be found by the browser's search. Each answer
 * is named, so that a link to it opens it: the site's search has them (`catalog/search-documents.ts`).
 */
export function Faq({ questions }: { questions: readonly { q: string; html: string }[] }) {
  return (
    <div className="border-t border-line">
      {questions.map(({ q, html }, at) => (
        <details key={q} className="group/fold border-b border-line">
          <FoldTitle className="min-h-14 py-3 sm:text-lg">{q}</FoldTitle>
          <div id={`question-${at + 1}`} className="scroll-mt-40 pt-1 pb-6">
            <Prose html={html} className="prose text-quiet" />
          </div>
        </details>
      ))}
    </div>
  );
}
