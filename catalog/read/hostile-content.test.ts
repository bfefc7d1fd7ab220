import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { loadCatalog } from "../catalog.ts";
import { readCsv } from "./csv.ts";
import { readFrontMatter } from "./documents.ts";
import { formatProblems, Problems } from "./problems.ts";
import { readYaml } from "./yaml.ts";
import { expectLinear, usual } from "../../tests/grows-linearly.ts";

let root = "";
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), "content-")), "content");
  cpSync("tests/fixtures/rotterdam", root, { recursive: true });
});

function reportOf(): string {
  const { problems } = loadCatalog(root);
  return formatProblems(problems.all, root);
}

test.each<[hostile: string, make: (at: string) => void, says: string]>([
  ["a link to a file of the machine", (at) => symlinkSync("/etc/passwd", at), "this is a link, and no file"],
  ["a link to itself", (at) => symlinkSync(at, at), "this is a link, and no file"],
  ["a link to a folder", (at) => symlinkSync("../services", at), "this is a link, and no file"],
  ["a pipe", (at) => execFileSync("mkfifo", [at]), "this is a pipe, a socket or a device, and no file"],
  [
    "a file of gigabytes",
    (at) => {
      writeFileSync(at, "");
      truncateSync(at, 3e9);
    },
    "the file has 3000 MB, the limit is 50 MB",
  ],
])("%s beside a text is reported, and nothing is opened", (_, make, says) => {
  make(join(root, "pages", "plan.pdf"));
  expect(reportOf()).toContain(`pages/plan.pdf:1: ${says}; `);
});

test.each([
  ["a picture whose name cannot be decoded", "![a](%zz.png)", 0, 'the image "%zz.png" is not there'],
  ["a download that is the folder", "[a](..)", 0, 'the file ".." is not there'],
  ["a download that is a folder", "[a](folder.pdf)", 0, 'the file "folder.pdf" is not there'],
  [
    "quotations in quotations",
    `text\n\n${">".repeat(20_000)} a`,
    2,
    "20000 quotations or lists stand within each other",
  ],
  ["lists in lists", `${"- ".repeat(5_000)} a`, 0, "5000 quotations or lists stand within each other"],
  ["a paragraph without end", "_a*".repeat(20_000), 0, "the paragraph has more than 10000 characters"],
])("%s is reported with its line", (_, body, line, says) => {
  mkdirSync(join(root, "pages", "folder.pdf"));
  const file = join(root, "pages", "imprint.md");
  const before = readFileSync(file, "utf8").trimEnd();
  writeFileSync(file, `${before}\n\n${body}\n`);
  const first = before.split("\n").length + 2;
  expect(reportOf()).toContain(`pages/imprint.md:${first + line}: ${says}; `);
});

const any = z.unknown();
const yaml = (text: string) => {
  const problems = new Problems();
  readYaml("a.yaml", text, any, problems);
  return problems.all.map(({ line, wrong }) => `${line}: ${wrong}`);
};

test.each([
  [
    "copies of copies",
    `a: &a [x, x]\n${"k: [*a, *a]\n".replace("k", "b")}c: &c [${"*a, ".repeat(200)}]\nd: [${"*c, ".repeat(200)}]`,
  ],
  ["an alias within its own anchor", "a: 1\nb: &b [*b]"],
  ["an alias of nothing", "a: 1\nb: *b"],
])("%s: the line of the first alias", (_, text) =>
  expect(yaml(text)).toEqual([expect.stringMatching(/^2: an alias \(\*name\) has no anchor/)]),
);

test("a field that stands twice, and what is nested without end", () => {
  expect(yaml("a: 1\nb: { c: 1, c: 2 }")).toEqual(['2: the field "c" stands twice']);
  expect(yaml("[".repeat(20_000))[0]).toBe("1: the YAML cannot be read: it is nested too deeply");
});

test("a table of a hundred thousand columns has one mistake", () => {
  const problems = new Problems();
  readCsv("a.csv", `${Array.from({ length: 100_000 }, (_, at) => `c${at}`).join(",")}\n1`, ["a"], [], problems);
  expect(problems.all.map(({ wrong }) => wrong)).toEqual(["the header has 100000 columns, the limit is 200"]);
});

/** Repeated, they are what YAML and tables nest, quote or repeat. */
const marks = [
  "a: 1\n",
  "- a\n",
  "? a\n",
  "[a, ",
  "{a: ",
  '"a" ',
  "'a",
  "# a\n",
  "| \n",
  "&a ",
  "*a ",
  "!!a ",
  "---\n",
  ",\n",
  '"\n',
];
test.each<[string, (text: string) => unknown]>([
  ["a table", (text) => readCsv("a.csv", text, ["a"], [], new Problems())],
  ["front matter", (text) => readFrontMatter("a.md", `---\na: 1\n---\n${text}`, any, new Problems())],
  ["fields", (text) => yaml(text)],
])(
  "%s of content is read in a time that grows with its length",
  (_, read) => expectLinear((text) => () => read(text), { runs: 30, pieces: [...usual, ...marks] }),
  60_000,
);

test("forty thousand fields that nobody knows are read in a time that grows with their number", () => {
  const make = (count: number) => Array.from({ length: count }, (_, at) => `k${at}: 1`).join("\n");
  const read = (text: string) => readYaml("a.yaml", text, z.strictObject({}), new Problems());
  return expectLinear(
    (text) => {
      const yaml = make(text.length / 10);
      return () => read(yaml);
    },
    { runs: 1, longest: 400_000 },
  );
}, 120_000);
