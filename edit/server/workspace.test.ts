import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { resolveInside } from "./safe-path.ts";
import { Workspace } from "./workspace.ts";

let folder: string;
let content: string;
const file = "newsroom/one/index.md";
const read = () => readFileSync(join(content, file), "utf8");
const start = () => new Workspace(content, join(folder, "work"));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "workspace-"));
  content = join(folder, "content");
  mkdirSync(join(content, "newsroom/one"), { recursive: true });
  writeFileSync(join(content, file), "one\n");
});

test("a change is kept apart from the content until it is saved, also by the next process", () => {
  const first = start();
  first.change(file, "two\n", first.versionOf(file));
  expect(read()).toBe("one\n");
  const next = start();
  expect(next.listChanged()).toEqual([{ path: file, state: "changed" }]);
  expect(next.save([file])).toEqual({ saved: [file] });
  expect(read()).toBe("two\n");
  expect(next.listChanged()).toEqual([]);
});

test("of pictures that replaced one another the one that the text shows is saved", () => {
  const own = start();
  for (const name of ["one.png", "two.png"]) own.change(`newsroom/one/${name}`, "picture", "none");
  own.change(file, "![two](two.png)\n", own.versionOf(file));
  expect(own.listChanged().map(({ path }) => path)).toEqual([file, "newsroom/one/two.png"]);
});

test("a file changed on disk meanwhile is not written over, until somebody says which to keep", () => {
  const own = start();
  own.change(file, "mine\n", own.versionOf(file));
  writeFileSync(join(content, file), "theirs\n");
  own.takeOver();
  expect(own.stateOf(file)).toBe("conflict");
  expect(() => own.save([file])).toThrow("changed on disk meanwhile; nothing was saved");
  expect(read()).toBe("theirs\n");
  own.keepOwn(file);
  own.save([file]);
  expect(read()).toBe("mine\n");
});

test("dropping a change takes what stands on disk, and what nobody edits follows the disk", () => {
  const own = start();
  own.change(file, "mine\n", own.versionOf(file));
  own.discard(file);
  expect(own.read(file)).toBe("one\n");
  writeFileSync(join(content, file), "theirs\n");
  own.takeOver();
  expect(own.read(file)).toBe("theirs\n");
});

test("a second tab does not write over the first one's change", () => {
  const own = start();
  const seen = own.versionOf(file);
  own.change(file, "first\n", seen);
  expect(() => own.change(file, "second\n", seen)).toThrow("changed in another tab");
  expect(own.read(file)).toBe("first\n");
});

test("what cannot be written stays among the changes, and is named", () => {
  const own = start();
  own.change("guides/new.md", "new\n", "none");
  own.change(file, "two\n", own.versionOf(file));
  // a file in the place of the folder, as a full disk would: nothing can be written below it
  writeFileSync(join(content, "guides"), "");
  const { saved, failed } = own.save([file, "guides/new.md"]);
  expect(saved).toEqual([file]);
  expect(failed).toContain("guides/new.md and what follows it were not saved");
  expect(own.listChanged().map(({ path }) => path)).toEqual(["guides/new.md"]);
});

test.each([
  "../secret.md",
  "newsroom/../../secret.md",
  "/etc/passwd.md",
  "newsroom//one.md",
  "newsroom/./one.md",
  ".git/config.txt",
  "newsroom\\..\\secret.md",
  "newsroom/one\0.md",
  "newsroom/run.sh",
  "newsroom/one",
])("%j is no content file", (path) => {
  expect(() => resolveInside(content, path)).toThrow(/no content file|folder/);
});

test("no link leads out of the content folder", () => {
  writeFileSync(join(folder, "secret.md"), "secret\n");
  symlinkSync(join(folder, "secret.md"), join(content, "newsroom/linked.md"));
  symlinkSync(folder, join(content, "out"));
  for (const path of ["newsroom/linked.md", "out/secret.md"])
    expect(() => resolveInside(content, path)).toThrow("is a link; put what it leads to in its place");
  const own = start();
  symlinkSync(content, join(content, "newsroom/round"));
  own.takeOver();
  expect(own.list().map(({ path }) => path)).toEqual([file]);
  expect(() => own.change("out/secret.md", "changed\n", "none")).toThrow("link");
  expect(readFileSync(join(folder, "secret.md"), "utf8")).toBe("secret\n");
});
