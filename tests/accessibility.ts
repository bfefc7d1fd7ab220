import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds wrong with a page, a text for each; by all its rules, those of some tags, or only those named. The site
 * has no frames, so that one run within the page is all (`legacy`; the other way opens a second page for each run).
 */
export async function violations(page: Page, only?: { tags: string[] } | { rules: string[] }) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (only) "tags" in only ? axe.withTags(only.tags) : axe.withRules(only.rules);
  const { violations: found } = await axe.analyze();
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("\n")}`,
  );
}
