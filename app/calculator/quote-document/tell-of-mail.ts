import { m } from "#app/messages/m.ts";
import { showToast } from "#app/platform/toasts.ts";
import { copyText } from "#app/ui/copy-button.tsx";

/** Says that a mail opens elsewhere, and copies its text for whoever has no program for mails. */
export function tellOfMail(href: string): void {
  const { protocol, pathname, searchParams } = new URL(href);
  if (protocol !== "mailto:") return;
  showToast({
    id: "mail",
    title: m.request_mail({ email: pathname }),
    action: {
      label: m.take_text(),
      run: () => copyText(searchParams.get("body") ?? "", m.toast_text_copied()),
    },
  });
}
