import { Icon } from "./icon.tsx";
import { Prose } from "./prose.tsx";

/** Questions that open to their answers; they open without JavaScript and can be found by the browser's search. */
export function Faq({ questions }: { questions: readonly { q: string; html: string }[] }) {
  return (
    <div className="border-t border-line">
      {questions.map(({ q, html }) => (
        <details key={q} className="group border-b border-line">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold sm:text-lg [&::-webkit-details-marker]:hidden">
            {q}
            <Icon name="lucide:plus" className="text-quiet transition-transform group-open:rotate-45" />
          </summary>
          <div className="pt-1 pb-6">
            <Prose html={html} className="prose text-quiet" />
          </div>
        </details>
      ))}
    </div>
  );
}
