import { describe, expect, test } from "vitest";
import { type Chunk, findSinglePages, groupMessages } from "./messages.ts";

type Site = Record<string, { says?: string; imports?: string[]; asks?: string[] }>;

/** The groups of a site of chunks, each message of ten characters; `first` is the entry. */
function group(site: Site, worthAFile: number | ((name: string) => number) = 10): Record<string, string> {
  const chunks = Object.entries(site).map(
    ([fileName, { says = "", imports = [], asks = [] }]): Chunk => ({
      fileName,
      code: says.replaceAll(/\w/g, "m.$$$&();"),
      imports,
      dynamicImports: asks,
      isEntry: fileName === "first",
    }),
  );
  const sizes = new Map([..."abcdefgh"].map((letter) => [`$${letter}`, 10]));
  return Object.fromEntries(
    [...groupMessages(chunks, sizes, (name) => (typeof worthAFile === "number" ? worthAFile : worthAFile(name)))].map(
      ([file, ids]) => [file, [...ids].sort().join("").replaceAll("$", "")],
    ),
  );
}

describe("the messages of a chunk", () => {
  test("are those that it and its imports say, less those of what is loaded first", () => {
    const site: Site = {
      first: { says: "a", imports: ["shared"], asks: ["page"] },
      shared: { says: "b" },
      page: { says: "abc", imports: ["part"] },
      part: { says: "d", imports: ["page"] },
    };
    expect(group(site)).toEqual({ frame: "ab", page: "cd" });
  });

  test("are known where everything that asks for it has them, and only there", () => {
    const site: Site = {
      first: { asks: ["home", "list"] },
      home: { says: "ab", asks: ["panel", "own"] },
      list: { says: "a", asks: ["panel"] },
      panel: { says: "abc" },
      own: { says: "abd" },
    };
    expect(group(site)).toEqual({ frame: "", home: "ab", list: "a", panel: "bc", own: "d" });
  });

  test("come earlier if they are few, also through parts that ask for each other", () => {
    const site: Site = {
      first: { says: "a", asks: ["page"] },
      page: { says: "bcd", asks: ["left"] },
      left: { says: "e", asks: ["right"] },
      right: { says: "f", asks: ["left"] },
    };
    expect(group(site, 20)).toEqual({ frame: "a", page: "bcdef" });
  });

  test("all come earlier if a file is never worth it, with those of what it asks for", () => {
    const site: Site = {
      first: { asks: ["page"] },
      page: { says: "ab", asks: ["form"] },
      form: { says: "c", asks: ["undo"] },
      undo: { says: "d" },
    };
    expect(group(site, (name) => (name === "form" ? Number.POSITIVE_INFINITY : 20))).toEqual({
      frame: "",
      page: "abcd",
    });
  });

  test("of a part below are its page's, if it has one", () => {
    const chunk = (fileName: string, imports: string[], dynamicImports: string[]): Chunk => {
      return { fileName, code: "", imports, dynamicImports, isEntry: false };
    };
    const site = [
      chunk("home", ["form"], []),
      chunk("form", [], ["answers", "shared"]),
      chunk("list", [], ["shared", "late"]),
    ];
    const pages = findSinglePages(site, ["home", "list"], new Set(["answers", "shared"]));
    expect([...pages]).toEqual([["answers", "home"]]);
  });
});
