import { useId, useState } from "react";
import { m } from "#app/messages/m.ts";
import { trackingAddress, trackingNumber } from "#app/platform/tracking.ts";

/** Leads to the provider's page for a tracking number. Without scripts there is a link to that page alone. */
export function TrackForm({ template }: { template: string }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const number = trackingNumber(typed);
        setWrong(number === undefined);
        if (number) window.location.assign(trackingAddress(template, number));
      }}
    >
      <label htmlFor={id} className="text-sm text-quiet">
        {m.track_number()}
      </label>
      <div className="needs-scripts mt-1 flex gap-2">
        <input
          id={id}
          className="field min-w-0 grow"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-problem` : undefined}
        />
        <button type="submit" className="button">
          {m.track_go()}
        </button>
      </div>
      <a href={trackingAddress(template, "")} className="without-scripts text-link underline underline-offset-4">
        {m.track_title()}
      </a>
      {wrong && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-sm text-bad">
          {m.track_problem()}
        </p>
      )}
    </form>
  );
}
