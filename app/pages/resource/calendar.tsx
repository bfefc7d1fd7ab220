import { listResourceCrumbs, nameOrganization } from "#app/layout/structured-data.tsx";
import { type HeadText, renderHead } from "#app/layout/head.tsx";
import { Page } from "#app/layout/page.tsx";
import { m } from "#app/messages/m.ts";
import { FoldTitle } from "#app/ui/fold.tsx";
import { formatDate, formatWeekday, list } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Prose } from "#app/ui/markup.tsx";
import { Section } from "#app/ui/section.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import type { CalendarPage } from "#catalog/place-page-data.ts";
import type { Shell } from "#catalog/page-data.ts";
import { toLocalPath } from "#site/locales.ts";
import { Months } from "./calendar/months.tsx";
import { ResourceHead } from "./resource-head.tsx";

function buildHead({ title, description, lines, contentLocale }: CalendarPage, shell: Shell): HeadText {
  return {
    title,
    description,
    crumbs: listResourceCrumbs({ name: title, path: "/resource/calendar" }),
    jsonLd: [
      {
        "@type": "Dataset",
        name: title,
        description,
        url: shell.address + toLocalPath("/resource/calendar", contentLocale),
        isAccessibleForFree: true,
        creator: nameOrganization(shell),
        distribution: lines.map(({ name, file }) => ({
          "@type": "DataDownload",
          name,
          encodingFormat: "text/calendar",
          contentUrl: shell.address + file,
        })),
      },
    ],
  };
}

export const Head = renderHead(buildHead);

export default function CalendarOfDays({ data: page }: { data: CalendarPage }) {
  return (
    <Page contentLocale={page.contentLocale}>
      <ResourceHead title={page.title} intro={page.intro} />
      <Section title={m.calendar_months()} intro={m.calendar_months_intro()} id="months">
        <Months page={page} />
      </Section>
      <Section title={m.calendar_lines()} intro={m.calendar_lines_intro()} id="lines">
        <LinesTable lines={page.lines} />
      </Section>
      {page.lines.some(({ last }) => last.length > 0) && (
        <Section title={m.calendar_last_title()} id="last">
          {page.lines
            .filter(({ last }) => last.length > 0)
            .map(({ slug, name, last }, at) => (
              <LastDays key={slug} name={name} last={last} open={at === 0} />
            ))}
        </Section>
      )}
      <div className="page-width pb-12">
        <Prose html={page.prose.html} />
      </div>
    </Page>
  );
}

/** When each line leaves, by when it takes goods, and its days as a file. */
function LinesTable({ lines }: Pick<CalendarPage, "lines">) {
  const [leaves, handOver, file] = [m.calendar_leaves_on(), m.fact_hand_over(), m.calendar_file()];
  return (
    <div className="table-scroll table-stacks">
      <table aria-label={m.calendar_lines()} className="timetable timetable-tight">
        <TableHead columns={[m.table_line(), leaves, handOver, { name: file, number: true }]} />
        <tbody>
          {lines.map(({ slug, name, path, file: address, schedule: { days, by, before } }) => (
            <tr key={slug}>
              <th scope="row">
                <a href={path} className="hover:underline hover:underline-offset-4">
                  {name}
                </a>
              </th>
              <td data-label={leaves}>{days.length === 0 ? m.fact_daily() : list(days)}</td>
              <td data-label={handOver} className="text-quiet">
                {before > 0 ? m.fact_before({ days: before, time: by }) : m.fact_by({ time: by })}
              </td>
              <td data-label={file} className="sm:text-right">
                <a
                  href={address}
                  aria-label={m.calendar_file_of({ line: name })}
                  className="inline-flex min-h-8 items-center gap-2 font-semibold text-link hover:underline"
                >
                  <Icon name="lucide:calendar-plus" />
                  {m.calendar_add()}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A line's last days of handover for each deadline, with the countries of each; the first shows what the others hold. */
function LastDays({ name, last, open }: Pick<CalendarPage["lines"][number], "name" | "last"> & { open: boolean }) {
  return last.map(({ by, path, days }, at) => (
    <details key={by} open={open && at === 0} className="group/fold border-t border-line">
      <FoldTitle className="min-h-12 py-2.5">{name}</FoldTitle>
      <p className="mb-2 text-sm">
        <a href={path} className="inline-block py-1 text-link hover:underline">
          {m.last_arrive({ day: formatDate(by) })}
        </a>
      </p>
      <dl className="phrased pb-6">
        {days.map(({ day, places }) => (
          <div key={day} className="gap-x-8 border-t border-line py-2.5 sm:grid sm:grid-cols-[1fr_5fr]">
            <dt className="font-semibold tabular-nums">{formatWeekday(day)}</dt>
            <dd className="text-quiet">{list(places)}</dd>
          </div>
        ))}
      </dl>
    </details>
  ));
}
