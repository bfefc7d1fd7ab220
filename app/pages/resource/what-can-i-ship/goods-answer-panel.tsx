import { joiner } from "#site/typography.ts";
import { SourceNote } from "#app/ui/sources.tsx";
import { Fragment, useId } from "react";
import { createPortal } from "react-dom";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { formatNumber, list } from "#app/ui/format.ts";
import { MarkedList } from "#app/ui/marked-list.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import type { GoodsPage } from "#catalog/page-data.ts";
import type { HeadingData } from "#catalog/views/goods.ts";
import type { HeadingTariff } from "#rating/duties/headings.ts";
import { type Article, verdicts, type GoodsAnswer, isOpen, judgeGoods, listCategories } from "#rating/goods/goods.ts";
import { toLocalPath } from "#site/locales.ts";
import { describeVerdict, VerdictMark } from "#app/ui/verdict-mark.tsx";
import { listMarks } from "./list-marks.ts";

type Props = { page: GoodsPage; to: string; articles: readonly Article[]; data: HeadingData; status: HTMLElement };

/** Whether some articles may go to a country: the verdict, by line, with papers, packing, reasons and headings. */
export function GoodsAnswerPanel({ page, to, articles, data, status }: Props) {
  const id = useId();
  const { law, cards, countries } = page;
  const classes = [...new Set(articles.flatMap((article) => article.classes))];
  const answer = judgeGoods(classes, to, cards, law);
  const country = countries.find(({ code }) => code === to);
  const place = country?.inSentence ?? country?.name ?? to;
  const isNever = answer.verdict === "never";
  const packing = answer.classes.flatMap((one) => (one.packing ? [getLocalText(one.packing)] : []));
  const title = m.goods_to({ goods: list(articles.map(({ words: [name = ""] }) => name)), country: place });
  const spoken = m.noted({ text: title, note: describeVerdict(answer.verdict) });
  return (
    <section aria-labelledby={id} className="rounded-2xl border border-line bg-panel p-5 sm:p-8">
      {createPortal(<p className="sr-only">{spoken}</p>, status)}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 hyphens-auto wrap-anywhere">
          <h2 id={id} className="text-lg text-quiet">
            {title}
          </h2>
          <p className="mt-1 text-3xl font-semibold tracking-tight">
            <VerdictMark verdict={answer.verdict} />
          </p>
        </div>
        <p className="text-sm text-quiet" translate="no">
          {answer.classes.flatMap(listMarks).join(" · ")}
        </p>
      </div>
      <div className="mt-4 grid gap-x-10 gap-y-6 *:min-w-0 lg:grid-cols-[3fr_2fr]">
        <Lines page={page} to={to} place={place} articles={articles} classes={classes} answer={answer} />
        <div className="space-y-6">
          <Reasons answer={answer} />
          {isNever ? (
            <Elsewhere page={page} to={to} classes={classes} />
          ) : (
            <>
              <Listed
                title={m.goods_needs()}
                items={answer.papers.map((paper) => getLocalText(law.papers[paper] ?? {}))}
              />
              <Listed title={m.service_packing()} items={packing} />
            </>
          )}
          {articles.map(({ id, words: [name = ""] }) => (
            <Candidates key={id} to={to} name={name} id={id} data={data} />
          ))}
        </div>
      </div>
    </section>
  );
}

type LinesProps = Omit<Props, "data" | "status"> & { place: string; classes: readonly string[]; answer: GoodsAnswer };

