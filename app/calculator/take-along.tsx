import type { Answer, Quote } from "#rating/answer.ts";
import { m } from "#app/messages/m.ts";
import { saveFile } from "#app/platform/save-file.ts";
import { CopyLink } from "#app/ui/copy-link.tsx";
import { money } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CalculatorNames } from "./names.ts";
import { quotesCsv } from "./quotes-csv.ts";

type Props = { answers: readonly Answer[]; names: CalculatorNames; email: string };

/** The quotes for elsewhere: link, paper or PDF, spreadsheet, a question to a person. */
export function TakeAlong({ answers, names, email }: Props) {
  const download = () => saveFile(new Blob([quotesCsv(answers, names)], { type: "text/csv" }), "quotes.csv");
  const quotes = answers.filter((answer): answer is Quote => answer.available);
  const list = quotes.map(
    ({ service, total, currency }) => `${names.service(service).name}: ${money(total, currency)}`,
  );
  const body = `${m.ask_text()}\n\n${list.join("\n")}\n`;
  const mail = `mailto:${email}?subject=${encodeURIComponent(m.ask_subject())}&body=${encodeURIComponent(body)}`;
  return (
    <div className="mt-5 flex flex-wrap gap-3 print:hidden">
      <CopyLink />
      <button type="button" className="button button-quiet" onClick={() => window.print()}>
        <Icon name="lucide:printer" />
        {m.take_print()}
      </button>
      <button type="button" className="button button-quiet" onClick={download}>
        <Icon name="lucide:download" />
        CSV
      </button>
      <a href={mail} className="button button-quiet">
        <Icon name="lucide:mail" />
        {m.take_ask()}
      </a>
    </div>
  );
}
