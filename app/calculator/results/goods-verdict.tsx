import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { VerdictMark } from "#app/ui/verdict-mark.tsx";
import type { Judged } from "#rating/goods/goods.ts";
import { toLocalPath } from "#site/locales.ts";
import { nameArticles } from "../format/shipment.ts";
import type { QuoteRequest } from "../store/calculator-store.ts";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";

/** Where no line takes the articles as a parcel: the verdict on them, and where it says why and what is possible. */
export default function GoodsVerdict({ judged: { verdict }, request }: { judged: Judged; request: QuoteRequest }) {
  const { names } = useCalculatorStore();
  const { locale } = useShell();
  const articles = useCalculator((snapshot) => snapshot.articles);
  const { form } = request;
  const goods = nameArticles({ form, articles }) ?? names.goods(form.goods);
  const about = new URLSearchParams({ q: goods, to: form.to });
  const link = "inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4";
  return (
    <div className="mt-4 rounded-lg bg-sunken px-4 py-3">
      <p className="text-quiet">{m.goods_to({ goods, country: names.countryInSentence(form.to) })}</p>
      <p className="text-xl font-semibold tracking-tight">
        <VerdictMark verdict={verdict} />
      </p>
      <p className="flex flex-wrap gap-x-6">
        <a href={`${toLocalPath("/resource/what-can-i-ship", locale)}?${about}`} className={link}>
          {m.goods_verdict_why()}
        </a>
        {(verdict === "freight" || verdict === "sea") && (
          <a
            href={`${toLocalPath("/resource/freight-calculator", locale)}?${new URLSearchParams({ to: form.to })}`}
            className={link}
          >
            {m.line_freight_link()}
          </a>
        )}
      </p>
    </div>
  );
}
