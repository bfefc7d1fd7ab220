import type { ServicePage } from "#catalog/views/service.ts";
import { localPath } from "#site/locales.ts";
import { m } from "#app/messages/m.ts";
import { QuoteCharges } from "#app/calculator/quote-charges.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { Drawn } from "#app/ui/drawn.tsx";
import { number } from "#app/ui/format.ts";
import { sentences } from "#app/ui/joined.ts";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { weightRuleText } from "./weight-rule-text.ts";
import { unitText } from "#app/ui/unit-text.ts";
import { sizeText } from "#app/ui/size-text.ts";

/** The rule of the billable weight drawn and in words, and a shipment priced by it line by line. */
export function WorkedExample({ service }: { service: ServicePage }) {
  const { locale } = useShell();
  const { example } = service;
  if (!example) return null;
  const { shipment, place, answer } = example;
  const what = m.example_what({
    quantity: shipment.quantity,
    size: sizeText(shipment.size_cm, "cm"),
    weight: `${number(shipment.weight_kg)}\u00a0${unitText("kg")}`,
    place,
  });
  return (
    <>
      <p className="phrased mb-4 text-quiet">{what}</p>
      <Drawn markup={example.drawn} className="mb-6" />
      <NarrowFold title={m.example_title()}>
        <p className="phrased mb-4 max-w-3xl text-[0.9375rem] text-quiet">
          {sentences(weightRuleText(service))}
          {m.between_sentences()}
          {service.weightGuide && (
            <a href={localPath(service.weightGuide, locale)} className="text-link underline underline-offset-4">
              {m.example_guide()}
            </a>
          )}
        </p>
        <div className="charges-across">
          <QuoteCharges quote={answer} name={service.name} />
        </div>
      </NarrowFold>
    </>
  );
}
