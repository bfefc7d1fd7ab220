import { type ComponentType, lazy } from "react";
import { loadMessages } from "./load.ts";

/**
 * A component that is fetched when it is first shown, with messages of its own. `name` is its file below `app/`, by
 * which the build finds what it says (`groups.ts`).
 */
export function lazyWithMessages<Props>(name: string, load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => Promise.all([load(), loadMessages(name)]).then(([module]) => module));
}
