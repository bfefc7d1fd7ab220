import type { Answer } from "#rating/answer.ts";
import type { DutyQuestion } from "#rating/duties/answer.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { money } from "#app/ui/format.ts";
import { Field } from "../field.tsx";
import { optionsNeedValue } from "../form/options.ts";
import type { FormState } from "../form-state.ts";
import type { CalculatorNames } from "../names.ts";
import type { Problems } from "../read-shipment.ts";
import { reasonText } from "../reason-text.ts";
import { displayMoney } from "../display-money.ts";
import { DutyFields } from "./duty-fields.tsx";
import type { LandedSides, NotLanded } from "./landed-cost.ts";
import { landedLines } from "./landed-lines.ts";
import { ShareBar } from "./share-bar.tsx";
import { useLanded } from "../loaded/use-landed.ts";
import { isLanded } from "./share-rows.ts";
import { ShareTable } from "./share-table.tsx";
import { sentences } from "#app/ui/joined.ts";

type Props = {
  /** Missing while the form has a problem. */
  given: { shipment: Shipment; answers: readonly Answer[] } | undefined;
  questions: readonly DutyQuestion[];
  problems: Problems;
  page: CalculatorPage;
  state: FormState;
  names: CalculatorNames;
  change: (next: FormState) => void;
};

/** What goods have cost once they are in the buyer's hands, with duty and tax paid by the seller and by the buyer. */
export function LandedSection({ given, questions, problems, page, state, names, change }: Props) {
  const { shipment, answers } = given ?? {};
  const lines = landedLines(answers ?? []);
  const service = lines.find((slug) => slug === state.service) ?? lines[0];
  const sides = useLanded(service, shipment, page);
  if (given && !service) return null;
  return (
    <section
      aria-labelledby="landed-title"
      className={`mt-14 border-t border-line pt-10 ${sides ? "print:mt-6 print:break-inside-avoid print:pt-4 print:text-[13px] print:leading-5" : "print:hidden"}`}
    >
      <h2
        id="landed-title"
        className="text-[26px] leading-8 font-semibold tracking-tight text-balance print:text-base print:leading-6"
      >
        {sides ? titleOf(sides) : m.landed_title()}
      </h2>
      <p className="mt-1.5 max-w-3xl text-quiet">
        {sides && shipment?.value !== undefined
          ? m.landed_of({ value: money(shipment.value, state.currency), country: names.country(shipment.to) })
          : m.landed_intro()}
      </p>
      <div className="mt-6 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4 print:hidden">
        {lines.length > 1 && (
          <Field id="landed-line" label={m.landed_line()}>
            <select
              value={service}
              onChange={({ target }) => change({ ...state, service: target.value })}
              className="field"
            >
              {lines.map((slug) => (
                <option key={slug} value={slug}>
                  {names.service(slug).name}
                </option>
              ))}
            </select>
          </Field>
        )}
        {/* with duty paid by the seller the price hangs on them, and the form asks */}
        {state.terms === "DAP" && (
          <DutyFields
            questions={questions}
            state={state}
            problems={problems}
            change={change}
            withoutValue={optionsNeedValue(state, page.cards)}
          />
        )}
      </div>
      {sides && service && (
        <Sides
          sides={sides}
          service={names.service(service).name}
          state={state}
          names={names}
          own={(amount) =>
            sides.currency === state.currency
              ? undefined
              : displayMoney(amount, sides.currency, state.currency, page.reference).shown
          }
        />
      )}
    </section>
  );
}

type SidesProps = {
  sides: LandedSides;
  service: string;
  state: FormState;
  names: CalculatorNames;
  /** An amount in the currency that the visitor reads, where it is another than the line's. */
  own: (amount: number) => string | undefined;
};

function Sides({ sides, service, state, names, own }: SidesProps) {
  const { ddp, dap, currency } = sides;
  const most = Math.max(...[ddp, dap].map((side) => (isLanded(side) ? side.total : 0)));
  const why = ({ reasons }: NotLanded) => sentences(reasons.map((reason) => reasonText(reason, state.units, names)));
  return (
    <>
      <div className="mt-8 space-y-6">
        {isLanded(ddp) ? (
          <ShareBar
            title={m.landed_ddp()}
            note={m.landed_nothing_due()}
            good
            landed={ddp}
            currency={currency}
            most={most}
          />
        ) : (
          <p className="text-quiet">{m.landed_not({ side: m.landed_ddp(), why: why(ddp) })}</p>
        )}
        {isLanded(dap) ? (
          <ShareBar
            title={m.landed_dap()}
            note={dap.atDoor > 0 ? m.landed_due({ amount: money(dap.atDoor, currency) }) : m.landed_nothing_due()}
            good={dap.atDoor === 0}
            landed={dap}
            currency={currency}
            most={most}
          />
        ) : (
          <p className="text-quiet">{m.landed_not({ side: m.landed_dap(), why: why(dap) })}</p>
        )}
      </div>
      {(isLanded(ddp) || isLanded(dap)) && <ShareTable sides={sides} service={service} own={own} />}
      {isLanded(dap) && dap.atDoor > 0 && <p className="mt-4 max-w-3xl text-sm text-quiet">{m.landed_collecting()}</p>}
    </>
  );
}

/** The answer as a sentence: what changes for seller and buyer when the seller pays duty and tax. */
function titleOf({ ddp, dap, currency }: LandedSides): string {
  if (!isLanded(ddp)) return isLanded(dap) ? m.landed_one({ total: money(dap.total, currency) }) : m.landed_title();
  if (!isLanded(dap)) return m.landed_one({ total: money(ddp.total, currency) });
  const more = ddp.bySeller - dap.bySeller;
  const due = dap.atDoor - ddp.atDoor;
  if (more === 0 && due === 0) return m.landed_same({ total: money(ddp.total, currency) });
  const text = { difference: money(Math.abs(more), currency), due: money(due, currency) };
  return more >= 0 ? m.landed_dearer(text) : m.landed_cheaper(text);
}
