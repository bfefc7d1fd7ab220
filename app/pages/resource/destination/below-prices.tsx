import type { DestinationPage } from "#catalog/page-data.ts";
import { PostcodeCheck } from "./postcode-check.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { Section } from "#app/ui/section.tsx";
import { FoldTitle } from "#app/ui/fold.tsx";
import type { JudgedGoods } from "#catalog/page-parts.ts";
import { toLocalPath } from "#site/locales.ts";
import { LawOfImport } from "./law-of-import.tsx";
import { RulesList } from "../what-can-i-ship/rules-list.tsx";
import { useToday } from "#app/platform/hydration.ts";
import { formatDate, formatWeekday, list } from "#app/ui/format.ts";

/** What is to be known of a country besides its lines: law, goods, postcodes, days. */
export function BelowPrices({ page }: { page: DestinationPage }) {
  const { code, place, law, goods, postcodes } = page;
  return (
    <>
      {law && <LawOfImport law={law} code={code} />}
      {goods.rules.length + goods.shared.length > 0 && <GoodsRules goods={goods} />}
      {postcodes && <PostcodeCheck rules={postcodes} code={code} place={place} />}
      <DaysToKnow holidays={page.holidays} last={page.last} today={page.today} />
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

type Props = Pick<DestinationPage, "holidays" | "last" | "today">;

/** Holidays of a country ahead, and the last days of handover by line. */
function DaysToKnow({ holidays, last, today }: Props) {
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

function LastDays({ days, today: built }: { days: Props["last"][number]; today: string }) {
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
