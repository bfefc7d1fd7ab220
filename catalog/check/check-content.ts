import { join } from "node:path";
import { baseLocale, getOriginal, locales } from "#site/locales.ts";
import { saveKeptFindings } from "../cache.ts";
import { loadCatalog } from "../catalog.ts";
import { checkChinese, readGlossary } from "../chinese/check-chinese.ts";
import { chinese } from "../chinese/language.ts";
import { findTypedLists, findTypedNames, findUnsourcedFigures } from "../figures/typed.ts";
import { checkCardSanity } from "../rates/check-sanity.ts";
import { checkCardsBefore, checkPeriods, checkSuccessors } from "../rates/check-successors.ts";
import { checkLostZeros } from "../rates/zones.ts";
import { checkImages } from "../images/check-images.ts";
import { openFiles, type Files } from "../read/files.ts";
import { findClosedLines } from "./closed-lines.ts";
import { findLongSentences, checkMarkdown } from "./written-text.ts";
import { checkLines } from "./check-lines.ts";
import { checkStatements } from "./check-statements.ts";
import { checkChanges, readPublished, type Published } from "./published.ts";
import { checkRepeated } from "./repeated.ts";
import { compareTold, listTold } from "./told-figures.ts";
import { checkTranslations } from "./translations.ts";
import { checkTranslated } from "./translated.ts";
import { checkComponents } from "./references.ts";
import { parse } from "yaml";
import { messageFolders } from "../messages.ts";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Problems } from "../read/problems.ts";
import type { Site } from "../schema/site.ts";

/**
 * Everything that is looked at before content is published: what `content:check`, a build and development report. What
 * jumps against the content that is `published` is no error, so that the same files are right or wrong on any machine.
 */
export async function checkContent(root: string, published = readPublished(process.env.SITE ?? "dist/site")) {
  const files = openFiles(root);
  const loaded = loadCatalog(root, files);
  const { problems, written, facts, filled, texts = files } = loaded;
  checkComponents(problems, join(import.meta.dirname, "../.."));
  if (written) await checkImages(written, problems);
  // without the data, figures in texts are not filled in, and the texts would be judged by what stands in their place
  if (written && facts && filled) {
    checkCardSanity(files, written.cards, problems);
    checkSuccessors(files, problems);
    const forms = written.reference.countries.map(({ code, postcode }) => [code, postcode?.forms ?? []] as const);
    checkLostZeros(files, new Map(forms), problems);
    checkCardsBefore(files, problems);
    checkPeriods(files, written.cards, problems);
    checkMarkdown(written, files, problems);
    checkStatements(written, files, problems);
    checkLines(written, files, problems);
    checkRepeated(written, files, problems);
    // the name of a line whose text cannot be read is not known, nor is one that was left in the other language
    const hasBrokenLine =
      problems.errors.some(({ file, blocks }) => blocks && file.includes("/services/")) ||
      [...written.services.values()].some((versions) =>
        locales.some((one) => one !== baseLocale && versions[one]?.head.name === getOriginal(versions).head.name),
      );
    problems.all.push(
      // where the data have a slip, the figure that they lost is typed still
      ...findUnsourcedFigures(files, facts, written.cards, written.reference.calendar.calendar.departures).map(
        (one) => ({
          ...one,
          computed: true as const,
        }),
      ),
      ...findTypedNames(files, written.site),
      ...findTypedLists(files, written, facts),
      ...findClosedLines(files, written).map((one) => (hasBrokenLine ? { ...one, follows: true as const } : one)),
    );
    checkTranslations(written, files, problems);
    const findings = locales.includes(chinese) ? checkChinese(texts, readGlossary()) : [];
    for (const { file, line, wrong, right } of [...findLongSentences(texts), ...findings])
      problems.warn(file, line, wrong, right);
    saveKeptFindings();
  }
  if (written) checkTranslated(files, problems);
  if (published && written) {
    findFormerName(written.site, published, files, problems);
    checkChanges(files, published, problems);
    if (published.told && filled) compareTold(published.told, listTold(files, texts), published.day, files, problems);
  }
  return { ...loaded, files };
}

/**
 * The name that the provider had when the site was last published, wherever it is left after the provider was renamed: in
 * texts, data and the provider's own messages. Where visitors' browsers keep what is theirs, it may stay.
 */
function findFormerName(site: Site, before: Published, files: Files, problems: Problems): void {
  const { name }: { name?: unknown } = Object(parse(before.files["site.yaml"] ?? "", { schema: "core" }));
  if (typeof name !== "string" || name === site.name) return;
  const former = new RegExp(`(?<![a-z])${RegExp.escape(name)}(?![a-z])`, "i");
  for (const [file, text] of [...listContent(files), ...listMessages(files.root)])
    for (const [at, row] of text.split("\n").entries()) {
      const [said] = former.exec(row) ?? [];
      if (said === undefined || /^\s*(?:storage:|#)/.test(row)) continue;
      const isAddress = former.test(row.match(/[\w.+-]+@[\w.-]+|https?:\/\/\S+/g)?.join(" ") ?? "");
      problems.change(
        file,
        at + 1,
        `"${said}" is left here, as the provider was called on ${before.day}`,
        isAddress
          ? "write the address that reaches the provider now, or leave it if this one does"
          : `write {brand} in a text, and "${site.name}" in data`,
      );
    }
}

function listContent(files: Files): [file: string, text: string][] {
  return [".md", ".yaml", ".csv"].flatMap((ending) =>
    files.list(".", ending).map((file): [string, string] => [file, files.text(file)]),
  );
}

/** The provider's own wording, if it has any; the project's names nobody. */
function listMessages(root: string): [file: string, text: string][] {
  return messageFolders(root)
    .filter((folder) => folder.startsWith(root) && existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .map((file) => [file, readFileSync(file, "utf8")]);
}
