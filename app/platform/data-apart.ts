import type { PageLanguages } from "#catalog/localized.ts";

/** The last file: the pages of a language share it. */
let known: { address: string; data: Promise<object> } | undefined;

/**
 * The data of a page together with those that lie in a file of their own. The file is fetched once; a failure is forgotten,
 * to be tried again.
 */
export async function wholeData(own: PageLanguages, address: string | undefined): Promise<PageLanguages> {
  if (!address) return own;
  if (known?.address !== address) known = { address, data: fetchData(address) };
  const asked = known;
  try {
    return { ...own, ...(await asked.data) };
  } catch (error) {
    if (known === asked) known = undefined;
    throw error;
  }
}

async function fetchData(address: string): Promise<object> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.json();
}
