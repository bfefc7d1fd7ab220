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

test("of a choice one branch must be able to apply, of what is denied none", () => {
  const keep = (rule: string) => pickStyles(rule, '"used twice"', []).text === rule;
  expect(keep(":where(.used>:not(:last-child)){a:b}")).toBe(true);
  expect(keep(":where(.other>:not(:last-child)){a:b}")).toBe(false);
  expect(keep("p:is(.other,.used:nth-child(2)) b{a:b}")).toBe(true);
  expect(keep(":is(:where(.other):hover .used,.twice){a:b}")).toBe(true);
  expect(keep(":is(:where(.other):hover .used,.third){a:b}")).toBe(false);
  expect(keep("p:not(.other):has(.third){a:b}")).toBe(true);
  const { covers } = pickStyles(":is(:where(.other),.third){a:b}", '"used"', []);
  expect(["used", "other", "third"].map((name) => covers(`<p class="${name}">`))).toEqual([true, false, false]);
});

test("custom properties that nothing reads are left out, with those that they alone read; palettes stay whole", () => {
  const { text, covers } = pickStyles(
    ":root{--a:1;--b:var(--c);--c:2;--d:3;--e:4;--f:5;--color-red-50:6}.other{color:var(--f)}.used{width:var(--a)}",
    'style({"--e":1})',
    ['<p class="used" style="color:var(--d)">'],
  );
  expect(text).toBe(":root{--a:1;--d:3;--e:4;--color-red-50:6}.used{width:var(--a)}");
  expect(covers('<p style="color:var(--d)">')).toBe(true);
  expect(covers('<p style="color:var(--b)">')).toBe(false);
});

test("markup with a class whose rules were left out is told, also within JSON", () => {
  const { covers } = pickStyles(sheet, '"used"', []);
  expect(covers('<p class="used unknown">other</p>')).toBe(true);
  expect(covers('<p class="used other">')).toBe(false);
  expect(covers(JSON.stringify({ drawing: '<svg class="curve-1">' }))).toBe(false);
});
