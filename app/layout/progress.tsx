import { useNavigation } from "react-router";
import { m } from "#app/messages/m.ts";

/** Shows that a page is loading, if that takes more than a moment. */
export function Progress() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div role="progressbar" aria-label={m.page_loading()} className="progress" />;
}
