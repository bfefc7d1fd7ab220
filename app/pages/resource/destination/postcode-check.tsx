import { useRef, useState } from "react";
import { m } from "#app/messages/m.ts";
import { normalizeDigits } from "#app/platform/digits.ts";
import { useRestoreEarlyInput } from "#app/platform/early-input.ts";
import { Button } from "#app/ui/button.tsx";
import { joinClauses, list } from "#app/ui/format.ts";
import { Section } from "#app/ui/section.tsx";
import type { PostcodeRules } from "#catalog/page-parts.ts";
import type { PostcodeRule } from "#rating/card.ts";
import { compilePostcodes, readPostcode } from "#rating/shipment/postcode.ts";
import { normalizePostcode } from "#rating/shipment/shipment.ts";
import { joiner } from "#site/typography.ts";
import { makePostcodeReader } from "#rating/shipment/postcode-form.ts";

type Props = { rules: PostcodeRules; code: string; place: string };

/** Which postcodes are treated otherwise, and a field to look one up. */
export function PostcodeCheck({ rules, code, place }: Props) {
  return (
    <Section title={m.destination_postcodes()} intro={m.destination_postcodes_intro()} id="postcodes">
      {rules.form && <LookUp rules={rules} form={rules.form} code={code} place={place} />}
      <dl className="mt-8 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {listAreas(rules, code).map(({ name, text, places, postcodes }) => (
          <div key={name + text} className="border-t border-line py-3">
            <dt className="font-semibold">{name}</dt>
            {places && <dd>{list(places)}</dd>}
            <Postcodes {...postcodes} />
            {text && <dd className="text-sm text-quiet">{text}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Words that may be translated, around codes that must not be. */
function Postcodes({ told, codes }: Told) {
  const [before, after] = told.split(codes);
  return (
    <dd className="text-sm wrap-anywhere text-quiet tabular-nums">
      {before}
      <span translate="no">{codes}</span>
      {after}
    </dd>
  );
}

type LookUpProps = Props & { form: NonNullable<PostcodeRules["form"]> };

function LookUp({ rules, form, code: country, place }: LookUpProps) {
  const field = useRef<HTMLInputElement>(null);
  const early = useRestoreEarlyInput<HTMLFormElement>();
  const [given, setGiven] = useState<string>();
  const code = given === undefined ? undefined : makePostcodeReader(country, form)(normalizeDigits(given));
  const problem =
    given !== undefined &&
    !code &&
    (given.trim()
      ? m.postcode_wrong({ given, place, example: form.example })
      : m.postcode_empty({ example: form.example }));
  return (
    <div className="needs-scripts raised print:hidden max-w-xl rounded-2xl p-5 sm:p-6">
      <form
        ref={early}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setGiven(field.current?.value ?? "");
        }}
      >
        <label htmlFor="postcode-field" className="font-semibold">
          {m.postcode_label()}
        </label>
        <div className="mt-2 flex flex-wrap gap-2">
          <input
            ref={field}
            id="postcode-field"
            data-kept=""
            className="field min-w-0 grow basis-[8rem]"
            autoComplete="off"
            spellCheck={false}
            maxLength={20}
            translate="no"
            placeholder={form.example}
            aria-invalid={problem !== false}
            aria-describedby={problem ? "postcode-problem" : undefined}
          />
          <Button type="submit" className="shrink-0 whitespace-nowrap">
            {m.postcode_look_up()}
          </Button>
        </div>
      </form>
      <div role="status">
        {problem && (
          <p id="postcode-problem" className="mt-2 text-bad">
            {problem}
          </p>
        )}
        {code && (
          <ul className="mt-3 space-y-1.5">
            {describePostcode(rules, country, code).map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** What holds for a postcode, a sentence each: by line, and by law. */
function describePostcode({ lines, law }: PostcodeRules, country: string, code: string): string[] {
  const postcode = readPostcode(code, country);
  const lies = (rules: readonly PostcodeRule[]) => compilePostcodes(rules, country)(postcode);
  return [
    ...lines.flatMap(({ name: line, zones, excluded, dearer }) => {
      const zone = lies(excluded) ? undefined : zones.find(({ postcodes }) => !postcodes || lies(postcodes));
      if (!zone) return [m.postcode_refused({ line, code })];
      const served = zone.name ? m.postcode_zone({ line, code, zone: zone.name }) : m.postcode_served({ line, code });
      return [served, ...dearer.flatMap(({ text, postcodes }) => (lies(postcodes) ? [text] : []))];
    }),
    ...law.flatMap(({ text, postcodes }) => (lies(postcodes) ? [text] : [])),
  ];
}

/** `places`: what the postcodes are called, where `name` does not say it. */
type Area = { name: string; text?: string; places?: string[] | undefined; postcodes: Told };

/** Postcodes in words, and the part of it that they are. */
type Told = { told: string; codes: string };

/** The areas in words, those with the same postcodes together. */
function listAreas({ form, lines, law }: PostcodeRules, country: string): Area[] {
  const tell = (rules: readonly PostcodeRule[]) => describeRules(rules, form?.example);
  const leftOut = Map.groupBy(
    lines.filter(({ excluded }) => excluded.length > 0),
    ({ excluded }) => tell(excluded).codes,
  );
  const zones = lines.flatMap(({ name: line, zones: own }) =>
    own.flatMap(({ name, postcodes }) => (postcodes ? { line, name, postcodes } : [])),
  );
  const named = [...law, ...zones];
  const findPlaces = (rules: readonly PostcodeRule[]) => {
    const lies = compilePostcodes(rules, country);
    const inside = named.filter(({ postcodes }) =>
      postcodes.every((rule) => listEnds(rule).every((end) => lies(readPostcode(end, country)))),
    );
    return inside.length > 0 ? [...new Set(inside.map(({ name }) => name))] : undefined;
  };
  return [
    ...[...leftOut.values()].flatMap((own) =>
      own.slice(0, 1).map(({ excluded }) => ({
        name: m.postcode_excluded({ lines: list(own.map(({ name }) => name)) }),
        places: findPlaces(excluded),
        postcodes: tell(excluded),
      })),
    ),
    ...[...Map.groupBy(zones, ({ name, postcodes }) => `${name} ${tell(postcodes).codes}`).values()].flatMap((own) =>
      own.slice(0, 1).map(({ name: zone, postcodes }) => ({
        name: m.postcode_only({ line: list(own.map(({ line }) => line)), zone }),
        postcodes: tell(postcodes),
      })),
    ),
    ...lines.flatMap(({ name, dearer }) =>
      dearer.map(({ text, postcodes }) => ({ name, text, places: findPlaces(postcodes), postcodes: tell(postcodes) })),
    ),
    ...listLawAreas(law, tell),
  ];
}

/** Parts of a country with laws of their own; those for which the same is said stand below it together. */
function listLawAreas(law: PostcodeRules["law"], tell: (rules: readonly PostcodeRule[]) => Told): Area[] {
  return [...Map.groupBy(law, ({ text }) => text)].flatMap(([text, parts]) => {
    if (parts.length < 3) return parts.map(({ name, postcodes }) => ({ name, text, postcodes: tell(postcodes) }));
    const codes = joinClauses(
      parts.map(({ name, postcodes }) => m.noted({ text: name, note: list(postcodes.map(writeRule)) })),
    );
    return [{ name: text, postcodes: { told: codes, codes } }];
  });
}

/** Which postcodes they are, in words: a part of a code is where it begins. */
function describeRules(rules: readonly PostcodeRule[], example = ""): Told {
  const written = rules.map(writeRule);
  const last = written.at(-1) ?? "";
  const codes = written.length > 1 ? `${list(written.slice(0, -1))}${m.postcode_or()}${last}` : last;
  const ends = rules.flatMap(listEnds);
  const length = normalizePostcode(example).length;
  const isWhole = length > 0 && ends.every((end) => end.length >= length);
  const told = isWhole ? m.postcode_whole({ count: ends.length, list: codes }) : m.postcode_beginning({ list: codes });
  return { told, codes };
}

function writeRule(rule: PostcodeRule): string {
  return "prefix" in rule ? rule.prefix : `${rule.from}–${joiner}${rule.to}`;
}

function listEnds(rule: PostcodeRule): string[] {
  return "prefix" in rule ? [rule.prefix] : [rule.from, rule.to];
}
