import type { DestinationPage } from "#catalog/place-page-data.ts";
import { PostcodeCheck } from "./postcode-check.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { Section } from "#app/ui/section.tsx";
import { FoldTitle, NarrowFold } from "#app/ui/fold.tsx";
import type { JudgedGoods, DestinationLaw, LawQuestion } from "#catalog/page-parts.ts";
import { toLocalPath } from "#site/locales.ts";
import { RulesList } from "../what-can-i-ship/rules-list.tsx";
import { useToday } from "#app/platform/hydration.ts";
import { formatDate, formatWeekday, list, joinClauses } from "#app/ui/format.ts";
import { LinkList } from "#app/ui/link-list.tsx";
import { SourceList } from "#app/ui/sources.tsx";
import { TableHead } from "#app/ui/table-head.tsx";

/** What is to be known of a country besides its lines: law, goods, postcodes, days. */
export function BelowPrices({ page }: { page: DestinationPage }) {
  const { code, place, law, goods, postcodes } = page;
  return (
    <>
      {law && <LawOfImport law={law} code={code} />}
      {goods.rules.length + goods.shared.length > 0 && <GoodsRules goods={goods} />}
      {postcodes && <PostcodeCheck rules={postcodes} code={code} place={place} />}
      <DaysToKnow {...page} />
    </>
  );
}

/** What a country adds to the rules of the lines. */
function GoodsRules({ goods }: { goods: JudgedGoods }) {
  const { locale } = useShell();
  return (
    <Section
      title={m.destination_goods()}
      intro={m.destination_goods_intro()}
      id="goods"
      action={
        <a href={toLocalPath("/resource/what-can-i-ship", locale)} className="text-link hover:underline">
          {m.destination_goods_all()}
        </a>
      }
    >
      <RulesList {...goods} />
      {goods.shared.length > 0 && (
        <details className="group/fold border-t border-line">
          <FoldTitle>{m.destination_goods_shared({ count: goods.states })}</FoldTitle>
          <RulesList {...goods} rules={goods.shared} />
        </details>
      )}
    </Section>
  );
}

