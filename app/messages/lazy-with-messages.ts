import { type ComponentType, lazy } from "react";
import { loadMessages } from "./load.ts";

/**
 * A component loaded when it is first shown, with its own messages. `name` is its file below `app/`, by which the build
 * finds the messages that it uses (`message-groups.ts`).
 */
export function lazyWithMessages<Props>(name: string, load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => Promise.all([load(), loadMessages(name)]).then(([module]) => module));
}
