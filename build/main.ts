import { contentRoot, getCatalog } from "#catalog/catalog.ts";
import { collectPublished, publishedFile } from "#catalog/check/published.ts";
import { openFiles } from "#catalog/read/files.ts";
import { getToday } from "#catalog/read/values.ts";
import { listRedirects } from "#catalog/site-pages.ts";
import { listSitePaths } from "./paths.ts";
import { runInBatches, publish } from "./publish/publish.ts";
import { Release, removeUnfinished } from "./publish/release.ts";
import { createRenderer } from "./render-one.ts";
import { buildId, compiledId } from "../scripts/inputs.mjs";

/**
 * `node build/main.ts`, after the code has been compiled: renders the site into a folder of its own and puts it in place
 * once it is whole. BUILD_ID identifies the build, CODE_ID its code, COMPILED_ID what that was compiled into,
 * SOURCE_DATE_EPOCH its time; SITE is the folder to publish to.
 */
const { BUILD_ID, CODE_ID, COMPILED_ID, SOURCE_DATE_EPOCH, SITE = "dist/site" } = process.env;
if (!BUILD_ID || !CODE_ID || !SOURCE_DATE_EPOCH) throw new Error("BUILD_ID is not set; run `npm run build`");
await removeUnfinished(SITE);
const release = new Release(SITE, BUILD_ID);
try {
  const work = listSitePaths(getCatalog());
  const { renderOne, listStyleHashes, icons } = createRenderer(work);
  // one thread renders while others compress, which takes as long
  await runInBatches(work, async (each) => {
    for (const publication of await renderOne(each)) await release.add(publication);
  });
  const pages = work.filter(({ kind }) => kind === "page").map(({ path }) => path);
  const requireSameInputs = () => {
    if (buildId() !== BUILD_ID || compiledId(CODE_ID) !== COMPILED_ID)
      throw new Error("The sources or the compiled code changed meanwhile; nothing was published: build again");
  };
  const code = { client: "dist/client", code: CODE_ID, requireSameInputs };
  const wanted = work.map(({ kind, path }) => (kind === "missing" ? `${path}.html` : path));
  const redirects = listRedirects(getCatalog());
  const styles = await listStyleHashes();
  const published = collectPublished(openFiles(contentRoot), getToday(), getCatalog());
  await release.keep(publishedFile, JSON.stringify(published));
  await publish(release, { ...code, epoch: Number(SOURCE_DATE_EPOCH), pages, icons, styles, redirects, wanted });
  console.log(`Rendered ${pages.length} pages.`);
} catch (error) {
  // files may still be written into it; what is left of it goes with the next build
  await release.discard().catch(() => {});
  const full = error instanceof Error && /^(ENOSPC|EDQUOT|EFBIG)/.test(error.message);
  if (!full) throw error;
  console.error(`There is no room to write: ${error.message}\nNothing was published. Make room and build again.`);
  // at once: other files are still being written into the folder
  process.exit(1);
}
