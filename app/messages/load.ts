import { getLocale } from "#app/platform/current-locale.ts";
import { readSiteConfig } from "#app/platform/served-document.ts";
import { addMessages, type Language } from "./m.ts";

/** A file of messages; the first one of a document also says which parts of the code have their messages in which file. */
export type MessageFile = Language & { groups?: Readonly<Record<string, string>> };

const loaded = new Map<string, Promise<MessageFile>>();

/** Fetches the messages that every page needs, once. */
export function loadFrameMessages(): Promise<MessageFile> {
  return loadGroup("frame");
}

/**
 * Waits for code that is being loaded and for the messages that it says. The build puts this around every `import()`
 * (build/vite/messages.ts), and calls the part by the path of its module.
 *
 * @public
 */
export async function withMessages<Part>(name: string, code: Promise<Part>): Promise<Part> {
  const messages = loadFrameMessages().then(({ groups }) => {
    const group = groups?.[name];
    return group === undefined ? undefined : loadGroup(group);
  });
  const [part] = await Promise.all([code, messages]);
  return part;
}

/** The messages are filed under the code's id, so that no language's files need to be listed by address. */
function loadGroup(group: string): Promise<MessageFile> {
  const known = loaded.get(group);
  if (known) return known;
  const fetched = fetchGroup(group);
  loaded.set(group, fetched);
  fetched.catch(() => loaded.delete(group));
  return fetched;
}

async function fetchGroup(group: string): Promise<MessageFile> {
  const locale = getLocale();
  const response = await fetch(`/assets/messages-${readSiteConfig().codeId}/${locale}/${group}.json`);
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  const file: MessageFile = await response.json();
  addMessages(locale, file);
  return file;
}
