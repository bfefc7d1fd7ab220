import { expect, test } from "vitest";
import { pickStyles } from "./styles.ts";

const sheet = [
  "a{color:red}",
  ".used,.other{color:blue}",
  "@media (width>=40rem){.other{color:green}.sm\\:p-4{padding:1rem}}",
  "@media print{.other{display:none}}",
  ".\\32 xl\\:\\[\\&_p\\]\\:m-1{margin:1px}",
  ".curve-1:not(.other){fill:red}",
  ".\\[\\&\\>b\\]\\:m-2>b{margin:2px}",
  "@keyframes move{0%{opacity:0}}",
].join("");

test("a page's part has the rules of the classes in its code and markup, and those without a class, in their order", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as in compiled code
  const { text } = pickStyles(sheet, 'jsx("p",{className:`curve-${at}`}),"sm:p-4 used [&>b]:m-2"', [
    '<p class="2xl:[&amp;_p]:m-1">.other</p>',
  ]);
  expect(text).toBe(
    [
      "a{color:red}",
      ".used{color:blue}",
      "@media (width>=40rem){.sm\\:p-4{padding:1rem}}",
      ".\\32 xl\\:\\[\\&_p\\]\\:m-1{margin:1px}",
      ".curve-1:not(.other){fill:red}",
      ".\\[\\&\\>b\\]\\:m-2>b{margin:2px}",
      "@keyframes move{0%{opacity:0}}",
    ].join(""),
  );
});

test("markup with a class whose rules were left out is told, also within JSON", () => {
  const { covers } = pickStyles(sheet, '"used"', []);
  expect(covers('<p class="used unknown">other</p>')).toBe(true);
  expect(covers('<p class="used other">')).toBe(false);
  expect(covers(JSON.stringify({ drawing: '<svg class="curve-1">' }))).toBe(false);
});
