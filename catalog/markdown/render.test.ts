import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { renderMarkdown } from "./render.ts";

const html = (text: string) => renderMarkdown(text, "en").html;

describe("what a text may contain", () => {
  test("tables that scroll, by keyboard too", () => {
    const table = "| a | b | c |\n| - | - | - |\n| 1 | 2 | 3 |";
    expect(html(table)).toMatch(
      /<div class="table-scroll" tabindex="0" role="group" aria-label="a, b(,)? and c"><table>/,
    );
    expect(html(`## Fees\n\n${table}`)).toContain('role="group" aria-labelledby="fees"><table>');
  });
  test("lines of code that scroll as they were written, by keyboard too", () => {
    const code = "```\ncurl --fail https://example.com/rates.json,1\n```";
    expect(html(`## Files\n\n${code}`)).toContain('<pre tabindex="0" role="group" aria-labelledby="files"><code>curl');
    expect(html(code)).toContain('<pre tabindex="0"><code>curl');
    expect(html(code)).not.toContain("<wbr>");
  });
  test("tables that a phone tells row by row: many columns, or three with long cells", () => {
    const told = (...cells: string[]) =>
      html([cells.map((_, at) => `h${at}`), cells.map(() => "-"), cells].map((row) => `|${row.join("|")}|`).join("\n"));
    expect(told("a", "b", "c", "d")).toContain('<td data-label="h3">d</td>');
    expect(told("a", "b", "c".repeat(80))).toContain('<td data-label="h2">ccc');
    expect(told("费", "用", "是".repeat(40))).toContain('class="table-scroll table-stacks"');
    expect(told("a", "b", "c".repeat(40))).not.toContain("data-label");
    expect(told("a", "b".repeat(80))).not.toContain("data-label");
  });
  test("a question of the third level folds its answer, up to the next heading, and a link to it opens it", () => {
    expect(
      html("## Hours\n\nBefore.\n\n### Open on Saturday?\n\nNo.\n\n- Ever?\n\n### Prices\n\nAfter.").replace(
        /\s*\n\s*/g,
        "",
      ),
    ).toMatch(
      /Before\.<\/p><div class="answers"><details><summary><h3>Open on Saturday\?<\/h3><\/summary><div id="open-on-saturday"><p>No\.<\/p><ul>.+<\/ul><\/div><\/details><\/div><h3 id="prices">.+<p>After/,
    );
    expect(renderMarkdown("### 周六营业吗？\n\n不营业。", "zh").headings).toMatchObject([
      { text: "周六营业吗？", body: "不营业。" },
    ]);
  });
  test("footnotes with links to them and back", () => {
    const text = html("Word[^1]\n\n[^1]: The note.");
    const [, target] = /href="#([^"]+)"[^>]*data-footnote-ref/.exec(text) ?? [];
    expect(target).toBeTruthy();
    expect(text).toContain(`id="${target}"`);
    const [, back] = /href="#([^"]+)"[^>]*data-footnote-backref/.exec(text) ?? [];
    expect(text).toContain(`id="${back}"`);
  });
  test.each([
    ["NOTE", "Note"],
    ["TIP", "Tip"],
    ["WARNING", "Important"],
  ])("a %s box", (kind, title) => {
    expect(html(`> [!${kind}]\n> Read this.`)).toMatch(
      new RegExp(
        `<div role="note" class="callout callout-${kind.toLowerCase()}"><p class="callout-title">${title}</p>\\s*<p>Read this`,
      ),
    );
  });
  test("bold beside full-width punctuation", () => {
    expect(renderMarkdown("走**整柜（FCL）**一口价", "zh").html).toContain("<strong>整柜（FCL）</strong>一口价");
  });
  test("a line of a cell ends between words", () => {
    expect(renderMarkdown("|项目|位置|\n|-|-|\n|**日志保存期限**|本地存储|", "zh").html).toMatch(
      /<td><strong>日志<wbr>保存<wbr>期限<\/strong><\/td>\s*<td>本地存储<\/td>/,
    );
  });
  test("a figure and what it counts stay on one line in Chinese, and the day and month of a date", () => {
    expect(renderMarkdown("第 3 条：12月4日前，15 公斤 4 kg", "zh").html).toBe(
      '<p>第\u00a03\u00a0条：<span class="whitespace-nowrap">12月4日</span>前，15\u00a0公\u2060斤 4\u00a0kg</p>',
    );
    expect(renderMarkdown("UN 3481，PI 967，55 × 40 厘米", "zh").html).toBe(
      "<p>UN\u00a03481，PI\u00a0967，55\u00a0×\u00a040\u00a0厘\u2060米</p>",
    );
    expect(renderMarkdown("自2026年12月4日起", "zh").html).toContain(
      '<span class="whitespace-nowrap">2026年\u206012月4日</span>',
    );
    expect(html("on 4 December")).toBe("<p>on 4\u00a0December</p>");
  });
  test("an ordinary block quote", () => {
    expect(html("> [!LOUD]\n> words")).toContain("<blockquote>");
  });
  test("headings with addresses, and a list of them", () => {
    const written =
      "## Who gains\n\n### Not so fast\n\n| Who | Much |\n| --- | --- |\n| Few | little |\n\nFew do.\n\n- One\n- Two";
    const { html: text, headings } = renderMarkdown(written, "en");
    expect(headings).toEqual([
      { id: "who-gains", text: "Who gains", depth: 2, body: "", tables: "" },
      { id: "not-so-fast", text: "Not so fast", depth: 3, body: "Few do. One Two", tables: "Who Much Few little" },
    ]);
    expect(text).toContain('<a href="#who-gains" class="anchor" aria-hidden="true" tabindex="-1">#</a>');
  });
  test("pictures in all formats with size and caption, and files with type and size", async () => {
    const folder = mkdtempSync(join(tmpdir(), "text-"));
    await sharp({ create: { width: 1600, height: 800, channels: 3, background: "#123" } })
      .png()
      .toFile(join(folder, "hub.png"));
    writeFileSync(join(folder, "form.pdf"), Buffer.alloc(120_000));
    const { html: text } = renderMarkdown('![The hub](hub.png "Our hub")\n\n[The form](form.pdf)', "en", folder);
    expect(text).toMatch(
      /<figure><picture><source type="image\/avif" media="\(max-width: 400px\)" srcset="\/images\/[\w-]+-320\.avif 1x, \/images\/[\w-]+-640\.avif 2x"><source type="image\/avif" srcset="\/images\/[\w-]+-672\.avif 1x, \/images\/[\w-]+-1344\.avif 2x">/,
    );
    expect(text).toMatch(/alt="The hub" width="672" height="336" loading="lazy"/);
    expect(text).toContain("<figcaption>Our hub</figcaption>");
    expect(text).toMatch(/<a href="\/files\/[\w-]+\.pdf" download>The form \(PDF, 120 kB\)<\/a>/);
  });
});

