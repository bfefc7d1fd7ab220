import { readFileSync } from "node:fs";
import type AxeCore from "axe-core";
import type { Page } from "@playwright/test";

declare global {
  interface Window {
    axe?: typeof AxeCore;
  }
}

const source = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * The violations that axe finds on a page, one text each; by all rules, those with some tags, or only those named. Put
 * into the page once and without frames to look into, it takes less than half of the time that its driver for Playwright
 * takes.
 */
export async function violations(page: Page, only?: { tags: string[] } | { rules: string[] }): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const runOnly: AxeCore.RunOptions["runOnly"] =
    only && ("tags" in only ? { type: "tag", values: only.tags } : { type: "rule", values: only.rules });
  return page.evaluate(
    async (options) => {
      if (!window.axe) throw new Error("axe did not start");
      const { violations } = await window.axe.run(options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("\n")}`,
      );
    },
    { preload: false, iframes: false, resultTypes: ["violations" as const], ...(runOnly && { runOnly }) },
  );
}
