import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * The violations that axe finds on a page, one text each; by all rules, those with some tags, or only those named. The
 * site has no frames, so one run in the page is enough (`legacy`; the other mode opens a second page per run).
 */
export async function violations(page: Page, only?: { tags: string[] } | { rules: string[] }) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (only) "tags" in only ? axe.withTags(only.tags) : axe.withRules(only.rules);
  const { violations: found } = await axe.analyze();
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("\n")}`,
  );
}
