import { join } from "node:path";
import type { Rolldown } from "vite";
import { pages } from "../../site/pages.ts";

const root = join(import.meta.dirname, "../..");
/** The pages of the register that show prices: they share much that others do not need. */
const pricesShown = /^(home|our-solutions\/.*|resource\/(shipping-calculator|order-files|destinations?))$/;

type Users = { all: number; priced: number };

/**
 * Names the chunk of a module by the pages that begin with it: `parts` of pages of all kinds, `prices` where prices are
 * shown. Few large files compress better than the dozens that sharing would make; the numbers below are those at which
 * pages weighed least. Everything else goes with what asks for it.
 */
export function nameSharedChunks(): Rolldown.CodeSplittingNameFunction {
  let users: Map<string, Users> | undefined;
  return (module, context) => {
    users ??= countUsers(context);
    const { all, priced } = users.get(module) ?? { all: 0, priced: 0 };
    if (all > priced) return all >= 4 ? "parts" : null;
    return priced >= 4 ? "prices" : null;
  };
}

/** How many pages load each module with their own code, and how many of these show prices. */
function countUsers(context: Rolldown.ChunkingContext): Map<string, Users> {
  const users = new Map<string, Users>();
  // freight shares what the calculator has, which is no reason for other pages to load it
  for (const name of new Set(pages.map((page) => page.name).filter((one) => one !== "resource/freight-calculator"))) {
    const seen = new Set<string>();
    const visit = (id: string) => {
      if (seen.has(id)) return;
      seen.add(id);
      const { all, priced } = users.get(id) ?? { all: 0, priced: 0 };
      users.set(id, { all: all + 1, priced: priced + (pricesShown.test(name) ? 1 : 0) });
      for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported);
    };
    visit(join(root, `app/pages/${name}.tsx`));
  }
  return users;
}
