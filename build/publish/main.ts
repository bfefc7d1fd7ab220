import { pathToFileURL } from "node:url";
import { contentRoot } from "#catalog/catalog.ts";
import { publishLanguagesOf } from "#catalog/languages.ts";
import { rendered } from "../rendered.ts";
import { inEveryLocale } from "../in-every-locale.ts";
import { publish } from "./publish.ts";

/** `node build/publish/main.ts`: BUILD_ID names the build, CODE_ID its code, SITE the folder it goes to, RULES the module of its redirects. */
const { BUILD_ID, CODE_ID, SITE = "dist/site", RULES = "site/redirects.ts" } = process.env;
if (!BUILD_ID || !CODE_ID) throw new Error("BUILD_ID or CODE_ID is not set; run `npm run build`");
const { redirects: rules }: { redirects: Record<string, string> } = await import(pathToFileURL(RULES).href);
publishLanguagesOf(contentRoot);
const redirects = inEveryLocale(rules);
await publish({
  client: "dist/client",
  ...rendered,
  site: SITE,
  id: BUILD_ID,
  code: CODE_ID,
  timestamp: Date.now(),
  redirects,
});
