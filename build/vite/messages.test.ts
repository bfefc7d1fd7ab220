import { describe, expect, test } from "vitest";
import { type Chunk, groupMessages } from "./messages.ts";

type Site = Record<string, { says?: string; imports?: string[]; asks?: string[] }>;

/** The groups of a site of chunks, each message of ten characters; `first` is the entry. */
function group(site: Site, worthAFile = 10): Record<string, string> {
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
    [...groupMessages(chunks, sizes, () => worthAFile)].map(([file, ids]) => [
      file,
      [...ids].sort().join("").replaceAll("$", ""),
    ]),
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
});
