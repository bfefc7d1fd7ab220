import { useSearchParams } from "react-router";
import { m } from "#app/messages/m.ts";
import { type FreightFields, freightParam, writeFreight } from "./cargo.ts";

/** Pieces that may fill a container: their way to the comparison, which begins with them. */
export function ContainersNote({ freight }: { freight: FreightFields }) {
  const [, setParams] = useSearchParams();
  const compare = () => {
    const query = new URLSearchParams(window.location.search);
    query.delete(freightParam);
    for (const text of writeFreight(freight)) query.append(freightParam, text);
    setParams(query, { replace: true, preventScrollReset: true });
    const section = document.querySelector("#freight details");
    if (section instanceof HTMLDetailsElement && section.open) section.scrollIntoView();
  };
  return (
    <p className="mt-4 rounded-lg bg-sunken px-4 py-3 text-sm">
      {m.freight_also()}{" "}
      <button
        type="button"
        className="min-h-6 text-start font-semibold text-link underline underline-offset-4"
        onClick={compare}
      >
        {m.freight_compare()}
      </button>
    </p>
  );
}
