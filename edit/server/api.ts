import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { createTwoFilesPatch } from "diff";
import { z } from "zod";
import { locales } from "#site/locales.ts";
import { loadCatalog } from "#catalog/catalog.ts";
import { registerFile, writeRegister } from "#catalog/check/translated.ts";
import { openFiles } from "#catalog/read/files.ts";
import { countErrors } from "#catalog/read/problems.ts";
import { getToday } from "#catalog/read/values.ts";
import { type Change, listChanges } from "../../tools/change-content/changes.ts";
import { isOlder, migrateFolder } from "../../tools/migrate-content.ts";
import { readMessage } from "../error-message.ts";
import { writeDocument } from "../files/document.ts";
import { findKind } from "../files/kinds.ts";
import { writeTable } from "../files/table-text.ts";
import { makeChecker } from "./checker.ts";
import { findTexts, listFiles, listTranslations, openFile } from "./files.ts";
import { Refusal } from "./safe-path.ts";
import type { ChangedFile, Workspace } from "./workspace.ts";

const path = z.string().max(300);
const onePath = z.object({ path });
const change = z.object({
  path,
  seen: z.string(),
  head: z.unknown().optional(),
  body: z.string().optional(),
  text: z.string().optional(),
  rows: z.array(z.object({ line: z.int().optional(), cells: z.array(z.string()) })).optional(),
});
const choice = z.object({ paths: z.array(path).min(1), sentence: z.string().trim().max(500) });
const addition = z.object({ kind: z.string(), answers: z.record(z.string(), z.string()) });

/** What the page may ask for, by name: each takes the body of a request and returns what is answered as JSON. */
export function makeApi(workspace: Workspace, preview: string) {
  const { content, draft } = workspace;
  const check = makeChecker(workspace);
  const repository = runOn(content, "git", ["-C", content, "rev-parse", "--is-inside-work-tree"]);
  return {
    state: async () => ({
      files: listFiles(workspace),
      changed: workspace.listChanged().map((file) => file.path),
      locales,
      preview,
      isOlder: isOlder(workspace.read("site.yaml") ?? ""),
      repository: (await repository).said === "true",
    }),
    find: (body: unknown) => findTexts(workspace, z.object({ words: z.string().max(200) }).parse(body).words),
    open: (body: unknown) => openFile(workspace, onePath.parse(body).path),
    check: () => check(),
    change: (body: unknown) => keepChange(workspace, change.parse(body)),
    review: () => workspace.listChanged().map((file) => tellChange(workspace, file)),
    compare: () => check(findPriceDay(workspace.listChanged().map(({ path: file }) => file))),
    save: async (body: unknown) => {
      const { paths, sentence } = choice.parse(body);
      const done = workspace.save(paths);
      const isRecorded = sentence !== "" && done.saved.length > 0;
      return { ...done, recorded: isRecorded ? await commit(content, done.saved, sentence) : undefined };
    },
    discard: (body: unknown) => workspace.discard(onePath.parse(body).path),
    keep: (body: unknown) => workspace.keepOwn(onePath.parse(body).path),
    translated: (body: unknown) => markTranslated(workspace, onePath.parse(body).path),
    additions: () =>
      Object.entries(findAdditions(workspace)).map(([kind, { questions }]) => ({
        kind,
        questions: questions.map(({ check: _, ...question }) => question),
      })),
    add: (body: unknown) => {
      const { kind, answers } = addition.parse(body);
      const wanted = new Map(Object.entries(findAdditions(workspace))).get(kind);
      if (!wanted) throw new Refusal(404, `"${kind}" cannot be added`);
      return workspace.rewrite(() => add(wanted, answers, draft));
    },
    migrate: () => workspace.rewrite(() => migrateFolder(draft)),
    publish: () => runOn(content, process.execPath, ["scripts/build.mjs"]),
    rollback: () => runOn(content, process.execPath, ["build/publish/rollback.ts"]),
  } satisfies Record<string, (body: unknown) => unknown>;
}