function Lines({ page: { services, law }, to, place, articles, classes, answer }: LinesProps) {
  const { locale } = useShell();
  const lines = [...answer.lines].sort((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict));
  if (lines.length === 0) return <p>{m.goods_no_line({ country: place })}</p>;
  const isPriced = lines.some(({ verdict }) => isOpen(verdict));
  // lines that refuse the same stand together
  const rows = Map.groupBy(lines, ({ service, verdict, refused }) =>
    isOpen(verdict) ? service : `${verdict} ${refused?.id}`,
  );
  const [goods = ""] = listCategories(classes, law);
  const about = { to, goods, article: articles.map(({ id }) => id).join(",") };
  const price = `${toLocalPath("/resource/shipping-calculator", locale)}?${new URLSearchParams(about)}`;
  return (
    <div className="@container self-start">
      <table aria-label={m.offer_lines()} className="timetable">
        <TableHead columns={[m.goods_verdict(), m.table_line(), ...(isPriced ? [m.goods_price()] : [])]} />
        <tbody>
          {[...rows].map(([key, [first, ...others]]) => {
            if (!first) return null;
            const { service, verdict, refused } = first;
            const named = [first, ...others].map(
              (line) => services.find(({ slug }) => slug === line.service) ?? { name: line.service, path: "/" },
            );
            return (
              <tr key={key}>
                {/* before the names, so that it is read as that of each of them */}
                <td className="pt-[1.1875rem] align-top text-sm">
                  {/* of lines that all refuse the same the verdict stands above */}
                  {(rows.size > 1 || !refused) && <VerdictMark verdict={verdict} />}
                  {refused && (
                    <span className="block text-quiet">{m.goods_refused({ kind: getLocalText(refused.label) })}</span>
                  )}
                </td>
                <th scope="row" className="align-top leading-7">
                  {named.map(({ name, path }, at) => (
                    <Fragment key={path}>
                      {at > 0 && m.between_items()}
                      <a href={path} className="hover:underline">
                        {name}
                      </a>
                    </Fragment>
                  ))}
                </th>
                {isPriced && (
                  <td className="align-top sm:whitespace-nowrap">
                    {isOpen(verdict) && (
                      <a
                        href={`${price}&service=${service}`}
                        aria-label={m.noted({ text: m.goods_price_it(), note: named[0]?.name ?? "" })}
                        className="inline-flex min-h-7 items-center font-semibold text-link hover:underline"
                      >
                        {m.goods_price_it()}
                      </a>
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
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

/** What is possible with goods that no line takes to a country: others of the destinations, or a question. */
function Elsewhere({ page, to, classes }: Pick<Props, "page" | "to"> & { classes: readonly string[] }) {
  const { email } = useShell();
  const others = page.countries.filter(
    ({ code }) => code !== to && judgeGoods(classes, code, page.cards, page.law).verdict !== "never",
  );
  const places = list(others.map(({ name, inSentence = name }) => inSentence));
  return (
    <p>
      {others.length > 0 ? m.goods_elsewhere({ list: places }) : m.goods_nowhere()}
      {m.between_sentences()}
      <a href={`mailto:${email}`} className="text-link underline underline-offset-4">
        {m.goods_ask()}
      </a>
    </p>
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

type CandidatesProps = {
  to: string;
  id: string;
  name: string;
  data: HeadingData;
};

/** Where customs may classify an article, and the ordinary rates there if they are known. Never one code as the code. */
function Candidates({ to, id, name, data }: CandidatesProps) {
  const { headings, rates, tariffs, questions } = data;
  const { hs, edition, question } = headings[id] ?? {};
  if (!hs || edition === undefined) return null;
  const tariff = tariffs[to];
  return (
    <div>
      <h3 className="mb-2 font-semibold">{m.goods_headings({ count: hs.length, name, edition })}</h3>
      <dl className="space-y-2">
        {hs.map((code) => (
          <div key={code} className="flex flex-wrap gap-x-4">
            <dt translate="no">{`${code.slice(0, 4)}.${code.slice(4)}`}</dt>
            {tariff && <dd className="text-quiet">{describeRates(rates[code], to, tariff).join(" + ")}</dd>}
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-quiet">
        {question && `${getLocalText(questions[question] ?? {})}${m.between_sentences()}`}
        {m.goods_no_ruling({ count: hs.length })}
      </p>
      {tariff && (
        <p className="mt-1 text-sm text-quiet">
          {m.goods_tariff({ edition: getLocalText(tariff.label) })}
          {m.between_sentences()}
          <SourceNote source={tariff.source} />
        </p>
      )}
    </div>
  );
}

/** The ordinary rate, then what is added to it, each with its name. */
function describeRates(
  own: Readonly<Record<string, string>> | undefined,
  to: string,
  { added }: HeadingTariff,
): string[] {
  const ordinary = own?.[to];
  if (!own || ordinary === undefined) return [];
  const more = Object.entries(added).flatMap(([name, { label }]) => {
    const text = own[`${to}.${name}`];
    return text === undefined ? [] : m.noted({ text: describeRate(text), note: getLocalText(label) });
  });
  return [describeRate(ordinary), ...more];
}

function describeRate(text: string): string {
  if (text === "specific") return m.tariff_specific();
  const [low = 0, high] = text.replace("+", "").split("-").map(Number);
  const told = high === undefined ? formatNumber(low) : `${formatNumber(low)}–${joiner}${formatNumber(high)}`;
  return text.endsWith("+") ? m.tariff_mixed({ percent: told }) : m.tariff_percent({ percent: told });
}
