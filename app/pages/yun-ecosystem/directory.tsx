import { Button } from "#app/ui/button.tsx";
import { useState } from "react";
import { m } from "#app/messages/m.ts";
import { RowTable } from "#app/ui/row-table.tsx";

type Firm = { name: string; role: string; region: string; places: string; does: string };
type Props = { roles: readonly { id: string; title: string }[]; firms: readonly Firm[] };

/** The firms, by role and region. */
export function Directory({ roles, firms }: Props) {
  const [role, setRole] = useState("");
  const [region, setRegion] = useState("");
  const regions = [...new Set(firms.map((firm) => firm.region))];
  const shown = firms.filter((firm) => (!role || firm.role === role) && (!region || firm.region === region));
  return (
    <>
      <div className="mt-6 grid gap-4 sm:max-w-xl sm:grid-cols-2">
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
