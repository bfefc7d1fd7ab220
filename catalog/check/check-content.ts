import { join } from "node:path";
import { locales } from "#site/locales.ts";
import { loadCatalog } from "../catalog.ts";
import { checkChinese, readGlossary } from "../chinese/check-chinese.ts";
import { chinese } from "../chinese/language.ts";
import { findUnsourcedFigures, typedNames } from "../figures/unsourced.ts";
import { checkImages } from "../images/check-images.ts";
import { openFiles } from "../read/files.ts";
import { findLongSentences } from "./long-sentences.ts";
import { checkComponents } from "./references.ts";

/** Everything that is looked at before content is published: what `content:check`, a build and development report. */
export async function checkContent(root: string) {
  const files = openFiles(root);
  const loaded = loadCatalog(root);
  const { problems, written, facts, texts = files } = loaded;
  checkComponents(problems, join(import.meta.dirname, "../.."));
  if (written) await checkImages(written, problems);
  // without the data, figures in texts are not filled in, and the texts would be judged by what stands in their place
  if (written && facts && !problems.errors.some(({ file }) => isData(file))) {
    problems.all.push(...findUnsourcedFigures(files, facts, written.cards), ...typedNames(files, written));
    const findings = locales.includes(chinese) ? checkChinese(texts, readGlossary()) : [];
    for (const { file, line, wrong, right } of [...findLongSentences(texts), ...findings])
      problems.warn(file, line, wrong, right);
  }
  return { ...loaded, files };
}

function isData(file: string): boolean {
  return /\/(reference|rates)\/|\/site\.yaml$/.test(file);
}
