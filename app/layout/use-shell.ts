import { createContext, useContext } from "react";
import type { Shell } from "#catalog/views/shell.ts";

export const ShellContext = createContext<Shell | undefined>(undefined);
/** Brand, navigation and footer of the document. Missing only when the root itself could not be loaded. */
export function useShell() {
  return useContext(ShellContext);
}
