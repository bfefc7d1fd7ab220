import type { OnboardingPage } from "#catalog/page-data.ts";
import type { PageRequest } from "#catalog/model.ts";
import { buildOnboardingPage } from "#catalog/views/pages.ts";

export function data({ catalog, locale }: PageRequest): OnboardingPage {
  return buildOnboardingPage(catalog, locale);
}
