import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { joinSentences, list } from "#app/ui/format.ts";
import { TableHead } from "#app/ui/table-head.tsx";
import type { GoodsPage } from "#catalog/page-data.ts";
import { VerdictMark } from "#app/ui/verdict-mark.tsx";
import { listMarks } from "./list-marks.ts";

/** Every kind of goods, and which way takes it: readable without scripts. */
export function ClassesTable({ page: { law, table } }: { page: Pick<GoodsPage, "law" | "table"> }) {
  const names = [m.goods_way_parcel(), m.goods_way_air(), m.goods_way_sea()];
  return (
    <div className="table-scroll table-stacks head-stays">
      <table className="timetable">
        <caption className="sr-only">{m.goods_kinds()}</caption>
        <TableHead columns={[m.goods_kind(), ...names, { name: m.goods_why(), wide: "w-2/5" }]} />
        <tbody>
          {table.map(({ id, ways, examples }) => {
            const own = law.classes.find((one) => one.id === id);
            if (!own) return null;
            const papers = own.papers.map((paper) => getLocalText(law.papers[paper] ?? {}));
            const said = [
              getLocalText(own.why),
              ...(papers.length > 0 ? [m.goods_needs_list({ list: list(papers) })] : []),
              ...(examples.length > 0 ? [m.goods_examples({ list: list(examples) })] : []),
            ];
            return (
              <tr key={id}>
                <th scope="row" className="align-top">
                  {getLocalText(own.label)}
                  <span className="block text-sm font-normal" translate="no">
                    {listMarks(own).join(" · ")}
                  </span>
                </th>
                {ways.map((verdict, way) => (
                  <td key={way} data-label={names[way]} className="align-top text-sm">
                    <VerdictMark verdict={verdict} />
                  </td>
                ))}
                <td className="align-top text-sm text-quiet">
                  <span className="break-normal">{joinSentences(said)}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
