import { type ClientLoaderFunctionArgs, data, redirect } from "react-router";
import { buildManifest } from "#app/platform/build-manifest.ts";
import { canonicalPath } from "#app/platform/canonical-path.ts";

/** An address without a page: a route rule may send it elsewhere, else it is a 404. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, search, hash } = new URL(request.url);
  const rules = await buildManifest().then(
    (manifest) => manifest.rules.redirects,
    () => undefined,
  );
  const target = rules?.[canonicalPath(pathname)];
  if (target) throw redirect(target + search + hash);
  throw data(null, { status: 404, statusText: "Not Found" });
}

export default function NotFound() {
  return null;
}
