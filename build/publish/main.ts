import { readFileSync } from "node:fs";
import { rendered } from "../rendered.ts";
import { publish } from "./publish.ts";

/** `node build/publish/main.ts`: BUILD_ID identifies the build, CODE_ID its code; SITE is the folder to publish to. */
const { BUILD_ID, CODE_ID, SITE = "dist/site" } = process.env;
if (!BUILD_ID || !CODE_ID) throw new Error("BUILD_ID or CODE_ID is not set; run `npm run build`");
const redirects: Record<string, string> = JSON.parse(readFileSync(rendered.redirects, "utf8"));
await publish({
  client: "dist/client",
  ...rendered,
  site: SITE,
  id: BUILD_ID,
  code: CODE_ID,
  timestamp: Date.now(),
  redirects,
});
