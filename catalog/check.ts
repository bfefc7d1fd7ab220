import { contentRoot, loadCatalog } from "./catalog.ts";
import { checkImages } from "./images/check-images.ts";
import { formatProblems } from "./read/problems.ts";

/** `npm run content:check [folder]`: every problem of the content, a line each. */
const { problems, written } = loadCatalog(process.argv[2] ?? contentRoot);
if (written) await checkImages(written, problems);
const errors = problems.errors.length;
if (problems.all.length > 0) console.error(formatProblems(problems.all));
console.log(errors === 0 ? "The content is right." : `The content has ${errors} ${errors === 1 ? "error" : "errors"}.`);
process.exitCode = errors === 0 ? 0 : 1;
