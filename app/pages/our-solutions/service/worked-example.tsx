import type { ServicePage } from "#catalog/views/service.ts";
import { localPath } from "#site/locales.ts";
import { m } from "#app/messages/m.ts";
import { QuoteLines } from "#app/calculator/quote-lines.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { number } from "#app/ui/format.ts";
import { Section } from "#app/ui/section.tsx";
import { weightRuleText } from "./weight-rule-text.ts";

/** The rule of the billable weight in words, and a shipment priced by it line by line. */
export function WorkedExample({ service }: { service: ServicePage }) {
  const locale = useShell().locale;
  const { example } = service;
  if (!example?.answer.available) return null;
  const { shipment, country, answer } = example;
  const size = `${shipment.size_cm.join(" × ")} cm`;
  const what = m.example_what({
    quantity: shipment.quantity,
    size,
    weight: `${number(shipment.weight_kg)} kg`,
    country,
  });
  return (
    <Section title={m.example_title()}>
      <div className="grid items-start gap-8 lg:grid-cols-[4fr_7fr]">
        <div>
          <p className="text-lg leading-relaxed">{what}</p>
          <ul className="mt-4 list-disc space-y-2 pl-5 text-quiet">
            {weightRuleText(service).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {service.weightGuide && (
            <p className="mt-4">
              <a href={localPath(service.weightGuide, locale)} className="text-link underline underline-offset-4">
                {m.example_guide()}
              </a>
            </p>
          )}
        </div>
        <div className="rounded-2xl border border-line bg-panel px-6 py-4 sm:px-8">
          <QuoteLines quote={answer} name={service.name} />
        </div>
      </div>
    </Section>
  );
}
