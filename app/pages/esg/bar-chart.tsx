import { number } from "#app/ui/format.ts";

type Props = { title: string; unit: string; series: readonly { label: string; value: number }[] };

/** Figures as a table whose rows draw themselves: it reads the same without its bars. */
export function BarChart({ title, unit, series }: Props) {
  const most = Math.max(...series.map(({ value }) => value));
  return (
    <table className="w-full max-w-4xl border-collapse">
      <caption className="sr-only">{title}</caption>
      <tbody>
        {series.map(({ label, value }) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="w-40 py-3 pe-4 text-start font-normal sm:w-60">
              {label}
            </th>
            <td className="py-3">
              <span className="flex items-center gap-3">
                <svg aria-hidden="true" className="h-3 w-2/5 shrink-0 sm:w-3/5">
                  <rect
                    width={`${Math.max(0.6, (value / most) * 100)}%`}
                    height="12"
                    rx="2"
                    className="fill-(--data)"
                  />
                </svg>
                <span className="font-semibold tabular-nums">
                  {number(value)} <span className="text-sm font-normal text-quiet">{unit}</span>
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
