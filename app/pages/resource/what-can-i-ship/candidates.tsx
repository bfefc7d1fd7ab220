import { SourceNote } from "#app/ui/sources.tsx";
import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { formatNumber } from "#app/ui/format.ts";
import type { GoodsPage } from "#catalog/page-data.ts";
import type { HeadingTariff } from "#rating/duties/headings.ts";
import type { HeadingData } from "#catalog/views/goods-files.ts";

type Props = {
  page: Pick<GoodsPage, "questions">;
  to: string;
  id: string;
  name: string;
  data: HeadingData;
};

/** Where customs may classify an article, and the ordinary rates there if they are known. Never one code as the code. */
export function Candidates({ page: { questions }, to, id, name, data: { headings, rates, tariffs } }: Props) {
  const { hs, edition, question } = headings[id] ?? {};
  if (!hs || edition === undefined) return null;
  const tariff = tariffs[to];
  return (
    <div>
      <h3 className="mb-2 font-semibold">{m.goods_headings({ name, edition })}</h3>
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
        {m.goods_no_ruling()}
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
  const told = high === undefined ? formatNumber(low) : `${formatNumber(low)}–${formatNumber(high)}`;
  return text.endsWith("+") ? m.tariff_mixed({ percent: told }) : m.tariff_percent({ percent: told });
}
