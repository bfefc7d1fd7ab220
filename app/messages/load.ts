import { getLocale } from "#app/platform/current-locale.ts";
import { readJson, readSiteConfig, servedMessagesElementId } from "#app/platform/served-document.ts";
import { addMessages, type Language } from "./m.ts";

/**
 * A file of messages; the first one of a document also names the file of each part of the code that has one, where it is
 * not called as the part is.
 */
export type MessageFile = Language & { files?: Readonly<Record<string, string>> };

/** Messages by the names of their files. */
export type MessageFiles = Readonly<Record<string, MessageFile>>;

const loaded = new Map<string, Promise<MessageFile>>();
/** What has come with the data of pages, once it is there. */
let arriving: Promise<MessageFiles> = Promise.resolve({});

/** Adds the messages that the document carries: those of every page and of its own. */
export function addServedMessages(): Promise<MessageFile> {
  for (const file of Object.values(readServed())) addMessages(getLocale(), file);
  return loadFrameMessages();
}

/** Adds the messages that are on their way with a page's data, so that its code need not ask for them. */
export function expectMessages(coming: Promise<MessageFiles | undefined>): void {
  const added = coming.then(
    (files = {}) => {
      for (const file of Object.values(files)) addMessages(getLocale(), file);
      return files;
    },
    () => ({}),
  );
  arriving = Promise.all([arriving, added]).then(([before, files]) => ({ ...before, ...files }));
}

function loadFrameMessages(): Promise<MessageFile> {
  return loadGroup("frame");
}

/**
 * Waits for code that is being loaded and for the messages that it says. The build puts this around every `import()`
 * but those of pages (build/vite/messages.ts), and calls the part by the path of its module.
 *
 * @public
 */
export async function withMessages<Part>(name: string, code: Promise<Part>): Promise<Part> {
  const messages = loadFrameMessages().then(({ files }) => {
    const file = files?.[name];
    return file === undefined ? undefined : loadGroup(file || name);
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

async function readOrFetch(group: string): Promise<MessageFile> {
  const locale = getLocale();
  // other parts do not wait for a page that may be under way
  const come = group.startsWith("pages/") ? await arriving : {};
  const file = readServed()[group] ?? come[group] ?? (await fetchGroup(`${locale}/${group}`));
  addMessages(locale, file);
  return file;
}

function readServed(): MessageFiles {
  return { ...readJson(servedMessagesElementId) };
}

async function fetchGroup(name: string): Promise<MessageFile> {
  const response = await fetch(`/assets/messages-${readSiteConfig().codeId}/${name}.json`);
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  return response.json();
}
