import { beforeEach, describe, expect, test, vi } from "vitest";
import { toCanonicalPath } from "#site/pages.ts";
import { isReloadAllowed, loadDocument } from "./document-load.ts";

function storage(values: Record<string, string> = {}): Pick<Storage, "getItem" | "setItem"> {
  return {
    getItem: (key) => values[key] ?? null,
    setItem: (key, value) => {
      values[key] = value;
    },
  };
}

describe("the reload guard", () => {
  beforeEach(() => void vi.stubGlobal("sessionStorage", storage()));
  test("allows one reload of a path in ten seconds", () => {
    expect([isReloadAllowed("/a", 0), isReloadAllowed("/a", 9_999), isReloadAllowed("/a", 10_000)]).toEqual([
      true,
      false,
      true,
    ]);
  });
  test("counts each path separately", () => {
    expect([isReloadAllowed("/a", 0), isReloadAllowed("/b", 1)]).toEqual([true, true]);
  });
  test("never reloads without storage, and ignores a stored value that it does not know", () => {
    vi.stubGlobal("sessionStorage", {
      getItem: () => {
        throw new Error("blocked");
      },
    });
    expect(isReloadAllowed("/a")).toBe(false);
    vi.stubGlobal("sessionStorage", storage({ "yunroute.reload": "{broken" }));
    expect(isReloadAllowed("/a")).toBe(true);
  });
});

test.each([
  ["/ESG/", "/esg"],
  ["//a///b/", "/a/b"],
  ["/", "/"],
])("the canonical form of %s is %s", (given, canonical) => {
  expect(toCanonicalPath(given)).toBe(canonical);
});

test.each([
  ["http://site.test/esg", true],
  ["/esg?a=1", true],
  ["https://evil.test/", false],
  ["//evil.test/", false],
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["blob:http://site.test/1", false],
])("a document load of %s: %s", (address, allowed) => {
  const assign = vi.fn();
  vi.stubGlobal("window", {
    location: { href: "http://site.test/", origin: "http://site.test", assign, reload: vi.fn() },
  });
  expect(loadDocument(address)).toBe(allowed);
  expect(assign).toHaveBeenCalledTimes(allowed ? 1 : 0);
});
