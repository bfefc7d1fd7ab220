import { useEffect, useRef } from "react";
import { m } from "#app/messages/m.ts";

type Props = {
  /** The lowest price in words; nothing where no line takes the shipment. */
  from: string | undefined;
  /** What stands there without one. */
  none: string;
  lines: string;
  /** The line that was chosen, with its price: the bar leads to what comes next for it. */
  chosen: { name: string; price: string } | undefined;
  action: string;
  onAction: () => void;
};

/** On a phone, the lowest price at the foot of the screen, above the keyboard, with the way to and from the form. */
export function PriceBar({ from, none, lines, chosen, action, onAction }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const place = () => {
      const hidden = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      // a keyboard is tall; the few pixels of a browser's own bars are none
      bar.current?.style.setProperty("bottom", view.scale === 1 && hidden > 100 ? `${hidden}px` : "0");
    };
    view.addEventListener("resize", place);
    view.addEventListener("scroll", place);
    return () => {
      view.removeEventListener("resize", place);
      view.removeEventListener("scroll", place);
    };
  }, []);
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-20 -mx-5 flex min-h-16 items-center justify-between gap-2 border-t border-line bg-panel px-5 pt-2 sm:-mx-6 sm:px-6 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      <p className={`min-w-0 grow leading-5 ${chosen || from ? "truncate" : "text-balance"}`}>
        {chosen ? (
          <>
            <span className="block truncate text-sm text-quiet">{chosen.name}</span>
            <span className="font-semibold">{chosen.price}</span>
          </>
        ) : from === undefined ? (
          none
        ) : (
          <>
            <span className="font-semibold">{from}</span>
            <span className="text-quiet"> · {lines}</span>
          </>
        )}
      </p>
      <button
        type="button"
        className={chosen ? "min-h-11 shrink-0 font-semibold text-link" : "button shrink-0"}
        onClick={onAction}
      >
        {action}
      </button>
      {chosen && (
        <a href="#next" className="button shrink-0">
          {m.bar_next()}
        </a>
      )}
    </div>
  );
}
