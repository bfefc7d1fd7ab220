import { useNavigation } from "react-router";
import { m } from "#app/messages/m.ts";

/** Says that a page is on its way, where it takes longer than a moment. */
export function Progress() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div role="progressbar" aria-label={m.page_loading()} className="progress" />;
}
