import { untilReady } from "./until-ready.ts";

type Props = {
  ready: boolean;
  title: string;
  /** Missing while the form is open. */
  rest: string | undefined;
  action: string;
  onAction: () => void;
};

/** On a phone, what is priced in two lines in place of the form; above the open form its title. */
export function ShipmentSummary({ ready, title, rest, action, onAction }: Props) {
  return (
    <div
      className={`${untilReady(ready)} flex items-center gap-4 lg:hidden print:flex ${rest ? "border-b border-line pb-3" : "pb-1"}`}
    >
      <p className="min-w-0 grow">
        <span className="block leading-6 font-semibold text-pretty">{title}</span>
        {rest && <span className="block text-sm text-pretty text-quiet">{rest}</span>}
      </p>
      <button type="button" className="min-h-11 shrink-0 font-semibold text-link print:hidden" onClick={onAction}>
        {action}
      </button>
    </div>
  );
}
