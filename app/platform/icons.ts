import { fetchWithRetry } from "./http.ts";

export type IconSet = {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width?: number;
  height?: number;
};

/** Bodies of the icons the site names, by `collection:name`: from the prerendered page, payloads and the endpoint. */
const bodies = new Map<string, string>();
const missing = new Set<string>();
const listeners = new Set<() => void>();
let wanted = new Set<string>();

/** Milliseconds until an icon request is given up. */
const timeout = 1500;

let findElsewhere: ((name: string) => string) | undefined;

/** While prerendering, every icon is taken from its set. */
export function findIconsWith(find: (name: string) => string): void {
  findElsewhere = find;
}

export function getIconBody(name: string): string | undefined {
  return bodies.get(name) ?? findElsewhere?.(name);
}

export function cacheIcons(icons: Record<string, string>): void {
  for (const [name, body] of Object.entries(icons)) bodies.set(name, body);
}

/** Keeps the icons of the prerendered page. */
export function cacheServedIcons(): void {
  for (const svg of document.querySelectorAll<SVGElement>("svg[data-icon]")) {
    const { icon } = svg.dataset;
    if (icon && !bodies.has(icon) && svg.innerHTML) bodies.set(icon, svg.innerHTML);
  }
}

export function subscribeToIcons(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Requests an icon; all icons requested in one tick are sent as one request per collection. */
export function fetchIconSoon(name: string): void {
  if (bodies.has(name) || missing.has(name) || wanted.has(name)) return;
  if (wanted.size === 0) queueMicrotask(() => setTimeout(fetchQueuedIcons, 0));
  wanted.add(name);
}

function fetchQueuedIcons(): void {
  const names = [...wanted].sort();
  wanted = new Set();
  const getCollection = (name: string) => name.split(":")[0] ?? "";
  for (const collection of new Set(names.map(getCollection)))
    void load(
      collection,
      names.filter((name) => getCollection(name) === collection),
    );
}

async function load(collection: string, names: readonly string[]): Promise<void> {
  const short = names.map((name) => name.slice(collection.length + 1));
  try {
    const set = await fetchWithRetry<IconSet>(`/icons/${collection}.json`, {
      query: { icons: short.join(",") },
      timeout,
      retry: 0,
    });
    for (const name of short) {
      const icon = set.icons[name];
      if (icon) bodies.set(`${collection}:${name}`, scaleTo24(icon, set));
      else dropIcon(`${collection}:${name}`);
    }
  } catch {
    for (const name of names) dropIcon(name);
  }
  for (const listener of listeners) listener();
}

/** Icons are drawn in a 24 × 24 box; those of a set with another size are scaled to it. */
export function scaleTo24(icon: { body: string; width?: number }, set: { width?: number }): string {
  const width = icon.width ?? set.width ?? 16;
  const body = icon.body.replace(roundMask, "<g>");
  return width === 24 ? body : `<g transform="scale(${24 / width})">${body}</g>`;
}

/** Flags are cut round by a mask with an id, and a page shows some flags often; the style sheet cuts them instead. */
const roundMask = /<mask id="([^"]+)"><circle [^>]*><\/mask><g mask="url\(#\1\)">/;

function dropIcon(name: string): void {
  missing.add(name);
  console.warn(`Icon not loaded: ${name}`);
}
