import { createContext, useContext } from "react";
import type { Shell } from "#catalog/page-data.ts";

export const ShellContext = createContext<Shell | undefined>(undefined);

/** Brand, navigation and footer of the document. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("There is no shell around this component");
  return shell;
}
