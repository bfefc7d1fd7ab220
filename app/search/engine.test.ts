import { expect, test, vi } from "vitest";
import { loadSearchEngine, splitSyllables, splitWords } from "./engine.ts";

test.each([
  ["Liège gateway", ["liege", "gateway"]],
  ["DDP/DAP, 40'HC", ["ddp", "dap", "40", "hc"]],
  ["运费计算", ["运费", "费计", "计算"]],
  ["税", ["税"]],
  ["", []],
])("%s", (text, expected) => {
  expect(splitWords(text)).toEqual(expected);
});

test("a sound can be typed starting at any syllable, in full, in pairs or by initials", () => {
  expect(splitSyllables("de guo, ka")).toEqual(["deguo", "dg", "guo", "ka"]);
  expect(splitSyllables("ran you fu")).toContain("youfu");
  expect(splitSyllables("")).toEqual([]);
});

test("a page that is called so, too, comes before what stands within pages under that title", async () => {
  const page = { path: "/back", kind: "page", title: "Undeliverable", text: "", more: "send back, returns, 退货" };
  const answer = { path: "/questions#a", kind: "answer", title: "Returns", text: "Returns", more: "退货" };
  const files = [
    ["recent", { documents: [page], archive: { files: 0, items: 0 } }],
    ["texts", { documents: [answer] }],
  ] as const;
  vi.stubGlobal("fetch", async (address: string) =>
    Response.json(files.find(([name]) => address.endsWith(`/${name}.json`))?.[1]),
  );
  const { find, readTexts } = await loadSearchEngine("en");
  await readTexts();
  for (const typed of ["returns", "Returns ", "退货"]) expect(find(typed)[0]?.path).toBe(page.path);
  // a part of such a name is none
  expect(find("back")[0]?.path).toBe(page.path);
  expect(find("return").map(({ path }) => path)).toEqual([answer.path, page.path]);
  vi.unstubAllGlobals();
});
