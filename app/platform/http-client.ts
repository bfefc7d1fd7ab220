import { type FetchContext, ofetch } from "ofetch";
import { readSiteConfig } from "./served-document.ts";

/** The client that `http.ts` loads when it is first used. */
export const client = ofetch.create({
  onRequest(context: FetchContext) {
    context.options.baseURL ??= readSiteConfig().baseUrl;
  },
});
