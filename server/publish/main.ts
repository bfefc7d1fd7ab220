import { pathToFileURL } from "node:url";
import { publish } from "./publish.ts";

/** `node server/publish/main.ts`: BUILD_ID names the build, SITE the folder it goes to, RULES the module of its redirects. */
const { BUILD_ID, SITE = "site", RULES = "app/route-rules.ts" } = process.env;
if (!BUILD_ID) throw new Error("BUILD_ID is not set; run `npm run build`");
const { redirects }: { redirects: Record<string, string> } = await import(pathToFileURL(RULES).href);
await publish({ from: "build/client", site: SITE, id: BUILD_ID, timestamp: Date.now(), redirects });
