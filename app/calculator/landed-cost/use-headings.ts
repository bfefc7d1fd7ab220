import { useEffect } from "react";
import { fetchWithRetry, requireJson } from "#app/platform/http.ts";
import type { HeadingData } from "#catalog/views/goods-files.ts";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";

/** Fetches what articles may fall under, once the goods are one: until it is there prices go by the kind of goods. */
export function useHeadings(): void {
  const { page, update } = useCalculatorStore();
  const wanted = useCalculator(({ form, headings }) => form.article !== "" && !headings);
  useEffect(() => {
    if (!wanted) return;
    fetchWithRetry<HeadingData>(page.headings, { onResponse: requireJson }).then(
      (headings) => update({ headings }),
      // the next article tries again
      () => undefined,
    );
  }, [wanted, page, update]);
}
