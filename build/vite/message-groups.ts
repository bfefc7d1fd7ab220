import type { Rolldown } from "vite";
import { idsIn } from "./message-code.ts";

// For the build: which messages a visitor needs where, read from the compiled chunks.

/** What matters of a compiled module, or of several taken together. */
export type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "code" | "imports" | "dynamicImports" | "isEntry">;

/** The group of messages that every page includes: what the code loaded first says. */
export const frame = "frame";

/** A chunk that something asks for, and all that the browser loads with it. */
type Load = { chunk: Chunk; files: ReadonlySet<string>; askedBy: Load[]; known: Set<string>; own: Set<string> };

/**
 * Divides messages among the code that is loaded first (`frame`) and the chunks loaded on demand, by their file names.
 * A chunk comes with its imports, so its group has what all of them say, less what is known wherever it is asked for.
 * What is too little for a file of its own comes earlier, with the code that asks for it.
 *
 * `sizes` has the length of each message by the id that stands for it in the code.
 */
export function groupMessages(
  chunks: readonly Chunk[],
  sizes: ReadonlyMap<string, number>,
  worthAFile: (fileName: string) => number,
): Map<string, Set<string>> {
  const loads = findLoads(chunks);
  const said = new Map(
    chunks.map(({ fileName, code }) => [fileName, new Set(idsIn(code).filter((id) => sizes.has(id)))]),
  );
  for (const load of loads) {
    load.own = union([...load.files].map((file) => said.get(file) ?? new Set()));
    load.known = load.chunk.isEntry ? new Set() : new Set(sizes.keys());
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (const load of loads) {
      const before = load.known.size;
      for (const asker of load.askedBy) load.known = load.known.intersection(asker.known.union(asker.own));
      changed ||= load.known.size < before;
    }
  }
  for (const load of loads) load.own = load.own.difference(load.known);
  const size = ({ own }: Load) => [...own].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
  const limit = ({ chunk }: Load) => (chunk.isEntry ? 0 : worthAFile(chunk.fileName));
  // what comes to a page from its parts below may make its own worth a file; what is never worth one also hands on what
  // has come to it
  const limits = [...new Set(loads.map(limit))].sort((a, b) => b - a);
  for (const most of [...limits.filter(Number.isFinite), Number.POSITIVE_INFINITY]) {
    const small = new Set(loads.filter((load) => limit(load) === most && size(load) < most));
    for (const load of small) {
      for (const earlier of findEarlier(load, small))
        earlier.own = earlier.own.union(load.own.difference(earlier.known));
      load.own = new Set();
    }
  }
  const first = union(loads.filter(({ chunk }) => chunk.isEntry).map(({ own }) => own));
  const groups = new Map([[frame, first]]);
  for (const { chunk, own } of loads) {
    const rest = own.difference(first);
    if (rest.size > 0) groups.set(chunk.fileName, rest);
  }
  return groups;
}

/** The page of each part below that only one page has. */
export function findPagesOf(
  chunks: readonly Chunk[],
  pages: Iterable<string>,
  below: ReadonlySet<string>,
): Map<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Map<string, string[]>();
  for (const page of pages) {
    const seen = new Set<string>();
    const visit = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      if (below.has(file)) found.set(file, [...(found.get(file) ?? []), page]);
      const { imports = [], dynamicImports = [] } = byFile.get(file) ?? {};
      for (const each of [...imports, ...dynamicImports.filter((part) => below.has(part))]) visit(each);
    };
    visit(page);
  }
  return new Map(
    [...found].flatMap(([part, [page, ...others]]) => (page && others.length === 0 ? [[part, page]] : [])),
  );
}

function findLoads(chunks: readonly Chunk[]): Load[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const asked = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const loads = chunks
    .filter(({ isEntry, fileName }) => isEntry || asked.has(fileName))
    .map(
      (chunk): Load => ({ chunk, files: withImports(chunk, byFile), askedBy: [], known: new Set(), own: new Set() }),
    );
  for (const load of loads)
    load.askedBy = loads.filter(
      (other) =>
        other !== load &&
        [...other.files].some((file) => byFile.get(file)?.dynamicImports.includes(load.chunk.fileName)),
    );
  return loads;
}

function withImports(chunk: Chunk, byFile: ReadonlyMap<string, Chunk>): Set<string> {
  const files = new Set<string>();
  const add = ({ fileName, imports }: Chunk) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const file of imports) {
      const imported = byFile.get(file);
      if (imported) add(imported);
    }
  };
  add(chunk);
  return files;
}

/** What is loaded before `load` and has a file of its own. */
function findEarlier(load: Load, small: ReadonlySet<Load>): Set<Load> {
  const seen = new Set<Load>();
  const look = ({ askedBy }: Load) => {
    for (const asker of askedBy) {
      if (seen.has(asker)) continue;
      seen.add(asker);
      if (small.has(asker)) look(asker);
    }
  };
  look(load);
  return seen.difference(small);
}

function union(sets: readonly ReadonlySet<string>[]): Set<string> {
  return sets.reduce<Set<string>>((all, set) => all.union(set), new Set());
}
