import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { list } from "#app/ui/format.ts";
import { TableHead } from "#app/ui/table-head.tsx";
import type { GoodsPage } from "#catalog/page-data.ts";
import { VerdictMark } from "#app/ui/verdict-mark.tsx";
import { listMarks } from "./list-marks.ts";

/** Every kind of goods, and which way takes it: readable without scripts. */
export function ClassesTable({ page: { law, table } }: { page: Pick<GoodsPage, "law" | "table"> }) {
  return (
    <table className="timetable">
      <caption className="sr-only">{m.goods_kinds()}</caption>
      <TableHead columns={[m.goods_kind(), m.goods_way_parcel(), m.goods_way_air(), m.goods_way_sea()]} />
      <tbody>
        {table.map(({ id, ways, examples }) => {
          const own = law.classes.find((one) => one.id === id);
          if (!own) return null;
          const papers = own.papers.map((paper) => getLocalText(law.papers[paper] ?? {}));
          const marks = listMarks(own);
          return (
            <tr key={id}>
              <th scope="row" className="w-1/2 align-top">
                <span className="font-semibold">{getLocalText(own.label)}</span>
                <span className="block text-sm font-normal break-normal text-quiet">
                  {getLocalText(own.why)}
                  {papers.length > 0 && `${m.between_sentences()}${m.goods_needs_list({ list: list(papers) })}`}
                </span>
                {marks.length > 0 && (
                  <span className="block text-sm font-normal" translate="no">
                    {marks.join(" · ")}
                  </span>
                )}
                {examples.length > 0 && (
                  <span className="block text-sm font-normal break-normal text-quiet">
                    {m.goods_examples({ list: list(examples) })}
                  </span>
                )}
              </th>
              {ways.map((verdict, way) => (
                <td key={way} className="align-top text-sm">
                  <VerdictMark verdict={verdict} short />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
