import { useEffect, useState } from "react";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { useRestoreEarlyInput } from "#app/platform/early-input.ts";
import { FoldTitle } from "#app/ui/fold.tsx";
import { formatMoney, formatNumber, formatSpan, list } from "#app/ui/format.ts";
import { Place } from "#app/ui/place.tsx";
import type { DestinationsPage } from "#catalog/place-page-data.ts";
import type { PricedDays } from "#catalog/page-parts.ts";

const longestName = 60;

/** All countries, and a field that leaves those whose name begins with what is typed, in either language. */
export function CountryList({ page: { kg, served, others } }: { page: DestinationsPage }) {
  const { email } = useShell();
  const [typed, setTyped] = useState("");
  // in the address, so that Back, a reload and a friend find the same
  useEffect(() => setTyped((new URLSearchParams(location.search).get("q") ?? "").slice(0, longestName)), []);
  const change = (text: string) => {
    setTyped(text);
    const query = text.trim() && `?${new URLSearchParams({ q: text.trim() })}`;
    history.replaceState(history.state, "", location.pathname + query);
  };
  const early = useRestoreEarlyInput<HTMLDivElement>();
  const wanted = toPlain(typed);
  const fits = ({ code, name, also }: { code: string; name: string; also: readonly string[] }) =>
    wanted === "" || [code, name, ...also].some((one) => matches(one, wanted));
  const [here, elsewhere] = [served.filter(fits), others.filter(fits)];
  const isNone = here.length === 0 && elsewhere.length === 0;
  return (
    <>
      <div ref={early} className="needs-scripts mb-6 max-w-xl print:hidden">
        <label htmlFor="country-field" className="font-semibold">
          {m.destinations_filter()}
        </label>
        <input
          id="country-field"
          type="search"
          className="field mt-2"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestName}
          value={typed}
          aria-describedby="country-said"
          onChange={({ target }) => change(target.value)}
        />
        <p id="country-said" role="status" className="mt-2 text-sm text-quiet">
          {wanted === "" && m.destinations_hint()}
          {wanted !== "" && !isNone && m.destinations_count({ served: here.length, others: elsewhere.length })}
          {isNone && m.destinations_none({ given: typed.trim() })}
        </p>
        {isNone && (
          <a href={`mailto:${email}`} className="text-link hover:underline">
            {m.destinations_ask()}
          </a>
        )}
      </div>
      {here.length > 0 && <ServedTable countries={here} kg={kg} />}
      {elsewhere.length > 0 && <OtherCountries countries={elsewhere} open={wanted !== ""} />}
    </>
  );
}

function ServedTable({ countries, kg }: { countries: DestinationsPage["served"]; kg: number }) {
  return (
    <div className="table-scroll head-stays">
      <table aria-label={m.destinations_served()} className="timetable timetable-tight">
        <thead>
          <tr className="max-[70rem]:border-b max-[70rem]:border-line">
            <th scope="col" rowSpan={2}>
              {m.destinations_served()}
            </th>
            <th scope="col" rowSpan={2} className="max-lg:hidden">
              {m.destinations_lines()}
            </th>
            <th scope="colgroup" colSpan={2} className="number">
              {m.destinations_priced({ kg: formatNumber(kg) })}
            </th>
          </tr>
          <tr>
            <th scope="col" className="number">
              {m.destinations_cheapest()}
            </th>
            <th scope="col" className="number">
              {m.destinations_fastest()}
            </th>
          </tr>
        </thead>
        <tbody>
          {countries.map(({ code, name, path, lines, cheapest, fastest }) => (
            <tr key={code} id={code.toLowerCase()} className="scroll-mt-40 target:bg-sunken">
              <th scope="row">
                <a href={path} className="inline-flex min-h-8 items-center text-link hover:underline">
                  <Place code={code} name={name} />
                </a>
              </th>
              <td className="text-sm text-quiet max-lg:hidden">{list(lines)}</td>
              <PricedCell priced={cheapest} />
              {fastest || !cheapest ? (
                <PricedCell priced={fastest} />
              ) : (
                <td className="number text-sm text-quiet">{m.destinations_same()}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PricedCell({ priced }: { priced: PricedDays | undefined }) {
  if (!priced) return <td className="number">–</td>;
  const { price, days } = priced;
  return (
    <td className="number">
      <span className="font-semibold">{formatMoney(price.amount, price.currency)}</span>
      <span className="block text-sm text-quiet">{formatSpan(days)}</span>
    </td>
  );
}

function OtherCountries({ countries, open }: { countries: DestinationsPage["others"]; open: boolean }) {
  return (
    // open as long as something is typed; otherwise by hand
    <details id="others" className="group/fold mt-6 border-y border-line" open={open || undefined}>
      <FoldTitle>{m.destinations_others({ count: countries.length })}</FoldTitle>
      <p className="phrased mb-4 max-w-xl text-quiet">{m.destinations_others_intro()}</p>
      <ul className="grid gap-x-10 pb-6 sm:grid-cols-2 lg:grid-cols-3">
        {countries.map(({ code, name, nearest }) => (
          <li key={code} className="border-t border-line py-2.5">
            {name}
            <span className="block text-sm text-quiet">
              {nearest.length > 0 ? m.destinations_nearest() + m.between_sentences() : m.destinations_origin()}
              {nearest.map(({ title, path }, at) => (
                <span key={path}>
                  {at > 0 && m.between_items()}
                  <a href={path} className="text-link underline underline-offset-4">
                    {title}
                  </a>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function toPlain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

/** Whether a name, or one of its words, begins with what was typed; a code must be whole. */
function matches(name: string, wanted: string): boolean {
  if (/^[A-Z]{2}$/.test(name)) return name.toLowerCase() === wanted;
  return (
    [name, ...name.split(/[\s-]+/)].some((part) => toPlain(part).startsWith(wanted)) ||
    (/\p{Script=Han}/u.test(wanted) && toPlain(name).includes(wanted))
  );
}
