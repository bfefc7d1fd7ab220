import { useEffect, useRef } from "react";
import type { FormState } from "./form-state.ts";
import { useCalculator, useCalculatorStore } from "./use-calculator.ts";

/** Fetches what is known of articles once the goods are some: their prices wait for it. What failed is tried with each change. */
export function useArticles(): void {
  const { page, update } = useCalculatorStore();
  const wanted = useCalculator(({ form, articles }) =>
    form.article === "" || (articles && articles !== "failed") ? undefined : form,
  );
  const loading = useRef(false);
  const tried = useRef<FormState>(undefined);
  useEffect(() => {
    if (!wanted || loading.current || tried.current === wanted) return;
    tried.current = wanted;
    loading.current = true;
    import("./load-articles.ts")
      .then(({ loadArticles }) => loadArticles(page))
      .then(
        (articles) => update({ articles }),
        () => update({ articles: "failed" }),
      )
      .finally(() => {
        loading.current = false;
      });
  }, [wanted, page, update]);
}
