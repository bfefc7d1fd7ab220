import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { NarrowFold } from "#app/ui/fold.tsx";
import { formatDate } from "#app/ui/format.ts";
import { LinkList } from "#app/ui/link-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { SourceList } from "#app/ui/sources.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import type { DestinationLaw } from "#catalog/page-parts.ts";
import { toLocalPath } from "#site/locales.ts";

/** What is charged on import: from which value, at which rates, and what changes next. */
export function LawOfImport({ law, code }: { law: DestinationLaw; code: string }) {
  const { locale } = useShell();
  const { rows, duty, tax, next, open, states, guides, sources } = law;
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
      <dl className="grid gap-x-10 sm:grid-cols-3">
        <Fact label={m.destination_duty()} value={duty} />
        <Fact label={m.destination_tax()} value={tax} />
        <Fact label={m.destination_next()} value={title ?? m.destination_next_none()} />
      </dl>
      <table aria-label={m.destination_law()} className="timetable timetable-tight mt-4">
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
      <div className="mt-6 grid gap-x-16 gap-y-2 lg:grid-cols-2">
        <div>
          {next && title && (
            <NarrowFold title={title}>
              <ul className="space-y-1">
                {next.rows.map(({ begins, ...row }) => {
                  const told = m.law_row(row);
                  return (
                    <li key={told + begins}>{begins ? m.law_begins({ row: told }) : m.law_ends({ row: told })}</li>
                  );
                })}
                {next.told.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </NarrowFold>
          )}
          {open.length > 0 && (
            <NarrowFold
              title={
                states > 2 ? m.noted({ text: m.law_open(), note: m.goods_shared({ count: states }) }) : m.law_open()
              }
            >
              <ul className="space-y-1">
                {open.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ul>
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
