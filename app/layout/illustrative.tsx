import { useShell } from "./use-shell.ts";

/** That rates are illustrative, beside the prices. The footer says it on pages that do not (app.css). */
export function Illustrative() {
  return <span className="illustrative">{useShell().illustrative}</span>;
}
