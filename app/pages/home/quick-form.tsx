import { useState } from "react";
import { localPath } from "#site/locales.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { readAmount } from "#app/calculator/read-amount.ts";

type Props = { countries: readonly { code: string; name: string }[]; to: string; hub: string };

/** The short way into the calculator: from, to, weight. A plain form, so that it works before JavaScript does. */
export function QuickForm({ countries, to, hub }: Props) {
  const [problem, setProblem] = useState("");
  const locale = useShell().locale;
  const check = (event: React.FormEvent<HTMLFormElement>) => {
    const weight = readAmount(String(new FormData(event.currentTarget).get("weight") ?? ""));
    const fine = weight !== undefined && weight > 0 && weight <= 30_000;
    setProblem(fine ? "" : m.quick_weight_wrong());
    if (fine) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLInputElement>("[name=weight]")?.focus();
  };
  return (
    <form
      action={localPath("/resource/shipping-calculator", locale)}
      onSubmit={check}
      noValidate
      className="relative z-10 mt-6 sm:-mt-6"
    >
      <div className="grid overflow-hidden rounded-2xl border border-line bg-panel shadow-lg shadow-neutral-950/5 sm:grid-cols-[1fr_1fr_1fr_auto]">
        <div className="border-b border-line px-5 py-3 sm:border-r sm:border-b-0">
          <span className="block text-sm text-quiet">{m.field_from()}</span>
          <span className="flex min-h-8 items-center text-lg font-semibold">{hub}</span>
        </div>
        <label className="border-b border-line px-5 py-3 focus-within:bg-sunken sm:border-r sm:border-b-0">
          <span className="block text-sm text-quiet">{m.field_to()}</span>
          <select
            name="to"
            defaultValue={to}
            className="-ml-1 min-h-8 w-full bg-transparent text-lg font-semibold outline-none"
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code} className="bg-panel">
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="px-5 py-3 focus-within:bg-sunken">
          <span className="block text-sm text-quiet">{m.field_weight_kg()}</span>
          <input
            name="weight"
            defaultValue="0.8"
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={problem !== ""}
            aria-describedby={problem ? "quick-problem" : undefined}
            className="min-h-8 w-full bg-transparent text-lg font-semibold outline-none"
          />
        </label>
        <button type="submit" className="button rounded-none px-8 sm:min-h-full">
          {m.quick_submit()}
        </button>
      </div>
      {problem && (
        <p id="quick-problem" role="alert" className="mt-3 text-bad">
          {problem}
        </p>
      )}
    </form>
  );
}
