import { createLoader } from "./load-once.ts";
import { readSiteConfig } from "./served-document.ts";

/**
 * Adds the whole style sheet to a document that was served with the part its own page needs, so that another page can be
 * shown in it. Nothing in view changes. Rejects if it cannot be fetched; the next call tries again.
 */
export const loadStyles = createLoader(async () => {
  const { styles } = readSiteConfig();
  if (styles !== undefined) await addSheet(styles);
});

function addSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`The styles at ${href} could not be loaded`));
    });
    document.head.append(link);
  });
}
