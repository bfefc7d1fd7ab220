import { m } from "#app/messages/m.ts";
import { useMedia } from "#app/platform/use-media.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { money } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { sentParam } from "./hand-over/use-sent.ts";
import type { Offer } from "./hand-over/offer-mail.ts";

type Props = {
  offer: Offer;
  day: string /** The visitor's own, where whoever opens the link shall see when it was passed on. */;
  today?: string | undefined;
};

/** The address of these prices, with their day, for the clipboard; on a phone to whatever it shares with. */
export function ShareLink({ offer, day, today }: Props) {
  const phone = useMedia("(pointer: coarse)", false);
  const address = () => {
    const url = new URL(window.location.href);
    // whoever opens it next month sees the same prices
    url.searchParams.set("date", day);
    if (today) url.searchParams.set(sentParam, today);
    url.hash = "";
    return url.href;
  };
  if (!phone || !("share" in navigator))
    return <CopyButton text={address} label={m.copy_link()} copied={m.toast_copied()} icon="lucide:link" />;
  const [quote] = offer.quotes;
  const title = quote
    ? m.labelled({ label: offer.nameOf(quote), text: money(quote.total, quote.currency) })
    : m.offer_title();
  const share = () =>
    navigator.share({ title, text: title, url: address() }).catch(() => {
      // called off by the visitor
    });
  return (
    <button type="button" className="needs-scripts button button-quiet" onClick={share}>
      <Icon name="lucide:share" />
      {m.take_share()}
    </button>
  );
}
