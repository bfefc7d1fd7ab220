import type { PageLanguages } from "#catalog/localized.ts";

/** The latest file, since the pages of a language share it. */
let known: { address: string; data: Promise<object> } | undefined;

/**
 * A page's data together with those in a separate file. The file is fetched once; a failure is forgotten, so that it
 * can be retried.
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
