import { m } from "#app/messages/m.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { sentences } from "#app/ui/joined.ts";
import { disputeText } from "./dispute-text.ts";
import type { OrdersResult } from "../messages.ts";
import type { InvoiceResult } from "./check-invoice.ts";

type Props = {
  invoice: InvoiceResult;
  result: OrdersResult;
  email: string;
  words: Parameters<typeof disputeText>[2];
};

/** As many rows as a mail program of Windows takes in an address. */
const inMail = 8;

/** What was tried to explain the rows that differ, and what to write to whoever billed them. */
export function NextSteps({ invoice, result, email, words }: Props) {
  if (invoice.differing === 0) return null;
  const text = (most: number) => disputeText(invoice, result, words, most);
  const subject = encodeURIComponent(m.dispute_subject({ file: words.file }));
  return (
    <section>
      <h3 className="text-lg font-semibold">{m.dispute_title()}</h3>
      <p className="mt-1 max-w-3xl">{sentences([m.dispute_read(), m.dispute_send()])}</p>
      {invoice.groups.some(({ rule }) => rule.rule === "unexplained") && (
        <p className="mt-2 max-w-3xl text-sm text-quiet">{m.dispute_tried()}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <CopyButton
          text={() => text(invoice.worst.length)}
          label={m.dispute_copy()}
          copied={m.dispute_copied()}
          icon="lucide:copy"
        />
        <a
          className="button button-quiet"
          href={`mailto:${email}?subject=${subject}&body=${encodeURIComponent(text(inMail))}`}
        >
          <Icon name="lucide:mail" />
          {m.dispute_mail()}
        </a>
      </div>
    </section>
  );
}
