import { QuoteCharges } from "#app/calculator/results/quote-charges.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { NarrowFold } from "#app/ui/fold.tsx";
import { formatNumber, joinSentences } from "#app/ui/format.ts";
import { StaticSvg } from "#app/ui/markup.tsx";
import { formatSize, formatUnit } from "#app/ui/measures.ts";
import { Section } from "#app/ui/section.tsx";
import type { ServicePage } from "#catalog/line-page-data.ts";
import { toLocalPath } from "#site/locales.ts";
import { GoodsLists } from "./goods-lists.tsx";
import { explainWeightRule } from "./weight-rule-text.ts";

/** How a line bills weight, what it takes and refuses, how it is packed. */
export function Rules({ service }: { service: ServicePage }) {
  return (
    <Section title={m.rules_title()} id="rules">
      <WorkedExample service={service} />
      <div className="sm:mt-10">
        <GoodsLists service={service} />
      </div>
    </Section>
  );
}

/** The rule of the billable weight drawn and in words, and a shipment priced by it line by line. */
function WorkedExample({ service }: { service: ServicePage }) {
  const { locale } = useShell();
  const { example } = service;
  if (!example) return null;
  const { shipment, place, answer } = example;
  const what = m.example_what({
    count: shipment.quantity,
    size: formatSize(shipment.size_cm, "cm"),
    weight: `${formatNumber(shipment.weight_kg)}\u00a0${formatUnit("kg")}`,
    place,
  });
  return (
    <>
      <p className="phrased mb-4 text-quiet">{what}</p>
      <StaticSvg markup={example.drawn} className="mb-6" />
      <NarrowFold title={m.example_title()}>
        <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
          <p className="phrased mb-4 max-w-3xl text-[0.9375rem] text-quiet">
            {joinSentences(explainWeightRule(service))}
            {m.between_sentences()}
            {service.weightGuide && (
              <a href={toLocalPath(service.weightGuide, locale)} className="text-link underline underline-offset-4">
                {m.example_guide()}
              </a>
            )}
          </p>
          <QuoteCharges quote={answer} name={service.name} />
        </div>
      </NarrowFold>
    </>
  );
}
