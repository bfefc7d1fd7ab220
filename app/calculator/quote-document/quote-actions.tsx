import { memo } from "react";
import { m } from "#app/messages/m.ts";
import { pressEarly } from "#app/platform/early-input.ts";
import { showToast } from "#app/platform/toasts.ts";
import { useMedia } from "#app/platform/use-media.ts";
import { useDisclosure } from "#app/ui/use-disclosure.ts";
import { copyText } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Answer } from "#rating/answer.ts";
import { buildQuoteMail, formatOfferTotal, formatQuoteText, type QuoteDocument } from "./quote-text.ts";
import { sentParam } from "../store/address.ts";

/** Few want a table, and the page is weighed with what all want: it is fetched when the menu is opened. */
const loadCsv = () => import("./quotes-csv.ts");

type ShareLinkProps = {
  offer: QuoteDocument;
  /** The visitor's own day, for whoever opens the link to see when it was passed on. */
  today: string;
};

/** The address of these prices, with their day and the line that was looked at, for the clipboard; on a phone to whatever it shares with. */
function ShareLink({ offer, today }: ShareLinkProps) {
  const phone = useMedia("(pointer: coarse)", false);
  const address = () => {
    const url = new URL(window.location.href);
    // whoever opens it next month sees the same prices
    url.search = new URL(offer.address, url).search;
    url.searchParams.set(sentParam, today);
    url.hash = "";
    return url.href;
  };
  if (!phone || !("share" in navigator))
    return (
      <button ref={pressEarly} type="button" className={item} onClick={() => copyText(address(), m.toast_copied())}>
        <Icon name="lucide:link" />
        {m.copy_link()}
      </button>
    );
  const [quote] = offer.quotes;
  const title = quote
    ? m.labelled({ label: offer.nameOf(quote), text: formatOfferTotal(quote, offer) })
    : m.offer_title();
  const share = () =>
    navigator.share({ title, text: title, url: address() }).catch(() => {
      // called off by the visitor
    });
  return (
    <button ref={pressEarly} type="button" className={item} onClick={share}>
      <Icon name="lucide:share" />
      {m.take_share()}
    </button>
  );
}

type QuoteActionsProps = {
  answers: readonly Answer[];
  offer: QuoteDocument;
  today: string;
  email: string;
};

/** The quotes for elsewhere, in one menu: link, paper or PDF, spreadsheet, a question to a person. */
export const QuoteActions = memo(function QuoteActions({ answers, offer, today, email }: QuoteActionsProps) {
  const menu = useDisclosure();
  const download = () =>
    loadCsv().then(
      ({ saveQuotes }) => saveQuotes(answers, offer),
      () => showToast({ title: m.toast_unreachable(), urgent: true }),
    );
  const mail = buildQuoteMail(email, m.ask_subject(), m.ask_text(), offer);
  return (
    // on a phone it may stand at either end of its row, which the menu hangs on there: the row has to be `relative`
    <details
      ref={menu}
      className="needs-scripts print:hidden sm:relative"
      // below the header, also where its row stands high
      onToggle={({ currentTarget: { open, lastElementChild } }) => {
        if (!open) return;
        lastElementChild?.scrollIntoView({ block: "nearest" });
        // what fails now is told if it is asked for
        loadCsv().catch(() => {});
      }}
    >
      <summary className="-mx-3 flex min-h-11 items-center gap-1.5 rounded-lg px-3 font-semibold text-link hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <Icon name="lucide:share" />
        {m.take_share()}
      </summary>
      <div className="menu absolute! end-0! bottom-full! z-30 mb-2! flex w-[14rem]! flex-col items-stretch">
        <ShareLink offer={offer} today={today} />
        <button
          ref={pressEarly}
          type="button"
          className={item}
          onClick={() => copyText(formatQuoteText(offer, 2), m.toast_text_copied())}
        >
          <Icon name="lucide:copy" />
          {m.take_text()}
        </button>
        <button ref={pressEarly} type="button" className={item} onClick={() => window.print()}>
          <Icon name="lucide:printer" />
          {m.take_print()}
        </button>
        <button ref={pressEarly} type="button" className={item} onClick={download}>
          <Icon name="lucide:download" />
          {m.take_csv()}
        </button>
        <a href={mail} className={item}>
          <Icon name="lucide:mail" />
          {m.take_ask()}
        </a>
      </div>
    </details>
  );
});

const item = "button justify-start bg-transparent text-ink hover:bg-sunken hover:filter-none";
