import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { contentRoot, loadCatalog } from "../catalog.ts";
import { checkImages } from "../images/check-images.ts";
import { formatProblems } from "../read/problems.ts";

const item = "newsroom/carm-security/index.md";
let root = "";
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), "news-")), "content");
  cpSync(contentRoot, root, { recursive: true });
});

type Change = (text: string) => string;
const replace =
  (from: string | RegExp, to: string): Change =>
  (text) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`nothing to replace: ${from}`);
    return changed;
  };
const append =
  (line: string): Change =>
  (text) =>
    `${text}\n${line}\n`;

async function problemsAfter(file: string, change: Change): Promise<string> {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
  const { problems, written } = loadCatalog(root);
  if (written) await checkImages(written, problems);
  return formatProblems(problems.errors, "/")
    .replaceAll(`${root.slice(1)}/`, "")
    .replaceAll(`${root}/`, "");
}

const mistakes: readonly (readonly [what: string, change: Change, said: RegExp])[] = [
  [
    "a date that does not exist",
    replace("2026-08-04", "2026-02-30"),
    /:3: "date" is "2026-02-30": this day does not exist/,
  ],
  [
    "a date written another way",
    replace("2026-08-04", "04.08.2026"),
    /:3: "date" is "04\.08\.2026"; write a date such as "2026/,
  ],
  ["no date", replace("date: 2026-08-04\n", ""), /:\d+: "date" is missing; add a text/],
  [
    "an unknown topic",
    replace("topic: customs", "topic: custom"),
    /:4: the topic "custom" is not known; did you mean "customs"\?/,
  ],
  ["no title", replace(/title: .*\n/, ""), /:\d+: "title" is missing/],
  ["an empty title", replace(/title: .*\n/, 'title: ""\n'), /:2: "title"/],
  [
    "a mistyped service",
    replace("[ca-air-freight]", "[ca-air-frieght]"),
    /:12: the service "ca-air-frieght" is not known; did you mean "ca-air-freight"\?/,
  ],
  ["a mistyped field", replace("concerns:", "concern:"), /:11: the field "concern" is not known; check its spelling/],
  ["one fact alone", replace(/facts:\n( {2}- .*\n)( {2}- .*\n)+/, "facts:\n$1"), /:6: "facts"/],
  ["a fact without a value", replace("value: 20 May 2025", "valeu: 20 May 2025"), /:7: /],
  [
    "a summary as long as a text",
    replace(/summary: .*/, `summary: ${"word ".repeat(80)}`),
    /:5: the summary has \d+ characters, the limit is 320/,
  ],
  [
    "a comma that cuts a fact in two",
    replace("value: 20 May 2025", "value: Monday, 20 May 2025"),
    /:7: .*a text with a comma must stand in quotes/,
  ],
  ["an unclosed quote", replace("title: ", 'title: "'), /:\d+: the YAML cannot be read/],
  ["no head at all", replace("---\n", ""), /:1: the head matter is missing/],
  ["no text", replace(/(---\n[\s\S]*?---\n)[\s\S]*/, "$1"), /:1: the item has no text/],
  ["a dead link", append("[x](/resource/guides/canda)"), /:\d+: no page has the address "\/resource\/guides\/canda"/],
  ["a link without an address", append("[x](carm)"), /:\d+: the link "carm" leads nowhere/],
  [
    "a link to a heading that is not there",
    append("## Here\n\n[x](#there)"),
    /:\d+: no heading of this text is "#there"/,
  ],
  ["a download that is not there", append("[x](form.pdf)"), /:\d+: the file "form.pdf" is not there/],
  ["an image that is not there", append("![A hub](hub.png)"), /:\d+: the image "hub.png" is not there/],
  [
    "an image of elsewhere",
    append("![A hub](https://example.com/hub.png)"),
    /:\d+: the image "https:.*is not beside the text/,
  ],
  ["an image without alternative text", append("![](hub.png)"), /:\d+: the image "hub.png" has no alternative text/],
  ["HTML", append("<b>bold</b>"), /:\d+: the HTML "<b>" is left out/],
  ["a heading of the first rank", append("# Title"), /:\d+: a heading with one # is the page's own title/],
  [
    "a cover that is not there",
    replace("concerns:", "cover: { file: x.png, alt: A hub }\nconcerns:"),
    /:11: the image "x\.png" is not there/,
  ],
  [
    "a cover without alternative text",
    replace("concerns:", "cover: { file: x.png }\nconcerns:"),
    /:11: "cover.alt" is missing/,
  ],
  [
    "a notice that ends before it begins",
    replace("concerns:", "notice: { from: 2026-12-02, to: 2026-12-01, text: Closed. }\nconcerns:"),
    /:11: the notice ends on 2026-12-01, before it begins/,
  ],
  [
    "a notice to a country that is none",
    replace("concerns:", "notice: { from: 2026-12-02, destinations: [GX], text: Closed. }\nconcerns:"),
    /:11: the country "GX" is not known/,
  ],
  [
    "a notice of no service",
    replace("services: [ca-air-freight]", "notice: { from: 2026-12-02, text: Closed. }"),
    /:12: the notice concerns no service/,
  ],
  [
    "a correction older than the item",
    replace("concerns:", "corrections: [{ date: 2026-01-01, text: It was wrong. }]\nconcerns:"),
    /:11: the correction of 2026-01-01 is older/,
  ],
  ["a draft that is neither yes nor no", replace("concerns:", "draft: maybe\nconcerns:"), /:11: "draft"/],
  ["a source whose address is none", replace(/url: "[^"]*"/, 'url: "cbsa"'), /:14: "sources.0.url"/],
];

describe("each mistake in an item is reported with its line and the remedy", () => {
  test.each(mistakes)("%s", async (_, change, said) => {
    const problems = await problemsAfter(item, change);
    expect(problems).toMatch(new RegExp(`^newsroom/carm-security/index\\.md${said.source}`, "m"));
    expect(problems).toMatch(/; \S/);
  });
  test("the same id in two folders", async () => {
    mkdirSync(join(root, "newsroom/2026/carm-security"), { recursive: true });
    cpSync(join(root, item), join(root, "newsroom/2026/carm-security/index.md"));
    expect(await problemsAfter("newsroom/cpsc-efiling/index.md", append(""))).toMatch(
      /index\.md:1: the name "carm-security" appears twice/,
    );
  });
  test("a folder name that is not a valid address", async () => {
    cpSync(join(root, "newsroom/carm-security"), join(root, "newsroom/Carm Security"), { recursive: true });
    expect(await problemsAfter(item, append(""))).toMatch(
      /Carm Security\/index\.md:1: the folder name "Carm Security" cannot be an address/,
    );
  });
  test("a file that is an image in name only", async () => {
    writeFileSync(join(root, "newsroom/carm-security/hub.png"), "no image");
    expect(await problemsAfter(item, append("![A hub](hub.png)"))).toMatch(
      /:\d+: the image .*hub\.png cannot be read as an image/,
    );
  });
  test("a truncated image", async () => {
    const whole = readFileSync(join(root, "newsroom/liege-gateway/cover.png"));
    writeFileSync(join(root, "newsroom/carm-security/hub.png"), whole.subarray(0, whole.length / 2));
    expect(await problemsAfter(item, append("![A hub](hub.png)"))).toMatch(
      /:\d+: the image .*hub\.png cannot be read as an image/,
    );
  });
  test("an image of nine megabytes", async () => {
    writeFileSync(join(root, "newsroom/carm-security/hub.png"), Buffer.alloc(9_000_000));
    expect(await problemsAfter(item, append("![A hub](hub.png)"))).toMatch(
      /:\d+: the image .*hub\.png has 9\.0 MB, the limit is 8 MB/,
    );
  });
});

test.each([
  ["until 1 January 2027", "en", true],
  ["until 10 January 2027", "en", false],
  ["until 10 January", "en", false],
  ["from 19 October 2026 until 1 January 2027", "en", false],
  ["until 18:00 on 1 January 2027", "en", false],
  ["收取至2027年1月1日", "zh", true],
  ["收取至1月10日", "zh", false],
  ["10月19日至12月31日收取", "zh", false],
])("a banner that says %j (%s) beside a notice to 10 January 2027: %s", (said, language, isTold) => {
  const path = join(root, `newsroom/winter-fuel-2026/index.${language === "en" ? "" : "zh."}md`);
  writeFileSync(path, readFileSync(path, "utf8").replace(/(notice: \{.*text: ).*\}/, `$1"It applies ${said}." }`));
  const { problems } = loadCatalog(root);
  const found = problems.all.filter(({ wrong }) => wrong.startsWith("the banner says"));
  expect(found.map(({ level, line }) => `${level} ${line}`)).toEqual(isTold ? ["warning 11"] : []);
});