export type Api = ReturnType<typeof makeApi>;

/** A change is always made to the file as it stood before editing, so that one that is taken back leaves no trace. */
function keepChange(workspace: Workspace, { path: file, seen, head, body, text, rows }: z.output<typeof change>) {
  workspace.requireText(file);
  const before = workspace.read(file, "base") ?? workspace.read(file) ?? "";
  const fields = () => writeDocument(file, before, { head, ...(body !== undefined && { body }) });
  workspace.change(file, rows ? writeTable(before, rows) : (text ?? fields()), seen);
  return { seen: workspace.versionOf(file) };
}

/** What saving would change in a file, line by line; the page beside its text shows what a picture becomes. */
function tellChange(workspace: Workspace, { path: file, state }: ChangedFile) {
  if (findKind(file).view === "picture") return { path: file, state, patch: "" };
  const [before = "", after = ""] = [workspace.read(file, "content"), workspace.read(file)];
  const patch = createTwoFilesPatch("", "", before, after, "", "", { context: 1 });
  return { path: file, state, patch: patch.split("\n").slice(4).join("\n") };
}

/** The first day of the latest card that is changed, or today if that is in force. */
function findPriceDay(paths: readonly string[]): string | undefined {
  const days = paths.flatMap((file) => /^rates\/[^/]+\/(\d{4}-\d\d-\d\d)/.exec(file)?.[1] ?? []);
  return days.length > 0 ? [...days, getToday()].sort().at(-1) : undefined;
}

/** The translations of one file say what it says now. */
function markTranslated(workspace: Workspace, file: string): void {
  workspace.requireText(file);
  const own = [file, ...listTranslations(file)];
  const register = writeRegister(openFiles(workspace.draft), (name) => own.includes(name));
  workspace.change(registerFile, register, workspace.versionOf(registerFile));
}

function findAdditions({ draft }: Workspace): Readonly<Record<string, Change>> {
  const { written, problems } = loadCatalog(draft);
  if (!written) throw new Refusal(409, `${countErrors(problems.errors)} Mend them first, then add something`);
  return listChanges(draft, written);
}

/** Begins something new, by the same code as on the command line. */
function add({ questions, make }: Change, answers: Readonly<Record<string, string>>, draft: string) {
  const given = Object.fromEntries(
    questions.map(({ name, otherwise = "" }) => [name, answers[name]?.trim() || otherwise]),
  );
  for (const { name, ask, check } of questions) {
    const wrong = given[name] ? check?.(given[name]) : "an answer is needed";
    if (wrong) throw new Refusal(400, `${ask}: ${wrong}`);
  }
  try {
    const { files, note } = make(given);
    return { path: (files[0] ?? "").replace(join(draft, "/"), ""), note };
  } catch (error) {
    throw new Refusal(400, readMessage(error).replaceAll(`${draft}/`, ""));
  }
}

const execute = promisify(execFile);

/** Runs a program on the saved content, and returns how it ended, in its own words. */
async function runOn(content: string, program: string, args: readonly string[]) {
  // of the saved content, not of what is being edited here
  const { NODE_ENV, ...own } = process.env;
  try {
    const { stdout, stderr } = await execute(program, args, { env: { ...own, CONTENT: content }, maxBuffer: 1e8 });
    return { done: true, said: `${stdout}${stderr}`.trim() };
  } catch (error) {
    const { stdout = "", stderr = "", message } = Object(error);
    return { done: false, said: `${stdout}${stderr}`.trim() || String(message) };
  }
}

/** Records saved files, and nothing else, in the repository with a sentence. */
async function commit(content: string, paths: readonly string[], sentence: string) {
  const added = await runOn(content, "git", ["-C", content, "add", "--", ...paths]);
  return added.done ? runOn(content, "git", ["-C", content, "commit", "-q", "-m", sentence, "--", ...paths]) : added;
}
