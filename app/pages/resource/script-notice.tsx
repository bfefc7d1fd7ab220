import type { CalculatorPage } from "#catalog/page-data.ts";
import { buildCalculatorNames } from "#app/calculator/format/names.ts";
import { describeShipment } from "#app/calculator/format/shipment.ts";
import { fillInExample, startState } from "#app/calculator/store/form-state.ts";
import { m } from "#app/messages/m.ts";
import { joinSentences } from "#app/ui/format.ts";
import { Notice } from "#app/ui/notice.tsx";

/** Without scripts: that the form does not work, and whose prices stand below it. */
export function ScriptNotice({ page }: { page: CalculatorPage }) {
  const shipment = describeShipment(fillInExample(startState(page.start), page.start), buildCalculatorNames(page));
  return (
    <div className="page-width pb-6">
      <Notice>{joinSentences([m.calculator_needs_script(), m.calculator_shown({ shipment })])}</Notice>
    </div>
  );
}
