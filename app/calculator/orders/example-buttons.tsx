import { localPath } from "#site/locales.ts";
import { m } from "#app/messages/m.ts";
import { getLocale } from "#app/platform/current-locale.ts";
import { saveFile } from "#app/platform/save-file.ts";
import { templateFile } from "./template.ts";

const examples = [
  { name: "sample-orders.csv", label: m.orders_example },
  { name: "sample-invoice.csv", label: m.invoice_example },
];

/** An example in the language of the page, or in the site's first where it has none. */
async function fetchExample(name: string): Promise<Response> {
  const own = await fetch(localPath(`/${name}`, getLocale()));
  return own.ok ? own : fetch(`/${name}`);
}

/** Example files, each priced with one tap. */
export function ExampleButtons({ onOpen }: { onOpen: (file: File) => void }) {
  const open = async (name: string) => {
    // without a connection the file arrives empty, which the panel says
    const blob = await fetchExample(name).then(
      (answer) => (answer.ok ? answer.blob() : new Blob()),
      () => new Blob(),
    );
    onOpen(new File([blob], name, { type: "text/csv" }));
  };
  return (
    <div className="flex flex-wrap gap-x-5">
      {examples.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          className="min-h-11 text-link underline underline-offset-4"
          onClick={() => open(name)}
        >
          {label()}
        </button>
      ))}
      <button
        type="button"
        className="min-h-11 text-link underline underline-offset-4"
        onClick={() => saveFile(templateFile(), "orders.csv")}
      >
        {m.orders_template()}
      </button>
    </div>
  );
}
