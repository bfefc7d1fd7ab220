import { useId } from "react";
import { m } from "#app/messages/m.ts";
import type { ItemWeights } from "../import/types.ts";
import { Choice } from "./choice.tsx";

type Props = {
  /** The different articles of the file, where they are few. */
  skus: readonly string[];
  weights: ItemWeights;
  /** Whether a weight is missing or cannot be read. */
  wrong: boolean;
  onWeigh: (weights: ItemWeights) => void;
};

/** Asks what every article weighs in a file that does not say it: one weight for all, or one for each of a few. */
export function ItemWeightFields({ skus, weights, wrong, onWeigh }: Props) {
  const id = useId();
  const several = skus.length > 1;
  const each = several && weights[""] === undefined && Object.keys(weights).length > 0;
  const names = each ? skus : [""];
  const choose = (kind: "all" | "each") =>
    onWeigh(kind === "all" ? { "": "" } : Object.fromEntries(skus.map((sku) => [sku.toUpperCase(), ""])));
  return (
    <div className="mt-3">
      {several ? (
        <Choice
          question={{ title: m.weigh_title() }}
          options={[
            ["all", m.weigh_all()],
            ["each", m.weigh_each({ count: skus.length })],
          ]}
          chosen={each ? "each" : "all"}
          onChoose={choose}
        />
      ) : (
        <p id={`${id}-title`} className="text-xl font-semibold">
          {m.weigh_title()}
        </p>
      )}
      <p
        id={`${id}-note`}
        className={`mt-2 text-sm ${wrong ? "text-bad" : "text-quiet"}`}
        role={wrong ? "alert" : undefined}
      >
        {wrong ? m.mend_wrong_weight() : several ? m.weigh_note() : m.weigh_many()}
      </p>
      <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {names.map((sku) => (
          <label key={sku} className="block">
            {each && <span className="mb-1 block truncate text-sm text-quiet">{sku}</span>}
            <input
              className="field"
              aria-label={each ? undefined : m.weigh_title()}
              aria-describedby={`${id}-note`}
              aria-invalid={wrong}
              placeholder={m.mend_weight()}
              value={weights[sku.toUpperCase()] ?? ""}
              onChange={({ target }) => onWeigh({ ...weights, [sku.toUpperCase()]: target.value })}
            />
          </label>
        ))}
      </div>
    </div>
  );
}
