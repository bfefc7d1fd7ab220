import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { contentRoot, loadCatalog } from "./catalog.ts";
import { renderMarkdown } from "./markdown/render.ts";
import { formatProblems } from "./read/problems.ts";

let root = "";
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), "content-")), "content");
  cpSync(contentRoot, root, { recursive: true });
});

/** Changes a content file and returns what the check reports. */
function broken(file: string, change: (text: string) => string): string {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
  return formatProblems(loadCatalog(root).problems.errors).replaceAll(`${root}/`, "");
}

// a heavier parcel may cost less, if its provider means it; a decimal point never slips on purpose
test("the content has no mistakes, and the frozen provider none either", () => {
  const { problems } = loadCatalog("content");
  expect(formatProblems(problems.all.filter(({ wrong }) => !/costs less than/.test(wrong)))).toBe("");
  expect(formatProblems(loadCatalog(contentRoot).problems.all)).toBe("");
});

describe("an error names file, line and remedy", () => {
  test.each([
    [
      "a mistyped field",
      "services/standard-express.md",
      (text: string) => text.replace("audience:", "audiance:"),
      /services\/standard-express\.md:\d+: .*audi[ae]nce/,
    ],
    [
      "a mistyped service",
      "newsroom/carm-security/index.md",
      (text: string) => text.replace("[ca-air-freight]", "[ca-air-fright]"),
      /newsroom\/carm-security\/index\.md:\d+: .*did you mean "ca-air-freight"/,
    ],
    [
      "a dead link",
      "pages/about-us.md",
      (text: string) => text.replace("/yun-ecosystem/partners", "/yun-ecosystem/partner"),
      /pages\/about-us\.md:\d+: .*did you mean "\/yun-ecosystem\/partners"/,
    ],
    [
      "a date that is none",
      "newsroom/carm-security/index.md",
      (text: string) => text.replace("2026-08-04", "2026-08-34"),
      /newsroom\/carm-security\/index\.md:3: /,
    ],
    [
      "an icon that is none",
      "services/standard-express.md",
      (text: string) => text.replace("lucide:plane", "lucide:plain"),
      /services\/standard-express\.md:5: .*there is no icon/,
    ],
    [
      "a price that is none",
      "rates/standard-express/2026-09-01/prices.csv",
      (text: string) => text.replace(/(\n[^\n]*\n)([^,\n]+,[^,\n]+),[^,\n]+/, "$1$2,cheap"),
      /prices\.csv:\d+: /,
    ],
    [
      "a fact whose source is not listed",
      "guides/uk-import-rules.md",
      (text: string) => text.replace('source: "EAS, Windsor', 'source: "EAS, Winsor'),
      /guides\/uk-import-rules\.md:\d+: .*no source of this file has the title.*did you mean "EAS, Windsor/,
    ],
    ["broken YAML", "pages/home.yaml", (text: string) => text.replace("title:", "title: : :"), /pages\/home\.yaml:1: /],
    [
      "an image that is not there",
      "newsroom/liege-gateway/index.md",
      (text: string) => text.replace("cover.png", "clover.png"),
      /newsroom\/liege-gateway\/index\.md:\d+: .*clover\.png/,
    ],
  ])("%s", (_, file, change, expected) => {
    expect(broken(file, change)).toMatch(expected);
  });
  test("all errors are reported together", () => {
    broken("pages/about-us.md", (text) => text.replace("title:", "titel:"));
    expect(
      broken("pages/privacy-policy.md", (text) => text.replace("title:", "titel:")).split("\n").length,
    ).toBeGreaterThanOrEqual(2);
  });
});

test("Markdown cannot carry scripts", () => {
  const { html } = renderMarkdown(
    '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[x](javascript:alert(1)) [y](/esg "t")',
    "en",
  );
  expect(html).not.toMatch(/<script|onerror|javascript:/);
  expect(html).toContain('href="/esg"');
});

test("links in a Chinese text lead to Chinese pages", () => {
  expect(renderMarkdown("[ESG](/esg)", "zh").html).toContain('href="/zh/esg"');
});
