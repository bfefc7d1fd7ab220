import { m } from "#app/messages/m.ts";
import { date, number } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TableHead } from "#app/ui/table-head.tsx";

type Download = { service: string; name: string; href: string; validFrom: string; rows: number };

/** The rate cards as files. */
export function Downloads({ downloads }: { downloads: readonly Download[] }) {
  return (
    <table className="timetable">
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
            <td className="hidden text-quiet sm:table-cell">{date(validFrom)}</td>
            <td className="number hidden! text-quiet sm:table-cell!">{number(rows)}</td>
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
  );
}
