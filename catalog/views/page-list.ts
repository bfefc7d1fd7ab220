import type { Catalog } from "../catalog.ts";
import { pagePaths } from "../paths.ts";

/** Every page of the English site with title and description. */
export function pageList(catalog: Catalog): { path: string; title: string; description: string }[] {
  return pagePaths(catalog)
    .filter((path) => !path.startsWith("/newsroom/detail/"))
    .map((path) => ({ path, ...textOf(catalog, path) }));
}

function textOf(catalog: Catalog, path: string): { title: string; description: string } {
  const last = path.split("/").at(-1) ?? "";
  const service = catalog.services.get(last)?.en.head;
  if (service) return { title: service.name, description: service.summary };
  const article = path.startsWith("/newsroom/") ? catalog.news.get(last) : catalog.guides.get(last);
  if (article) return { title: article.en.head.title, description: article.en.head.summary };
  const page = catalog.pages.get(last)?.en.head ?? pageOf(catalog, path);
  return { title: page?.title ?? last, description: page?.description ?? "" };
}

function pageOf({ home, esg, resource, calculator, newsroom, partners, onboarding }: Catalog, path: string) {
  const files: Record<string, { en: { value: { title: string; description: string } } }> = {
    "/": home,
    "/esg": esg,
    "/resource": resource,
    "/resource/shipping-calculator": calculator,
    "/newsroom": newsroom,
    "/yun-ecosystem/partners": partners,
    "/yun-ecosystem/marketplace-onboarding": onboarding,
  };
  return files[path]?.en.value;
}
