import { getLocale } from "#app/platform/current-locale.ts";
import { readJson, readSiteConfig, servedMessagesElementId } from "#app/platform/served-document.ts";
import { addMessages, type Language } from "./m.ts";

/** A file of messages; the first one of a document also lists the parts of the code that have a file of their own. */
export type MessageFile = Language & { groups?: readonly string[] };

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
    return groups?.includes(name) ? loadGroup(name) : undefined;
  });
  const [part] = await Promise.all([code, messages]);
  return part;
}

/** The messages are filed under the code's id, so that no language's files need to be listed by address. */
function loadGroup(group: string): Promise<MessageFile> {
  const known = loaded.get(group);
  if (known) return known;
  const fetched = readOrFetch(group);
  loaded.set(group, fetched);
  fetched.catch(() => loaded.delete(group));
  return fetched;
}

/** A document contains the messages that it comes alive with. */
async function readOrFetch(group: string): Promise<MessageFile> {
  const locale = getLocale();
  const served: Readonly<Record<string, MessageFile>> = { ...readJson(servedMessagesElementId) };
  const file = served[group] ?? (await fetchGroup(`${locale}/${group}`));
  addMessages(locale, file);
  return file;
}

async function fetchGroup(name: string): Promise<MessageFile> {
  const response = await fetch(`/assets/messages-${readSiteConfig().codeId}/${name}.json`);
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  return response.json();
}