/** Holidays of a country ahead, and the last days of handover by line. */
function DaysToKnow({ holidays, last, today }: DestinationPage) {
  return (
    <Section title={m.destination_days()} id="days">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h3 className="font-semibold">{m.destination_holidays()}</h3>
          <p className="mt-1 text-sm text-quiet">{m.destination_holidays_more()}</p>
          <ul className="mt-3 border-t border-line">
            {holidays.map(({ day, name, expected }) => (
              <li key={day + name} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5">
                <span>{expected ? m.holiday_expected({ name }) : name}</span>
                <span className="text-right whitespace-nowrap text-quiet tabular-nums">{formatDate(day, "short")}</span>
              </li>
            ))}
          </ul>
        </div>
        {last.length > 0 && (
          <div>
            <h3 className="font-semibold">{m.destination_last()}</h3>
            {last.map((days) => (
              <LastDays key={"by" in days ? days.by : days.before} days={days} today={today} />
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}

function LastDays({ days, today: built }: { days: DestinationPage["last"][number]; today: string }) {
  const today = useToday(built);
  const title = "by" in days ? m.last_arrive({ day: formatDate(days.by) }) : m.last_leave({ name: days.before });
  return (
    <div className="table-scroll mt-3">
      <table aria-label={title} className="timetable timetable-tight">
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {"by" in days ? (
                <a href={days.path} className="text-link hover:underline">
                  {title}
                </a>
              ) : (
                title
              )}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.rows.map(({ names, day }) => (
            <tr key={day ?? ""}>
              <th scope="row">{list(names)}</th>
              <td className={`number ${day && day >= today ? "" : "text-quiet"}`}>
                {day ? formatWeekday(day) : "–"}
                {day && day < today && <span className="block text-sm">{m.last_over()}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What is charged on import: from which value, at which rates, and what changes next. */
function LawOfImport({ law, code }: { law: DestinationLaw; code: string }) {
  const { locale } = useShell();
  const { rows, duty, tax, gift, next, open, states, guides, sources } = law;
  const title =
    next && (next.expected ? m.destination_next_expected : m.destination_next_on)({ day: formatDate(next.day) });
  return (
    <Section
      title={m.destination_law()}
      intro={m.destination_law_intro()}
      id="law"
      action={
        <a
          href={`${toLocalPath("/resource/shipping-calculator", locale)}?to=${code}&terms=DDP`}
          className="text-link hover:underline"
        >
          {m.law_calculate()}
        </a>
      }
    >
      <dl className={`grid gap-x-10 ${gift ? "sm:grid-cols-2 lg:grid-cols-4" : "sm:grid-cols-3"}`}>
        <Fact label={m.destination_duty()} value={duty} />
        <Fact label={m.destination_tax()} value={tax} />
        {gift && <Fact label={m.destination_gift()} value={gift} />}
        <Fact label={m.destination_next()} value={title ?? m.destination_next_none()} />
      </dl>
      <div className="table-scroll mt-4">
        <table aria-label={m.destination_law()} className="timetable timetable-tight">
          <TableHead columns={[m.law_charge(), m.law_rate(), { name: m.law_when(), wide: "max-sm:hidden" }]} />
          <tbody>
            {rows.map(({ name, rate, when }) => (
              <tr key={name + rate}>
                <th scope="row">{name}</th>
                <td>
                  {rate}
                  <span className="block text-sm text-quiet sm:hidden">{when}</span>
                </td>
                <td className="text-quiet max-sm:hidden">{when}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-6 grid gap-x-16 gap-y-2 lg:grid-cols-2">
        <div>
          {next && title && (
            <NarrowFold title={title}>
              {next.rows.length > 0 && <ChangedRows rows={next.rows} label={title} />}
              {next.refusals.map((text) => (
                <p key={text} className="mt-3">
                  {text}
                </p>
              ))}
              <Questions questions={next.open} />
            </NarrowFold>
          )}
          {open.length > 0 && (
            <NarrowFold
              title={
                states > 2 ? m.noted({ text: m.law_open(), note: m.goods_shared({ count: states }) }) : m.law_open()
              }
            >
              <Questions questions={open} />
            </NarrowFold>
          )}
        </div>
        <div>
          <LinkList title={m.related_guides()} links={guides} />
          <NarrowFold title={m.sources()}>
            <SourceList sources={sources} />
          </NarrowFold>
        </div>
      </div>
    </Section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="border-t border-line py-3.5">
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="mt-0.5 text-lg leading-snug font-semibold">{value}</dd>
    </div>
  );
}

/** Charges that begin, end or change: each as it is until then, and from then on. */
function ChangedRows({ rows, label }: { rows: NonNullable<DestinationLaw["next"]>["rows"]; label: string }) {
  const write = (own: typeof rows, begins: boolean) => {
    const told = own.filter((row) => row.begins === begins);
    return told.length > 0 ? joinClauses(told.map(({ rate, when }) => m.noted({ text: rate, note: when }))) : "–";
  };
  return (
    <div className="table-scroll">
      <table aria-label={label} className="timetable timetable-tight">
        <TableHead columns={[m.law_charge(), m.law_until(), m.law_then()]} />
        <tbody>
          {[...Map.groupBy(rows, ({ name }) => name)].map(([name, own]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{write(own, false)}</td>
              <td>{write(own, true)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What no source settles, or the order decides, with its answers and the one that the table and quotes charge. */
function Questions({ questions }: { questions: readonly LawQuestion[] }) {
  return (
    <dl className="mt-3 space-y-3">
      {questions.map(({ question, readings }) => (
        <div key={question}>
          <dt>{question}</dt>
          {readings.map(({ text, isAssumed }) => (
            <dd key={text} className="mt-1 text-sm text-quiet">
              {text}
              {isAssumed && <strong className="font-semibold">{m.between_sentences() + m.law_assumed()}</strong>}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
