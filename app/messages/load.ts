import { groupsApart } from "virtual:message-groups";
import { getLocale } from "#app/platform/current-locale.ts";
import { siteConfig } from "#app/platform/site-config.ts";
import { addMessages, type Language } from "./m.ts";

const loaded = new Map<string, Promise<void>>();

/**
 * Fetches the messages that a page or part needs in addition to the frame's, once. They are filed under the code's id,
 * so that no language's files need to be listed by address.
 */
export function loadMessages(group: string): Promise<void> {
  if (!groupsApart.includes(group)) return Promise.resolve();
  const known = loaded.get(group);
  if (known) return known;
  const asked = fetchMessages(group);
  loaded.set(group, asked);
  asked.catch(() => loaded.delete(group));
  return asked;
}

async function fetchMessages(group: string): Promise<void> {
  const locale = getLocale();
  const response = await fetch(`/assets/messages-${siteConfig().codeId}/${locale}/${group}.json`);
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  const language: Language = await response.json();
  addMessages(locale, language);
}
