import { useState, lazy, Suspense } from "react";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import type { ContactPage } from "#catalog/page-data.ts";
import { useRestoreEarlyInput } from "#app/platform/early-input.ts";
import { toPlainText } from "#site/typography.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";

type Request = ContactPage["requests"][number];

/** The text of a request: its subject, what was filled in, and the message. What is empty stays, for whoever fills it in by hand. */
export function writeRequest({ title, fields }: Request, values: readonly string[], message: string): string {
  const lines = fields.map((label, at) => m.labelled({ label, text: values[at]?.trim() ?? "" }).trimEnd());
  return toPlainText([title, "", ...lines, ...(message.trim() ? ["", message.trim()] : [])].join("\n"));
}

/** What we need to know, to be filled in, and the finished text to take away. */
export function RequestForm({ request, form }: { request: Request; form: string | undefined }) {
  const [values, setValues] = useState<readonly string[]>(request.fields.map(() => ""));
  const [message, setMessage] = useState("");
  const early = useRestoreEarlyInput<HTMLDivElement>();
  const text = writeRequest(request, values, message);
  return (
    <div className="mt-5 grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <div ref={early} className="needs-scripts grid content-start gap-4 sm:grid-cols-2">
        {request.fields.map((label, at) => (
          <label key={label} className="block">
            <span className="text-sm text-quiet">{label}</span>
            <input
              className="field mt-1"
              value={values[at]}
              data-kept=""
              maxLength={120}
              autoComplete="off"
              onChange={({ target }) => setValues(values.with(at, target.value))}
            />
          </label>
        ))}
        <label className="block sm:col-span-2">
          <span className="text-sm text-quiet">{m.contact_message()}</span>
          <textarea
            className="field mt-1 block"
            rows={4}
            maxLength={1500}
            value={message}
            data-kept=""
            onChange={({ target }) => setMessage(target.value)}
          />
        </label>
      </div>
      <div className="min-w-0">
        <p className="text-sm text-quiet">{m.contact_text()}</p>
        <p className="mt-1 rounded-xl border border-line bg-sunken p-4 wrap-anywhere whitespace-pre-line">{text}</p>
        <RequestActions subject={request.title} text={text} form={form} />
      </div>
    </div>
  );
}

const QrCode = lazy(() => import("./qr-code.tsx"));

/** Mail programs of Windows take no longer address than this. */
const longestMail = 2000;

type Props = { subject: string; text: string; form: string | undefined };

/** The ways out of the site for a finished text: mail, the clipboard, a phone's camera, the provider's own form. */
function RequestActions({ subject, text, form }: Props) {
  const { email } = useShell();
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
