import { beforeEach, describe, expect, test, vi } from "vitest";
import { canonicalPath } from "#site/canonical-path.ts";
import { loadDocument } from "./document-load.ts";
import { mayReload } from "./reload-guard.ts";
import { currentToasts, dismissToast, keptToasts, toast } from "./toasts.ts";

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
    expect([mayReload("/a", 0), mayReload("/a", 9_999), mayReload("/a", 10_000)]).toEqual([true, false, true]);
  });
  test("counts each path separately", () => {
    expect([mayReload("/a", 0), mayReload("/b", 1)]).toEqual([true, true]);
  });
  test("never reloads without storage, and ignores a stored value that it does not know", () => {
    vi.stubGlobal("sessionStorage", {
      getItem: () => {
        throw new Error("blocked");
      },
    });
    expect(mayReload("/a")).toBe(false);
    vi.stubGlobal("sessionStorage", storage({ "yunroute.reload": "{broken" }));
    expect(mayReload("/a")).toBe(true);
  });
});

test("at most five toasts are kept, the oldest leaves first, one of the same name takes its place", () => {
  for (let number = 1; number <= 7; number += 1) toast({ title: `${number}` });
  expect(currentToasts().map(({ title }) => title)).toEqual(["3", "4", "5", "6", "7"]);
  expect(currentToasts()).toHaveLength(keptToasts);
  toast({ id: "same", title: "a" });
  toast({ id: "same", title: "b" });
  expect(
    currentToasts()
      .filter(({ id }) => id.startsWith("same"))
      .map(({ title }) => title),
  ).toEqual(["b"]);
  for (const { id } of currentToasts()) dismissToast(id);
  expect(currentToasts()).toEqual([]);
});

test.each([
  ["/ESG/", "/esg"],
  ["//a///b/", "/a/b"],
  ["/", "/"],
])("the canonical form of %s is %s", (given, canonical) => {
  expect(canonicalPath(given)).toBe(canonical);
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
