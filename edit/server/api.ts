import { join } from "node:path";
import { createTwoFilesPatch } from "diff";
import { z } from "zod";
import { baseLocale, knownLocales, locales } from "#site/locales.ts";
import { loadCatalog } from "#catalog/catalog.ts";
import { registerFile, writeRegister } from "#catalog/check/translated.ts";
import { renderMarkdown } from "#catalog/markdown/render.ts";
import { openFiles } from "#catalog/read/files.ts";
import { getToday } from "#catalog/read/values.ts";
import { raiseRates } from "../../tools/change-content/cards.ts";
import { addClosing, addNews } from "../../tools/change-content/texts.ts";
import { writeDocument } from "../files/document.ts";
import { findKind } from "../files/kinds.ts";
import { writeTable } from "../files/table-text.ts";
import { listFiles, listNames, listTopics, openFile } from "./files.ts";
import { addPicture, drawThumbnail } from "./pictures.ts";
import { makeChecker } from "./checker.ts";
import { commit, isInRepository, type Outcome, publishSite, rollBack } from "./publish.ts";
import { Refusal } from "./safe-path.ts";
import type { Workspace } from "./workspace.ts";
import { readMessage } from "../error-message.ts";

const path = z.string().max(300);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "write a day such as 2027-02-01");
const id = z.string().regex(/^[a-z0-9-]{2,80}$/, "use a-z, 0-9 and - only");
const named = z.record(z.string(), z.string().trim().min(1, "write it in each language"));
const change = z.object({
  path,
  seen: z.string(),
  head: z.unknown().optional(),
  body: z.string().optional(),
  text: z.string().optional(),
  rows: z.array(z.object({ line: z.int().optional(), cells: z.array(z.string()) })).optional(),
});
const addition = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("news"), id, names: named }),
  z.object({ kind: z.literal("closing"), id, names: named, from: day, to: day, departure: day }),
  z.object({
    kind: z.literal("raise"),
    service: id,
    percent: z.number().gt(-90).lt(500),
    from: day,
    step: z.number().gt(0),
  }),
]);

/** What the page may ask for, by name: each takes the body of a request and returns what is answered as JSON. */
export function makeApi(workspace: Workspace, preview: string) {
  const check = makeChecker(workspace);
  return {
    state: async () => ({
      files: listFiles(workspace),
      changed: workspace.listChanged(),
      locales,
      baseLocale,
      knownLocales,
      preview,
      repository: await isInRepository(workspace.content),
      names: listNames(workspace),
    }),
    open: (body: unknown) => openFile(workspace, z.object({ path }).parse(body).path),
    check: () => check(),
    change: (body: unknown) => keepChange(workspace, change.parse(body)),
    prose: (body: unknown) => {
      const { text, locale } = z.object({ text: z.string().max(500_000), locale: z.enum(knownLocales) }).parse(body);
      return { html: renderMarkdown(text, locale).html };
    },
    review: async () => ({ changes: await listChanges(workspace) }),
    compare: () => check({ day: findPriceDay(workspace.listChanged().map(({ path: file }) => file)) }),
    save: async (body: unknown) => {
      const { paths, sentence } = z.object({ paths: z.array(path).min(1), sentence: z.string().max(500) }).parse(body);
      const done = workspace.save(paths);
      const recorded: Outcome | undefined =
        sentence.trim() !== "" && done.saved.length > 0
          ? await commit(workspace.content, done.saved, sentence.trim())
          : undefined;
      return { ...done, recorded };
    },
    discard: (body: unknown) => workspace.discard(z.object({ path }).parse(body).path),
    keep: (body: unknown) => workspace.keepOwn(z.object({ path }).parse(body).path),
    translated: () => {
      const file = registerFile;
      workspace.change(file, writeRegister(openFiles(workspace.draft)), workspace.versionOf(file));
    },
    add: (body: unknown) => add(workspace, addition.parse(body)),
    publish: () => publishSite(workspace.content),
    rollback: () => rollBack(workspace.content),
  } satisfies Record<string, (body: unknown) => unknown>;
}

export type Api = ReturnType<typeof makeApi>;

/** Puts a picture beside a text; its bytes are the body of the request. */
export function keepPicture(workspace: Workspace, query: URLSearchParams, bytes: Buffer): Promise<string> {
  return addPicture(workspace, query.get("path") ?? "", query.get("name") ?? "", bytes);
}

/** A change is always made to the file as it stood before editing, so that one that is taken back leaves no trace. */
function keepChange(workspace: Workspace, { path: file, seen, head, body, text, rows }: z.output<typeof change>) {
  const before = workspace.read(file, "base") ?? workspace.read(file) ?? "";
  if (findKind(file).view === "picture") throw new Refusal(400, `${file} is a picture; drop another one in its place`);
  const after =
    rows !== undefined
      ? writeTable(before, rows)
      : text !== undefined
        ? text
        : writeDocument(file, before, { head, ...(body !== undefined && { body }) });
  workspace.change(file, after, seen);
  return { seen: workspace.versionOf(file), state: workspace.stateOf(file) };
}

/** What saving would change, line by line. */
async function listChanges(workspace: Workspace) {
  const changes = workspace.listChanged().map(async ({ path: file, state }) => {
    if (findKind(file).view === "picture")
      return { path: file, state, patch: "", picture: await drawThumbnail(workspace.readBytes(file)) };
    const [before = "", after = ""] = [workspace.read(file, "content"), workspace.read(file)];
    const patch = createTwoFilesPatch("", "", before, after, "", "", { context: 1 });
    return { path: file, state, patch: patch.split("\n").slice(4).join("\n"), picture: undefined };
  });
  return Promise.all(changes);
}

/** The first day of the latest card that is changed, or today if that is in force. */
function findPriceDay(paths: readonly string[]): string | undefined {
  const days = paths.flatMap((file) => /^rates\/[^/]+\/(\d{4}-\d\d-\d\d)/.exec(file)?.[1] ?? []);
  return days.length > 0 ? [...days, getToday()].sort().at(-1) : undefined;
}

/** A draft of something new, written by the same code as on the command line. */
function add(workspace: Workspace, wanted: z.output<typeof addition>): { path: string } {
  const root = workspace.draft;
  const files = (() => {
    try {
      if (wanted.kind === "news")
        return addNews(root, { id: wanted.id, titles: wanted.names, topics: listTopics(workspace), today: getToday() });
      if (wanted.kind === "raise") return raiseRates(root, wanted);
      const { id: name, names, from, to, departure } = wanted;
      if (to < from || departure <= to)
        throw new Error(
          `The closing is from ${from} to ${to}, the first departure on ${departure}: write them in this order`,
        );
      const hubs = Object.keys(loadCatalog(root).written?.reference.calendar.calendar.hubs ?? {});
      return [addClosing(root, { id: name, hubs, names, from, to, departure })];
    } catch (error) {
      throw new Refusal(400, readMessage(error).replaceAll(`${root}/`, ""));
    }
  })();
  const first = files.find((file) => file.endsWith("prices.csv")) ?? files[0] ?? "";
  return { path: first.replace(join(root, "/"), "") };
}
