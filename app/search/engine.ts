import MiniSearch from "minisearch";
import { fetchWithRetry, requireJson } from "#app/platform/http.ts";
import type { SearchDocument, SearchFile } from "#catalog/page-parts.ts";
import type { Locale } from "#site/locales.ts";

/** Which pages are preferred if the words match equally. */
const boosts: Readonly<Record<SearchDocument["kind"], number>> = {
  place: 1.6,
  service: 1.4,
  guide: 1.2,
  page: 1.1,
  news: 1,
};

const options = {
  idField: "path",
  fields: ["title", "text", "more", "sound", "typed"],
  storeFields: ["path", "kind", "title", "text", "date"],
  tokenize: (text: string, field?: string) => (field === "sound" ? splitSyllables(text) : splitWords(text)),
  processTerm: (term: string) => term,
};

export type SearchEngine = {
  find: (query: string, kind?: SearchDocument["kind"]) => SearchDocument[];
  /** Older items not yet included in the search. */
  unread: () => number;
  readArchive: () => Promise<void>;
};

const engines = new Map<Locale, Promise<SearchEngine>>();

/** The search of a locale. Its data are fetched once per document; a failure is forgotten and can be retried. */
export function loadSearchEngine(locale: Locale): Promise<SearchEngine> {
  const known = engines.get(locale);
  if (known) return known;
  const made = makeEngine(locale);
  engines.set(locale, made);
  made.catch(() => engines.delete(locale));
  return made;
}

async function makeEngine(locale: Locale): Promise<SearchEngine> {
  const fetchFile = (name: string) =>
    fetchWithRetry<SearchFile>(`/search/${locale}/${name}.json`, { onResponse: requireJson });
  const { documents, archive } = await fetchFile("recent");
  const index = new MiniSearch<SearchDocument>(options);
  index.addAll(documents);
  let unread = archive.items;
  let reading: Promise<void> | undefined;
  const readArchive = async () => {
    const names = Array.from({ length: archive.files }, (_, at) => `archive-${archive.files - at}`);
    for (const name of names) {
      const file = await fetchFile(name);
      const fresh = file.documents.filter(({ path }) => !index.has(path));
      await index.addAllAsync(fresh, { chunkSize: 100 });
      unread = Math.max(0, unread - file.documents.length);
    }
    unread = 0;
  };
  return {
    find: (query, kind) => find(index, query, kind),
    unread: () => unread,
    readArchive: () => {
      reading ??= readArchive().catch((error: unknown) => {
        reading = undefined;
        throw error;
      });
      return reading;
    },
  };
}

/** Documents with all the words, allowing one or two wrong letters in long ones; failing that, with some of them. */
function find(index: MiniSearch<SearchDocument>, query: string, kind?: SearchDocument["kind"]): SearchDocument[] {
  const search = (combineWith: "AND" | "OR") =>
    index.search(query, {
      combineWith,
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 && !/\d/.test(term) ? 0.25 : false),
      maxFuzzy: 2,
      weights: { fuzzy: 0.2, prefix: 0.6 },
      boost: { title: 4, text: 1.5, sound: 0.7, typed: 12 },
      boostDocument: (_path, _term, stored) => boosts[(stored?.["kind"] as SearchDocument["kind"]) ?? "page"],
      filter: (result) => kind === undefined || result["kind"] === kind,
    });
  const all = search("AND");
  const found = all.length > 0 ? all : search("OR");
  return found.map((result) => ({
    path: result["path"],
    kind: result["kind"],
    title: result["title"],
    text: result["text"],
    ...(result["date"] && { date: result["date"] }),
  }));
}

/** The most syllables typed in one go. */
const longest = 6;

/**
 * The search terms for a sound (`ran you fu jia fei, …`), as typed starting at any of its syllables: all together
 * (`youfujiafei`), two together (`youfu`), or just the initials (`yfjf`).
 */
export function splitSyllables(sound: string): string[] {
  return sound.split(",").flatMap((part) => {
    const syllables = part.split(" ").filter(Boolean);
    return syllables.flatMap((_, at) => {
      const run = syllables.slice(at, at + longest);
      const initials = run.map(([first]) => first).join("");
      const two = initials.slice(0, 2);
      return [...new Set([run.join(""), run.slice(0, 2).join(""), ...(run.length > 1 ? [initials, two] : [])])];
    });
  });
}

/** The words of a text as the search compares them: lower case, without accents; Chinese as pairs of characters. */
export function splitWords(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const runs = plain.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
  return runs.flatMap((run) => (/\p{Script=Han}/u.test(run) ? splitIntoPairs(run) : [run]));
}

function splitIntoPairs(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}
