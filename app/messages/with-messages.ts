import { loadMessages } from "./load.ts";

/**
 * Loads code together with the messages that it alone uses. `name` is its file below `app/`, or a folder whose files are
 * loaded together and share their messages; the build finds the messages by it (`message-groups.ts`).
 */
export function withMessages<Part>(name: string, load: () => Promise<Part>): () => Promise<Part> {
  return () => Promise.all([load(), loadMessages(name)]).then(([part]) => part);
}
