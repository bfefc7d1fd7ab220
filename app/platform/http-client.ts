import { type FetchContext, ofetch } from "ofetch";
import { siteConfig } from "./site-config.ts";

/** The client that `http.ts` loads when it is first used. */
export const client = ofetch.create({
  onRequest(context: FetchContext) {
    context.options.baseURL ??= siteConfig().baseUrl;
  },
});
