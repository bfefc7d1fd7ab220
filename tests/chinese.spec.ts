import { globSync, readFileSync } from "node:fs";
import { slipsOf } from "#catalog/chinese/typography.ts";
import { forbiddenWords } from "#catalog/chinese/glossary.ts";
import { allowedLatin, latinWordsIn } from "#catalog/chinese/latin-words.ts";
import { expect, test } from "./site.ts";

const glossary = readFileSync("docs/glossary-zh.md", "utf8");
const allowed = allowedLatin(glossary);
const forbidden = forbiddenWords(glossary);

/** What a visitor may read of documents: texts, and attributes that are shown or read out. Runs in the browser. */
function textsOf(documents: string[]): string[][] {
  const silent = "script, style, code, kbd, cite[lang=en], a[hreflang], [translate=no]";
  const shown = ["alt", "title", "aria-label", "placeholder", "content"];
  return documents.map((html) => {
    const parsed = new DOMParser().parseFromString(html, "text/html");
    for (const element of parsed.querySelectorAll(
      `${silent}, meta:not([name=description], [property$=title], [property$=description])`,
    ))
      element.remove();
    const walker = parsed.createTreeWalker(parsed, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent ?? "");
    for (const element of parsed.querySelectorAll("*"))
      for (const name of shown) texts.push(element.getAttribute(name) ?? "");
    return [...new Set(texts.map((text) => text.trim()))];
  });
}

test("no page in Chinese shows an English word, a forbidden word or a slip of typography", async ({ page }) => {
  const files = globSync("dist/site/current/public/zh{.html,/**/*.html}").sort();
  expect(files.length).toBeGreaterThan(60);
  const pages = await page.evaluate(
    textsOf,
    files.map((file) => readFileSync(file, "utf8")),
  );
  const found = pages.flatMap((texts, at) =>
    texts.flatMap((text) =>
      [
        ...latinWordsIn(text, allowed).map((word) => `${word} in “${text.slice(0, 80)}”`),
        ...forbidden
          .filter(({ found: pattern }) => pattern.test(text))
          .map(({ wrong }) => `${wrong} in “${text.slice(0, 80)}”`),
        ...(/\p{Script=Han}/u.test(text) ? slipsOf(text).map((slip) => `“${slip.found}”: ${slip.right}`) : []),
        ...(text.includes("**") ? [`** in “${text.slice(0, 80)}”`] : []),
      ].map((what) => `${files[at]?.replace(/.*public/, "")}: ${what}`),
    ),
  );
  expect(found).toEqual([]);
});
