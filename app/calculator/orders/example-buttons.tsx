import { m } from "#app/messages/m.ts";
import { saveFile } from "#app/platform/save-file.ts";
import { templateFile } from "./template.ts";

const examples = [
  { path: "/sample-orders.csv", name: "sample-orders.csv", label: m.orders_example },
  { path: "/sample-invoice.csv", name: "sample-invoice.csv", label: m.invoice_example },
];

const templates = [
  { kind: "orders", label: m.orders_template },
  { kind: "invoice", label: m.invoice_template },
] as const;

/** Example files, each priced with one tap, and empty ones to fill in. */
export function ExampleButtons({ onOpen }: { onOpen: (file: File) => void }) {
  const open = async (path: string, name: string) => {
    // without a connection the file arrives empty, which the panel says
    const blob = await fetch(path).then(
      (answer) => (answer.ok ? answer.blob() : new Blob()),
      () => new Blob(),
    );
    onOpen(new File([blob], name, { type: "text/csv" }));
  };
  return (
    <div className="flex flex-wrap gap-x-5">
      {examples.map(({ path, name, label }) => (
        <button
          key={path}
          type="button"
          className="min-h-11 text-link underline underline-offset-4"
          onClick={() => open(path, name)}
        >
          {label()}
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
