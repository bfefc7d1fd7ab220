import type { PageRequest } from "#catalog/page-request.ts";
import { onboardingView } from "#catalog/views/pages.ts";

export function data({ catalog, locale }: PageRequest) {
  return onboardingView(catalog, locale);
}
