import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { saveFile } from "#app/platform/save-file.ts";
import { templateFile } from "./template.ts";

const labels = { orders: m.orders_example, invoice: m.invoice_example };
const templates = [
  { kind: "orders", label: m.orders_template },
  { kind: "invoice", label: m.invoice_template },
] as const;

type Props = { samples: CalculatorPage["samples"]; onOpen: (file: File) => void };

/** The provider's example files, each priced with one tap, and empty ones to fill in. */
export function ExampleButtons({ samples, onOpen }: Props) {
  const open = async (address: string) => {
    // without a connection the file arrives empty, which the panel says
    const blob = await fetch(address).then(
      (response) => (response.ok ? response.blob() : new Blob()),
      () => new Blob(),
    );
    onOpen(new File([blob], address.slice(address.lastIndexOf("/") + 1), { type: "text/csv" }));
  };
  return (
    <div className="flex flex-wrap gap-x-5">
      {samples.map(({ kind, address }) => (
        <button
          key={kind}
          type="button"
          className="min-h-11 text-link underline underline-offset-4"
          onClick={() => open(address)}
        >
          {labels[kind]()}
        </button>
      ))}
      {templates.map(({ kind, label }) => (
        <button
          key={kind}
          type="button"
          className="min-h-11 text-link underline underline-offset-4"
          onClick={() => saveFile(templateFile(kind), `${kind}.csv`)}
        >
          {label()}
        </button>
      ))}
    </div>
  );
}