// Based on OWASP's "XSS Filter Evasion Cheat Sheet" and the well-known lists of Markdown payloads.
const attacks = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=https://xss.example/x.js></SCRIPT>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<img src=x onerror=alert(1)>",
  '<img src="javascript:alert(1)">',
  "<IMG SRC=JaVaScRiPt:alert(1)>",
  '<img """><script>alert(1)</script>">',
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  "<body onload=alert(1)>",
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="javascript:alert(1)">',
  "<style>@import 'javascript:alert(1)';</style>",
  '<div style="background:url(javascript:alert(1))">x</div>',
  "<details open ontoggle=alert(1)>",
  "<video><source onerror=alert(1)></video>",
  "<audio src=x onerror=alert(1)>",
  "<input autofocus onfocus=alert(1)>",
  "<marquee onstart=alert(1)>x</marquee>",
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<base href="javascript:/a/+alert(1)//">',
  "<!--[if gte IE 4]><script>alert(1)</script><![endif]-->",
  "<x onclick=alert(1)>x</x>",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](javascript&colon;alert(1))",
  "[x](java\tscript:alert(1))",
  "[x](  javascript:alert(1))",
  "[x](&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A&#x61&#x6C&#x65&#x72&#x74&#x28&#x31&#x29)",
  "[x](&#106;avascript:alert(1))",
  "[x](javascript://example.com/%0Aalert(1))",
  "[x](vbscript:msgbox(1))",
  "[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
  "[x](file:///etc/passwd)",
  '[x](/esg "onmouseover=alert(1)")',
  '[x](/esg" onmouseover="alert(1))',
  "<javascript:alert(1)>",
  "<data:text/html,x>",
  "![x](javascript:alert(1))",
  '![x](x"onerror="alert(1))',
  "![x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)",
  '![x"onerror="alert(1)](x.png)',
  "[x]: javascript:alert(1)\n\n[x]",
  "[^1]\n\n[^1]: <script>alert(1)</script>",
  "`<script>alert(1)</script>`",
  "```html\n<script>alert(1)</script>\n```",
  "## <img src=x onerror=alert(1)>",
  "| <script>alert(1)</script> |\n| - |\n| <img src=x onerror=alert(1)> |",
  "> [!NOTE] <img src=x onerror=alert(1)>",
  "\u0000<scr\u0000ipt>alert(1)</script>",
];

describe("what never reaches a page", () => {
  test.each(attacks)("%s", (attack) => {
    const text = html(attack);
    const tags = text.match(/<[a-z][^>]*>/gi) ?? [];
    for (const tag of tags) {
      expect(tag).not.toMatch(
        /^<(script|iframe|object|embed|style|link|meta|base|form|button|svg|math|video|audio|body)\b/i,
      );
      // attribute names, ignoring quoted values
      const names = tag.replace(/"[^"]*"/g, '""').match(/\s[^\s=/>]+/g) ?? [];
      for (const name of names) expect(name.trim()).not.toMatch(/^(on|style$|srcdoc|formaction)/i);
      for (const [, address = ""] of tag.matchAll(/(?:href|src)="([^"]*)"/g))
        expect(address).toMatch(/^(https?:|mailto:|\/|#|[^:]*$)/);
    }
  });
});
