import { UNSAFE_decodeViaTurboStream as decode } from "react-router";

/** A page's own data out of React Router's prerendered stream: that of its leaf route. */
export async function pageData(stream: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const body = new Response(stream).body;
  if (!body) throw new Error("An empty data file");
  const { value } = await decode(body, globalThis);
  const routes = Object.entries(await Promise.resolve(value as Record<string, { data?: unknown }>));
  return routes.findLast(([id]) => id !== "root")?.[1].data;
}

/** Icons that stand in a page, by name, so that a client navigation draws them without asking. */
export function iconsOf(html: string): Record<string, string> {
  const found = html.matchAll(/<svg[^>]* data-icon="([^"]+)"[^>]*>(.*?)<\/svg>/gs);
  return Object.fromEntries([...found].map(([, name = "", body = ""]) => [name, body]));
}
