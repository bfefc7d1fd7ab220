import { useShell } from "./use-shell.ts";

/** Says next to prices that rates are illustrative. On pages without this, the footer does (app.css). */
export function Illustrative() {
  return <span className="illustrative">{useShell().illustrative}</span>;
}
