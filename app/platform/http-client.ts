import { type FetchContext, ofetch } from "ofetch";
import { siteConfig } from "./site-config.ts";

/** What `http.ts` fetches with its first use. */
export const client = ofetch.create({
  onRequest(context: FetchContext) {
    context.options.baseURL ??= siteConfig().baseUrl;
  },
});
