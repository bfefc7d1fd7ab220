import { ButtonLink, Button } from "#app/ui/button.tsx";
import { type HeadText, renderHead } from "#app/layout/head.tsx";
import { Page } from "#app/layout/page.tsx";
import { m } from "#app/messages/m.ts";
import { useRestoreEarlyInput } from "#app/platform/early-input.ts";
import { MarkedList } from "#app/ui/marked-list.tsx";
import { StaticSvg } from "#app/ui/markup.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Section } from "#app/ui/section.tsx";
import { hydrateLazily } from "#app/ui/hydrate-lazily.tsx";
import type { PartnersPage } from "#catalog/page-data.ts";
import { useState } from "react";
import { RowTable } from "./row-table.tsx";

const Steps = hydrateLazily(() => import("#app/ui/steps.tsx").then(({ Steps: Part }) => Part));

function buildHead(partners: PartnersPage): HeadText {
  const { title, description } = partners;
  const crumbs = [{ name: title, path: "/yun-ecosystem/partners" }];
  return { title, description, socialCard: "partners", crumbs };
}

export const Head = renderHead(buildHead);

export default function Partners({ data: partners }: { data: PartnersPage }) {
  const writeTo = `mailto:${partners.email}?subject=${encodeURIComponent(m.partners_subject())}`;
  return (
    <Page contentLocale={partners.contentLocale}>
      <PageHead title={partners.title} intro={partners.intro}>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={writeTo}>{m.partners_write()}</ButtonLink>
          <ButtonLink href="#join" quiet>
            {partners.join_title}
          </ButtonLink>
        </p>
      </PageHead>
      <Way way={partners.way} />
      <Section title={m.partners_directory()}>
        <Notice>{partners.fictional}</Notice>
        <Directory {...partners} />
      </Section>
      <Section title={partners.join_title} id="join">
        <Steps steps={partners.join} />
        <div className="mt-12 grid gap-8 lg:grid-cols-2">
          <div>
            <h3 className="mb-4 text-lg font-semibold">{m.partners_requirements()}</h3>
            <MarkedList items={partners.requirements} mark="yes" />
          </div>
          <div className="min-w-0 self-start rounded-2xl border border-line bg-panel p-6">
            <h3 className="text-lg font-semibold">{m.partners_write()}</h3>
            <p className="mt-2 text-quiet">{m.partners_write_text()}</p>
            <ButtonLink href={writeTo} className="mt-5 max-w-full wrap-anywhere">
              {partners.email}
            </ButtonLink>
          </div>
        </div>
      </Section>
    </Page>
  );
}

/** A parcel's way on one time scale, and below it who has it in hand and what each of them scans. */
function Way({ way }: Pick<PartnersPage, "way">) {
  return (
    <Section title={way.title} intro={way.text}>
      <StaticSvg markup={way.drawn} />
      <ol className="mt-8 grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {way.hands.map(({ firm, title, does, scans }, at) => (
          <li key={firm} className="border-t-2 border-ink pt-3">
            <h3 className="flex items-center gap-2.5 text-lg font-semibold">
              <span className="grid size-6.5 place-items-center rounded-full bg-(--air) text-[0.875rem] text-page in-[li:nth-child(even)]:bg-(--day-closed)">
                {at + 1}
              </span>
              {title}
            </h3>
            <p className="mt-2 font-semibold">{firm}</p>
            <p className="text-[0.9375rem] text-quiet">{does}</p>
            <ol className="mt-3">
              {scans.map(({ day, at: time, text }) => (
                <li
                  key={day + time}
                  className="grid grid-cols-[minmax(0,5.5rem)_1fr] border-t border-line py-1.5 text-[0.9375rem]"
                >
                  <span className="text-quiet tabular-nums">
                    {day} {time}
                  </span>
                  {text}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The firms, by role and region. */
function Directory({ roles, directory: firms }: Pick<PartnersPage, "roles" | "directory">) {
  const [role, setRole] = useState("");
  const [region, setRegion] = useState("");
  const early = useRestoreEarlyInput<HTMLDivElement>();
  const regions = [...new Set(firms.map((firm) => firm.region))];
  const shown = firms.filter((firm) => (!role || firm.role === role) && (!region || firm.region === region));
  return (
    <>
      <div ref={early} className="mt-6 grid gap-4 sm:max-w-xl sm:grid-cols-2">
        <Choice
          label={m.partners_role()}
          value={role}
          onChange={setRole}
          options={roles.map(({ id, title }) => [id, title])}
        />
        <Choice
          label={m.partners_region()}
          value={region}
          onChange={setRegion}
          options={regions.map((name) => [name, name])}
        />
      </div>
      <p role="status" className="mt-6 mb-2 text-sm text-quiet">
        {m.partners_count({ count: shown.length })}
      </p>
      <RowTable
        name={m.partners_directory()}
        columns={[m.partners_firm(), m.partners_role_region(), m.partners_does()]}
        rows={shown.map((firm) => ({
          name: firm.name,
          quiet: roles.find(({ id }) => id === firm.role)?.title ?? "",
          note: m.labelled({ label: firm.region, text: firm.places }),
          text: firm.does,
        }))}
      />
      {shown.length === 0 && (
        <Button
          quiet
          className="mt-4"
          onClick={() => {
            setRole("");
            setRegion("");
          }}
        >
          {m.show_all()}
        </Button>
      )}
    </>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly (readonly [string, string])[];
};

function Choice({ label, value, onChange, options }: ChoiceProps) {
  return (
    <label className="block">
      <span className="mb-1 block text-sm text-quiet">{label}</span>
      <select className="field" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{m.all()}</option>
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
