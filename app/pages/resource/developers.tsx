import { listResourceCrumbs, nameOrganization } from "#app/layout/structured-data.tsx";
import { type HeadText, renderHead } from "#app/layout/head.tsx";
import { ProsePage } from "#app/layout/prose-page.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { TableHead } from "#app/ui/table-head.tsx";
import type { DevelopersPage, Shell } from "#catalog/page-data.ts";
import { toLocalPath } from "#site/locales.ts";

const address = "/resource/developers";

function buildHead({ title, description, files, contentLocale }: DevelopersPage, shell: Shell): HeadText {
  return {
    title,
    description,
    crumbs: listResourceCrumbs({ name: title, path: address }),
    jsonLd: [
      {
        "@type": "Dataset",
        name: title,
        description,
        url: shell.address + toLocalPath(address, contentLocale),
        isAccessibleForFree: true,
        creator: nameOrganization(shell),
        distribution: files.map((file) => ({
          "@type": "DataDownload",
          name: describeFile(file.name),
          encodingFormat: "application/json",
          contentUrl: shell.address + file.address,
        })),
      },
    ],
  };
}

export const Head = renderHead(buildHead);

export default function Developers({ data: page }: { data: DevelopersPage }) {
  return <ProsePage page={page} above={listResourceCrumbs()} lead={<DataFiles files={page.files} />} />;
}

function DataFiles({ files }: { files: DevelopersPage["files"] }) {
  const { address: site } = useShell();
  return (
    <section className="mb-12 max-w-2xl">
      <h2 id="data-files" className="sr-only">
        {m.data_files()}
      </h2>
      <div className="table-scroll">
        <table aria-labelledby="data-files" className="timetable">
          <TableHead
            columns={[
              m.data_file(),
              { name: m.data_holds(), wide: "max-sm:hidden" },
              { name: m.data_schema(), number: true },
            ]}
          />
          <tbody>
            {files.map(({ name, address: path, schema }) => (
              <tr key={name}>
                <th scope="row">
                  <a href={path} className="inline-flex min-h-8 items-center text-link hover:underline">
                    <code translate="no" className="wrap-anywhere sm:whitespace-nowrap">
                      {path}
                    </code>
                  </a>
                  <span className="block text-sm font-normal text-quiet sm:hidden">{describeFile(name)}</span>
                </th>
                <td className="text-quiet max-sm:hidden">{describeFile(name)}</td>
                <td className="number">
                  <a href={schema} className="inline-flex min-h-8 items-center text-link hover:underline">
                    <code translate="no">JSON</code>
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
        tabIndex={0}
        role="group"
        aria-labelledby="data-files"
        className="mt-6 overflow-x-auto rounded-xl bg-sunken p-4 text-sm print:whitespace-pre-wrap"
      >
        <code translate="no">curl {site + (files[0]?.address ?? "")}</code>
      </pre>
    </section>
  );
}

function describeFile(name: DevelopersPage["files"][number]["name"]): string {
  switch (name) {
    case "rate-cards":
      return m.data_rate_cards();
    case "destinations":
      return m.data_destinations();
    case "goods":
      return m.data_goods();
    case "articles":
      return m.data_articles();
    case "calendar":
      return m.data_calendar();
  }
}
