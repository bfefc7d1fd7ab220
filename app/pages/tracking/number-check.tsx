import { useEffect, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { buildTrackingUrl, describeTrackingNumber, parseTrackingNumber } from "#app/platform/tracking.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { NumberCard } from "./number-card.tsx";

/** A number is typed, or comes with the address; what it is stands below, and where it can be looked up. */
export function NumberCheck({ none }: { none: string }) {
  const { tracking } = useShell();
  const { search } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // the served page knows no query
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const number = new URLSearchParams(search).get("number") ?? "";
    setAsked(number);
    if (field.current && number) field.current.value = number;
  }, [search]);
  const number = parseTrackingNumber(asked);
  const isWrong = asked.trim() !== "" && !number;
  const template = tracking?.template;
  return (
    <div className="max-w-3xl raised rounded-2xl p-5 sm:p-6">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const typed = field.current?.value ?? "";
          navigate(typed ? `?number=${encodeURIComponent(typed)}` : "?", { replace: true, preventScrollReset: true });
        }}
      >
        <label htmlFor={id} className="font-semibold">
          {m.track_number()}
        </label>
        <div className="mt-2 flex gap-2">
          <input
            ref={field}
            id={id}
            name="number"
            className="field min-w-0 grow"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={60}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-problem` : undefined}
          />
          <Button type="submit" className="needs-scripts">
            {m.track_check()}
          </Button>
        </div>
      </form>
      <div role="status">
        {isWrong && (
          <p id={`${id}-problem`} className="mt-2 text-bad">
            {m.track_problem()}
          </p>
        )}
        {number && <NumberCard described={describeTrackingNumber(number, tracking?.forms ?? [])} />}
      </div>
      {number && template && (
        <ButtonLink href={buildTrackingUrl(template, number)} className="mt-4" rel="noopener">
          {m.track_found({ number })}
        </ButtonLink>
      )}
      {template ? (
        <a href={buildTrackingUrl(template, "")} className="without-scripts text-link underline underline-offset-4">
          {m.track_title()}
        </a>
      ) : (
        <p className="mt-4 text-sm text-quiet">{none}</p>
      )}
    </div>
  );
}
