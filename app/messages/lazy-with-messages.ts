import { type ComponentType, lazy } from "react";
import { withMessages } from "./with-messages.ts";

/** A component loaded when it is first shown, with its own messages: see `withMessages`. */
export function lazyWithMessages<Props>(name: string, load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(withMessages(name, load));
}
