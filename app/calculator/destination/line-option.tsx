import { Icon } from "#app/ui/icon.tsx";
import type { Reading } from "../parse/line/reading.ts";
import { describePart } from "./describe-reading.ts";

/** A line that was read to its end, as the one option of a list: Enter takes it. */
export default function LineOption({ id, reading, onChoose }: { id: string; reading: Reading; onChoose: () => void }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are the input's, which names the active option
    <div
      id={id}
      role="option"
      aria-selected="true"
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-sunken px-3 py-2"
    >
      {reading.parts.map((part) => (
        <span key={part.span[0]} className="flex items-center gap-1.5">
          <Icon name="lucide:check" className="text-good" />
          {describePart(part, reading.text)}
        </span>
      ))}
    </div>
  );
}
