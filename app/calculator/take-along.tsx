import { memo } from "react";
import type { Answer } from "#rating/answer.ts";
import { m } from "#app/messages/m.ts";
import { saveFile } from "#app/platform/save-file.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type Offer, offerMail } from "./hand-over/offer-mail.ts";
import { quotesCsv } from "./quotes-csv.ts";
import { ShareLink } from "./share-link.tsx";

type Props = { answers: readonly Answer[]; offer: Offer; day: string; today?: string; email: string };

/** The quotes for elsewhere: link, paper or PDF, spreadsheet, a question to a person. */
export const TakeAlong = memo(function TakeAlong({ answers, offer, day, today, email }: Props) {
  const download = () => saveFile(new Blob([quotesCsv(answers, offer)], { type: "text/csv" }), "quotes.csv");
  const mail = offerMail(email, m.ask_subject(), m.ask_text(), offer);
  return (
    <div className="mt-5 flex flex-wrap gap-3 print:hidden">
      <ShareLink offer={offer} day={day} today={today} />
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
});
