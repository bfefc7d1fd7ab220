import { joinClauses } from "#app/ui/format.ts";
import type { Snapshot } from "../store/calculator-store.ts";
import { listArticleIds } from "../store/form-state.ts";

/** What the articles of a form are called, once that is known. */
export function nameArticles({ form, articles }: Pick<Snapshot, "form" | "articles">): string | undefined {
  if (!articles || articles === "failed") return undefined;
  const names = listArticleIds(form).flatMap((id) => articles.headings[id]?.name ?? []);
  return names.length > 0 ? joinClauses(names) : undefined;
}
