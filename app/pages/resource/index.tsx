import { ButtonLink } from "#app/ui/button.tsx";
import { type HeadText, renderHead } from "#app/layout/head.tsx";
import { Illustrative, Page } from "#app/layout/page.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { formatDate, formatNumber } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Section } from "#app/ui/section.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import type { ResourcePage } from "#catalog/page-data.ts";
import { toLocalPath } from "#site/locales.ts";
import { Shelf } from "./shelf.tsx";

function buildHead(resource: ResourcePage): HeadText {
  const { title, description } = resource;
  return {
    title,
    description,
    crumbs: [{ name: title, path: "/resource" }],
  };
}

export const Head = renderHead(buildHead);

export default function Resource({ data: resource }: { data: ResourcePage }) {
  const shell = useShell();
  const own = toLocalPath("/resource", shell.locale);
  // what else the menu has beside this page
  const beside = shell.navigation.find(({ items }) => items.some(({ to }) => to === own));
  return (
    <Page contentLocale={resource.contentLocale}>
      <PageHead title={resource.title} intro={resource.intro} />
      <div className="page-width">
        <section className="flex flex-wrap items-center justify-between gap-6 rounded-2xl border border-line bg-panel p-6 sm:p-8">
          <div>
            <h2 className="text-xl font-semibold">{resource.calculator_title}</h2>
            <p className="mt-2 text-quiet">{resource.calculator_text}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={toLocalPath("/resource/shipping-calculator", shell.locale)}>
              <Icon name="lucide:calculator" />
              {m.nav_price()}
            </ButtonLink>
            <ButtonLink href={toLocalPath("/resource/freight-calculator", shell.locale)} quiet>
              <Icon name="lucide:container" />
              {m.door_freight()}
            </ButtonLink>
            <ButtonLink href={toLocalPath("/resource/order-files", shell.locale)} quiet>
              <Icon name="lucide:file-spreadsheet" />
              {m.orders_title()}
            </ButtonLink>
          </div>
        </section>
      </div>
      {beside && (
        <div className="page-width pt-8">
          <LinkList
            title={beside.label}
            links={beside.items
              .filter(({ to }) => to !== own)
              .map(({ to, label, note }) => ({ title: label, path: to, ...(note && { note }) }))}
            wide
          />
        </div>
      )}
      <Section title={resource.guides_title}>
        <Shelf
          guides={resource.guides.map((guide) => ({
            ...guide,
            note: m.updated_on({ date: formatDate(guide.updated, "short") }),
          }))}
        />
      </Section>
      <Section title={resource.downloads_title} intro={resource.downloads_text} id="rate-cards">
        <Downloads name={resource.downloads_title} downloads={resource.downloads} />
        <div className="mt-6">
          <Notice>
            <Illustrative />
          </Notice>
        </div>
      </Section>
    </Page>
  );
}

type Download = { service: string; name: string; href: string; validFrom: string; rows: number };

/** The rate cards as files. */
function Downloads({ name: label, downloads }: { name: string; downloads: readonly Download[] }) {
  return (
    <div className="table-scroll">
      <table aria-label={label} className="timetable">
        <TableHead
          columns={[
            m.table_line(),
            { name: m.fact_valid_short(), wide: "hidden sm:table-cell" },
            { name: m.table_rows(), number: true, wide: "hidden! sm:table-cell!" },
            { name: m.table_file(), number: true },
          ]}
        />
        <tbody>
          {downloads.map(({ service, name, href, validFrom, rows }) => (
            <tr key={service}>
              <th scope="row">{name}</th>
              <td className="hidden text-quiet sm:table-cell">{formatDate(validFrom)}</td>
              <td className="number hidden! text-quiet sm:table-cell!">{formatNumber(rows)}</td>
              <td className="number">
                <a
                  href={href}
                  download
                  aria-label={m.download_card({ name })}
                  className="inline-flex min-h-8 items-center gap-2 font-semibold text-link hover:underline"
                >
                  <Icon name="lucide:download" />
                  CSV
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
