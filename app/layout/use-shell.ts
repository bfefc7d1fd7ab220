import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";

/** Brand, navigation and footer of the document. Missing only when the root itself could not be loaded. */
export function useShell() {
  return useRouteLoaderData<typeof loader>("root");
}
