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

test("a page whose title begins so comes before what stands within pages", async () => {
  const text = "";
  const page = { path: "/back", kind: "page", title: "Returns and undeliverable parcels, and who pays", text };
  const answer = { path: "/questions#a", kind: "answer", title: "Fewer returns", text };
  const files = { recent: { documents: [page], archive: { files: 0, items: 0 } }, texts: { documents: [answer] } };
  vi.stubGlobal("fetch", async (address: string) =>
    Response.json(files[address.includes("texts") ? "texts" : "recent"]),
  );
  const { find, readTexts } = await loadSearchEngine("en");
  await readTexts();
  expect(find("Returns ").map(({ path }) => path)).toEqual([page.path, answer.path]);
  expect(find("fewer returns")[0]?.path).toBe(answer.path);
  // the beginning of its first word is not what it is called
  expect(find("return")[0]?.path).toBe(answer.path);
  vi.unstubAllGlobals();
});

test("what is far below the best is left out; a rare word weighs more; a page that is called the whole question answers it alone", async () => {
  const archive = { files: 0, items: 0 };
  const page = (path: string, title: string, more = "") => ({ path, kind: "page", title, text: "", more });
  const said = ["Do you ship batteries, creams, knives and toys?", "Can I ship shoes, hats and bags in one box?"];
  const answers = [
    ...said,
    ...said,
    ...said,
    "The cut-off today",
    "Cut-off on Saturday",
    "Cut-off in May",
    "Cut-off hour",
  ];
  const files = {
    recent: {
      documents: [
        page("/fr", "Shipping to France"),
        page("/track", "Track a parcel", "tracking number, where is my parcel"),
        page("/lines", "Parcel lines"),
        page("/peak", "Last days before Christmas"),
        page("/hubs", "Hubs", "cut-off"),
      ],
      archive,
    },
    texts: {
      documents: answers.map((title, at) => ({ path: `/q#${at}`, kind: "answer", title, text: "", more: "" })),
      archive,
    },
  };
  vi.stubGlobal("fetch", async (address: string) =>
    Response.json(files[address.includes("texts") ? "texts" : "recent"]),
  );
  const { find, readTexts } = await loadSearchEngine("zh");
  await readTexts();
  const listed = (query: string) => find(query).map(({ path }) => path);
  expect(listed("how much to ship 2 kg to France")).toEqual(["/fr"]);
  expect(listed("how long to France")).toEqual(["/fr"]);
  expect(listed("where is my parcel")).toEqual(["/track"]);
  expect(listed("parcel")).toContain("/lines");
  expect(listed("when is the cut-off for Christmas")).toContain("/peak");
  vi.unstubAllGlobals();
});
