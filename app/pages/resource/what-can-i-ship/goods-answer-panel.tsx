import { SourceNote } from "#app/ui/sources.tsx";
import { useId } from "react";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { joinClauses } from "#app/ui/format.ts";
import { MarkedList } from "#app/ui/marked-list.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import type { GoodsPage } from "#catalog/page-data.ts";
import type { HeadingData } from "#catalog/views/goods-files.ts";
import { type Article, verdicts, type GoodsAnswer, judgeGoods, listCategories } from "#rating/goods/goods.ts";
import { toLocalPath } from "#site/locales.ts";
import { Candidates } from "./candidates.tsx";
import { HazardLabel } from "./hazard-label.tsx";
import { VerdictMark } from "./verdict-mark.tsx";

type Props = { page: GoodsPage; to: string; articles: readonly Article[]; data: HeadingData };

/** Whether some articles may go to a country: the verdict, by line, with papers, packing, reasons and headings. */
export function GoodsAnswerPanel({ page, to, articles, data }: Props) {
  const id = useId();
  const { law, cards, countries } = page;
  const classes = [...new Set(articles.flatMap((article) => article.classes))];
  const answer = judgeGoods(classes, to, cards, law);
  const country = countries.find(({ code }) => code === to);
  const place = country?.inSentence ?? country?.name ?? to;
  const packing = answer.classes.flatMap((one) => (one.packing ? [getLocalText(one.packing)] : []));
  return (
    <section aria-labelledby={id} className="rounded-2xl border border-line bg-panel p-5 sm:p-8">
      <div className="flex flex-wrap items-start justify-between gap-6">
        <div>
          <h2 id={id} className="text-lg text-quiet">
            {m.goods_to({ goods: joinClauses(articles.map(({ words: [name = ""] }) => name)), country: place })}
          </h2>
          <p className="mt-1 text-3xl font-semibold tracking-tight">
            <VerdictMark verdict={answer.verdict} />
          </p>
        </div>
        <div className="flex flex-wrap gap-4">
          {answer.classes.map((one) => (
            <HazardLabel key={one.id} {...one} />
          ))}
        </div>
      </div>
      <div className="mt-6 grid gap-x-10 gap-y-6 *:min-w-0 lg:grid-cols-[3fr_2fr]">
        <Lines page={page} to={to} place={place} articles={articles} classes={classes} answer={answer} />
        <div className="space-y-6">
          <Reasons answer={answer} />
          <Listed title={m.goods_needs()} items={answer.papers.map((paper) => getLocalText(law.papers[paper] ?? {}))} />
          <Listed title={m.service_packing()} items={packing} />
          {articles.map(({ id, words: [name = ""] }) => (
            <Candidates key={id} page={page} to={to} name={name} id={id} data={data} />
          ))}
        </div>
      </div>
    </section>
  );
}

type LinesProps = Omit<Props, "data"> & { place: string; classes: readonly string[]; answer: GoodsAnswer };

function Lines({ page: { services, law }, to, place, articles: [only, ...others], classes, answer }: LinesProps) {
  const { locale } = useShell();
  const lines = [...answer.lines].sort((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict));
  if (lines.length === 0) return <p>{m.goods_no_line({ country: place })}</p>;
  const [goods = ""] = listCategories(classes, law);
  const about = { to, goods, ...(only && others.length === 0 && { article: only.id }) };
  const price = `${toLocalPath("/resource/shipping-calculator", locale)}?${new URLSearchParams(about)}`;
  return (
    <table className="timetable self-start">
      <TableHead columns={[m.table_line(), m.goods_verdict(), m.goods_price()]} />
      <tbody>
        {lines.map(({ service, verdict, refused }) => {
          const { name, path } = services.find(({ slug }) => slug === service) ?? { name: service, path: "/" };
          return (
            <tr key={service}>
              <th scope="row" className="align-top">
                <a href={path} className="hover:underline">
                  {name}
                </a>
              </th>
              <td className="text-sm">
                <VerdictMark verdict={verdict} />
                {refused && (
                  <span className="block text-quiet">{m.goods_refused({ kind: getLocalText(refused.label) })}</span>
                )}
              </td>
              <td className="align-top">
                {(verdict === "yes" || verdict === "papers") && (
                  <a
                    href={`${price}&service=${service}`}
                    aria-label={m.noted({ text: m.goods_price(), note: name })}
                    className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
                  >
                    {m.goods_price()}
                  </a>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Why: what the goods are, and what the destination's law says, each with its source. */
function Reasons({ answer: { classes, rules } }: { answer: GoodsAnswer }) {
  return (
    <div>
      <h3 className="mb-2 font-semibold">{m.goods_why()}</h3>
      <ul className="space-y-3">
        {[...rules, ...classes].map(({ id, why, source }) => (
          <li key={id}>
            {getLocalText(why)}
            <span className="block text-sm text-quiet">
              <SourceNote source={source} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <MarkedList items={items} mark="plain" />
    </div>
  );
}
