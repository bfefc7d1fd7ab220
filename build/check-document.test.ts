import { expect, test } from "vitest";
import { checkDocument } from "./assemble-document.ts";

const page = (title: string, body: string) => `<html><head><title>${title}</title></head><body>${body}</body></html>`;

test("a page has a title, one heading and text", () => {
  expect(() => checkDocument("/a", page("A – B", "<main><h1>A</h1>text</main>"), "B")).not.toThrow();
});

test.each([
  ["no title", page("", "<main><h1>A</h1></main>"), 'its title is ""'],
  ["the brand alone, which is what a failed head leaves", page("B &amp; C", "<main><h1>A</h1></main>"), "its title is"],
  ["no heading", page("A – B", "<main>text</main>"), "0 headings"],
  ["two headings", page("A – B", "<main><h1>A</h1><h1>B</h1></main>"), "2 headings"],
  ["an empty heading", page("A – B", '<main><h1 class="x"><span></span></h1></main>'), "no words"],
  ["no main part", page("A – B", "<h1>A</h1>"), "no main part"],
])("a document with %s stops the build", (_, html, says) => {
  expect(() => checkDocument("/a", html, "B & C")).toThrow(says);
});
