import { baseLocale, getOriginal, listLanguages, resolveLocale } from "#site/locales.ts";
import { getFileLocale } from "../figures/fill.ts";
import type { Catalog } from "../model.ts";
import type { Files } from "../read/files.ts";
import type { Problems } from "../read/problems.ts";

/** What stands twice and may stand once: places in an order, questions of a page, a line's text, addresses of one source. */
export function checkRepeated(catalog: Catalog, files: Files, problems: Problems): void {
  checkOrder(catalog, problems);
  for (const file of [...files.list("", ".md"), ...files.list("pages", ".yaml")])
    checkQuestions(file, files.text(file), problems);
  checkLineTexts(catalog, files, problems);
  checkSources(files, problems);
}

/** Lines of a kind, and guides, stand in the order of their numbers. */
function checkOrder({ services, guides }: Catalog, problems: Problems): void {
  const taken = new Map<string, string>();
  const lines = [...services].flatMap(([slug, versions]) => {
    const { head, file, lineOf } = getOriginal(versions);
    return head.overview ? [] : [{ slug, among: `lines of ${head.kind}`, order: head.order, file, lineOf }];
  });
  const texts = [...guides].map(([slug, versions]) => {
    const { head, file, lineOf } = getOriginal(versions);
    return { slug, among: "guides", order: head.order, file, lineOf };
  });
  for (const { slug, among, order, file, lineOf } of [...lines, ...texts]) {
    const other = taken.get(`${among} ${order}`);
    if (other)
      problems.warn(
        file,
        lineOf(["order"]),
        `"${slug}" has the place ${order} among the ${among}, as "${other}" has`,
        "give each a number of its own",
      );
    else taken.set(`${among} ${order}`, slug);
  }
}

/** The signs that make no other question of one. */
const signs = /[\s\p{P}\p{S}]/gu;

/** A shorter answer, such as "No, not yet.", may be that of two questions. */
const leastAnswer = 20;

function checkQuestions(file: string, text: string, problems: Problems): void {
  const asked = new Map<string, number>();
  const answered = new Map<string, number>();
  for (const [at, row] of text.split("\n").entries()) {
    const [, answer = ""] = /^\s*(?:- \{ *q: .*?, )?a: (.*)$/.exec(row) ?? [];
    const same = answered.get(answer);
    if (same !== undefined)
      problems.error(
        file,
        at + 1,
        `the answer "${answer.slice(0, 60)}…" stands twice, first in line ${same}`,
        "write each question its own answer",
      );
    else if (answer.length >= leastAnswer) answered.set(answer, at + 1);
    const [, question = ""] = /^\s*(?:- (?:\{ *)?q: *|#{2,4} )(.*?)(?:, a: .*)?$/.exec(row) ?? [];
    const key = `${/^#+/.exec(row)?.[0] ?? ""}${question.toLowerCase().replace(signs, "")}`;
    if (!/[?？]["']?$/.test(question)) continue;
    const first = asked.get(key);
    if (first !== undefined)
      problems.error(
        file,
        at + 1,
        `the question ${question} stands twice, first in line ${first}`,
        "leave one of the two, with its answer",
      );
    else asked.set(key, at + 1);
  }
}

/** Lines of text shorter than this in bytes, such as a list of countries shown, may be alike. */
const leastText = 45;
/** Pages of fewer such lines may be made of a provider's standing sentences. */
const leastLines = 16;

/** A line made like another one (`npm run new:line`) begins with its text, which is not its own until it is rewritten. */
function checkLineTexts({ services }: Catalog, files: Files, problems: Problems): void {
  const named = new RegExp([...services.keys()].join("|"), "g");
  const texts = [...services].flatMap(([slug, versions]) =>
    listLanguages(versions).flatMap((locale) => {
      const { head, file } = resolveLocale(versions, locale).value;
      const rows = files
        .text(file)
        .split("\n")
        .map((row) => row.trim().replace(named, ""));
      const written = [...rows.entries()].filter(([, row]) => Buffer.byteLength(row) >= leastText);
      return { slug, order: head.order, file, locale, written, known: new Set(rows) };
    }),
  );
  for (const { slug, order, file, locale, written } of texts.filter((text) => text.written.length >= leastLines))
    for (const other of texts) {
      if (other.slug === slug || other.locale !== locale || other.order > order) continue;
      const copied = written.filter(([, row]) => other.known.has(row));
      const [first] = copied;
      if (!first || copied.length <= written.length / 2) continue;
      problems.warn(
        file,
        first[0] + 1,
        `${copied.length} of ${written.length} lines of text are word for word those of "${other.slug}", the first of them here`,
        "write what holds for this line",
      );
    }
}

/** One title of a source leads to one page in a language. */
function checkSources(files: Files, problems: Problems): void {
  const known = new Map<string, { url: string; file: string }>();
  for (const file of [...files.list("", ".md"), ...files.list("", ".yaml")]) {
    const text = files.text(file);
    if (!text.includes("url:")) continue;
    const locale = file.endsWith(".md") ? getFileLocale(file) : baseLocale;
    for (const [at, row] of text.split("\n").entries()) {
      const [, title, url] = /\btitle: ("[^"]*"|[^",{}]+), url: "?([^"\s,}]+)/.exec(row) ?? [];
      if (title === undefined || url === undefined) continue;
      const key = `${locale} ${title.replaceAll('"', "").trim()}`;
      const other = known.get(key);
      if (other && other.url !== url)
        problems.warn(
          file,
          at + 1,
          `the source ${title} has the address ${url} here, and ${other.url} in ${other.file.slice(files.root.length + 1)}`,
          "write the one at which the fact was read; a page of its own has a title of its own",
        );
      else known.set(key, { url, file });
    }
  }
}
