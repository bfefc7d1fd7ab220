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
import { makePostcodeReader } from "#rating/shipment/postcode-form.ts";

type Props = { rules: PostcodeRules; code: string; place: string };

/** Which postcodes are treated otherwise, and a field to look one up. */
export function PostcodeCheck({ rules, code, place }: Props) {
  return (
    <Section title={m.destination_postcodes()} intro={m.destination_postcodes_intro()} id="postcodes">
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        {rules.form && <LookUp rules={rules} form={rules.form} code={code} place={place} />}
        <dl className="border-t border-line">
          {listAreas(rules).map(({ name, text, postcodes }) => (
            <div key={name + text} className="border-b border-line py-3">
              <dt className="font-semibold">{name}</dt>
              <dd translate="no" className="wrap-anywhere tabular-nums">
                {postcodes}
              </dd>
              {text && <dd className="text-sm text-quiet">{text}</dd>}
            </div>
          ))}
        </dl>
      </div>
    </Section>
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
    <div className="needs-scripts raised rounded-2xl p-5 sm:p-6 lg:sticky lg:top-20">
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

type Area = { name: string; text?: string; postcodes: string };

/** The areas in words, those with the same postcodes together. */
function listAreas({ lines, law }: PostcodeRules): Area[] {
  const leftOut = new Map<string, string[]>();
  const zones = new Map<string, { zone: string; names: string[] }>();
  for (const { name, excluded, zones: own } of lines) {
    if (excluded.length > 0) leftOut.set(write(excluded), [...(leftOut.get(write(excluded)) ?? []), name]);
    for (const { name: zone, postcodes } of own)
      if (postcodes)
        zones.set(write(postcodes), { zone, names: [...(zones.get(write(postcodes))?.names ?? []), name] });
  }
  return [
    ...[...leftOut].map(([postcodes, names]) => ({ name: m.postcode_excluded({ lines: list(names) }), postcodes })),
    ...[...zones].map(([postcodes, { zone, names }]) => ({
      name: m.postcode_only({ line: list(names), zone }),
      postcodes,
    })),
    ...lines.flatMap(({ name, dearer }) =>
      dearer.map(({ text, postcodes }) => ({ name, text, postcodes: write(postcodes) })),
    ),
    ...listLawAreas(law),
  ];
}

/** Parts of a country with laws of their own; those for which the same is said stand below it together. */
function listLawAreas(law: PostcodeRules["law"]): Area[] {
  return [...new Set(law.map(({ text }) => text))].flatMap((text) => {
    const parts = law
      .filter((part) => part.text === text)
      .map(({ name, postcodes }) => [name, write(postcodes)] as const);
    return parts.length > 2
      ? [{ name: text, postcodes: joinClauses(parts.map((part) => part.join(" "))) }]
      : parts.map(([name, postcodes]) => ({ name, text, postcodes }));
  });
}

function write(rules: readonly PostcodeRule[]): string {
  return rules.map((rule) => ("prefix" in rule ? rule.prefix : `${rule.from}–${rule.to}`)).join("\u00a0· ");
}
