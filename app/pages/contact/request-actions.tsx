import { lazy, Suspense, useState } from "react";
import { m } from "#app/messages/m.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";

const QrCode = lazy(() => import("./qr-code.tsx"));

/** Mail programs of Windows take no longer address than this. */
const longestMail = 2000;

type Props = { subject: string; text: string; email: string; form: string | undefined };

/** The ways out of the site for a finished text: mail, the clipboard, a phone's camera, the provider's own form. */
export function RequestActions({ subject, text, email, form }: Props) {
  const [shown, setShown] = useState(false);
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}`;
  const whole = `${mail}&body=${encodeURIComponent(text)}`;
  const isTooLong = whole.length > longestMail;
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={isTooLong ? mail : whole}>
          <Icon name="lucide:mail" />
          {m.contact_send()}
        </ButtonLink>
        <CopyButton text={() => text} label={m.contact_copy()} copied={m.contact_copied()} icon="lucide:copy" />
        <Button quiet className="needs-scripts" aria-expanded={shown} onClick={() => setShown(!shown)}>
          <Icon name="lucide:qr-code" />
          {m.contact_qr()}
        </Button>
        {form && (
          <ButtonLink quiet href={fillForm(form, subject, text)} rel="noopener">
            {m.contact_form()}
          </ButtonLink>
        )}
      </div>
      {isTooLong && <p className="mt-3 text-sm text-quiet">{m.contact_mail_long()}</p>}
      {shown && (
        <SectionBoundary watch={text}>
          <Suspense fallback={<div className="mt-4 size-56" />}>
            <QrCode text={text} />
          </Suspense>
        </SectionBoundary>
      )}
    </>
  );
}

/** The provider's form with a request in it. */
function fillForm(template: string, subject: string, text: string): string {
  return template.replace(/\{(subject|text)\}/g, (_, name) => encodeURIComponent(name === "subject" ? subject : text));
}
