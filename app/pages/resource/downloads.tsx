import { m } from "#app/messages/m.ts";
import { date, number } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";

type Download = { service: string; name: string; href: string; validFrom: string; rows: number };

/** The rate cards as files. */
export function Downloads({ downloads }: { downloads: readonly Download[] }) {
  return (
    <table className="timetable">
      <thead>
        <tr>
          <th scope="col">{m.table_line()}</th>
          <th scope="col" className="hidden sm:table-cell">
            {m.fact_valid_short()}
          </th>
          <th scope="col" className="number hidden! sm:table-cell!">
            {m.table_rows()}
          </th>
          <th scope="col" className="number">
            {m.table_file()}
          </th>
        </tr>
      </thead>
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
