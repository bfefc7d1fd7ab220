import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { cellNumber, readCsv } from "./csv.ts";
import { readFrontMatter, readMarkdownFolder } from "./documents.ts";
import { openTexts } from "./files.ts";
import { findNearest, formatProblems, formatReport, Problems, suggestName, ContentError } from "./problems.ts";
import { day, lengthText, massText } from "./values.ts";
import { makeLineFinder, readYaml } from "./yaml.ts";

describe("the name meant by a mistyped one", () => {
  test.each([
    ["standrad", ["express", "standard"], "standard"],
    ["STANDARD", ["standard"], "standard"],
    // up to two letters of a short name, up to a third of a long one
    ["ab", ["abcd"], "abcd"],
    ["ab", ["abcde"], undefined],
    ["abcdefgh", ["abcdefXY"], "abcdefXY"],
    ["abcdefgh", ["abcdeXYZ"], undefined],
    ["abcdefghi", ["abcdefXYZ"], "abcdefXYZ"],
    ["abcdefghij", ["abcdefXYZW"], undefined],
    // swapped, omitted, added
    ["fuel", ["full", "feul", "fule"], "feul"],
    ["PNL", ["HNL", "PLN"], "PLN"],
    ["vat", ["rat", "vat"], "vat"],
    ["", ["a"], "a"],
    ["x", [], undefined],
  ])("%j among %j: %j", (name, names, found) => {
    expect(findNearest(name, names)).toBe(found);
  });

  test("of equally close names the first is chosen, and an exact match is itself", () => {
    expect(findNearest("bat", ["cat", "rat"])).toBe("cat");
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 }), fc.nat(), (names, pick) => {
        const own = names[pick % names.length] ?? "";
        expect(findNearest(own, names)).toBe(own);
      }),
    );
  });

  test("if none is close, all are listed in order", () => {
    expect(suggestName("fuell", ["remote", "fuel"])).toBe('did you mean "fuel"?');
    expect(suggestName("zzzzzz", ["remote", "fuel"])).toBe("known are fuel, remote");
  });
});

describe("a YAML file", () => {
  const schema = z.strictObject({
    name: z.string(),
    kind: z.enum(["b2b", "b2c"]),
    steps: z.array(z.strictObject({ label: z.string(), days: z.number().min(1) })),
  });
  const said = (text: string, firstLine?: number) => {
    const problems = new Problems();
    const read = readYaml("a.yaml", text, schema, problems, firstLine);
    return { value: read?.value, problems: formatProblems(problems.all) };
  };

  test("is read", () => {
    const text = "name: A\nkind: b2b\nsteps:\n  - label: x\n    days: 2\n";
    expect(said(text)).toEqual({
      value: { name: "A", kind: "b2b", steps: [{ label: "x", days: 2 }] },
      problems: "",
    });
    const lineOf = makeLineFinder(text, 3);
    expect([["name"], ["kind"], ["steps", 0, "days"], ["steps", 0], ["nothing"], []].map(lineOf)).toEqual([
      3, 4, 7, 6, 3, 3,
    ]);
    expect(makeLineFinder("a: 1\nb:\n  c: 2\n")(["b", "d"])).toBe(2);
  });

  test.each([
    ["name: A\nkind: b2d\nsteps: []\n", 1, 'a.yaml:2: "kind" is "b2d"; did you mean "b2b"?'],
    ["name: A\nkind: b2d\nsteps: []\n", 2, 'a.yaml:3: "kind" is "b2d"; did you mean "b2b"?'],
    [
      "kind: b2b\nsteps: []\n",
      1,
      'a.yaml:1: "name" is missing; add a text, in quotes where it is a number or a time: "08:30"',
    ],
    [
      "name: A\nkind: b2b\nsteps:\n  - label: x\n    days: 0\n",
      1,
      'a.yaml:5: "steps.0.days" is "0"; write a number that is at least 1',
    ],
    [
      "name: A\nkind: b2b\nsteps: []\nstep: 1\n",
      1,
      'a.yaml:4: the field "step" is not known; check its spelling against docs/content.md, or remove it',
    ],
    [
      "name: A\nkind: b2b\nsteps:\n  - { label: so, and so, days: 1 }\n",
      1,
      'a.yaml:4: the field "and so" is not known; a comma inside { } begins a new field: a text with a comma must stand in quotes',
    ],
    [
      "name: [\nkind: b2b\n",
      1,
      /^a\.yaml:2: the YAML cannot be read: [^\n]*; check indentation, quotes and colons there/,
    ],
    ["", 1, /^a\.yaml:1: "name" is missing; add a text, .*\na\.yaml:1: "kind" is missing; known are b2b, b2c\n/],
    [
      "name: #1 in parcels\nkind:\nsteps: 3\n",
      1,
      /^a\.yaml:1: "name" is empty; write a text, .*; what begins with # must stand in quotes\n.*"kind" is empty; known are b2b, b2c.*\n.*"steps" is "3"; write a list: /,
    ],
  ])("%j, from line %d", (text, firstLine, problem) => {
    const { value, problems } = said(text, firstLine);
    expect(value).toBeUndefined();
    if (typeof problem === "string") expect(problems).toBe(problem);
    else expect(problems).toMatch(problem);
  });

  test("may be the head of a text, between lines of three dashes", () => {
    const problems = new Problems();
    const head = z.strictObject({ title: z.string() });
    expect(readFrontMatter("a.md", "---\r\ntitle: A\r\n---\r\nText\r\n", head, problems)).toEqual({
      head: { title: "A" },
      body: "Text\n",
      bodyLine: 4,
    });
    for (const text of ["title: A\n---\n", "---\ntitle: A\n"]) readFrontMatter("a.md", text, head, problems);
    readFrontMatter("a.md", "---\ntitle: A\ntitel: B\n---\n", head, problems);
    const missing =
      'a.md:1: the head matter is missing; begin the file with a line "---", the fields, and another line "---"';
    expect(formatProblems(problems.all).split("\n")).toEqual([
      missing,
      missing,
      'a.md:3: the field "titel" is not known; check its spelling against docs/content.md, or remove it',
    ]);
  });
});

describe("a CSV file", () => {
  const said = (text: string) => {
    const problems = new Problems();
    const rows = readCsv("a.csv", text, ["zone", "price"], ["note"], problems);
    return { rows: rows.map(({ line, cells }) => ({ line, cells })), problems: formatProblems(problems.all) };
  };

  test("is read with line numbers, without blank lines and comments", () => {
    expect(said("# remark\n\nzone , price\n\n a,1\n,\n# b,2\nc,3,\n")).toEqual({
      rows: [
        { line: 5, cells: { zone: "a", price: "1" } },
        { line: 8, cells: { zone: "c", price: "3" } },
      ],
      problems: "",
    });
    expect(said("note,zone,price\n,a,\n").rows).toEqual([{ line: 2, cells: { note: "", zone: "a", price: "" } }]);
  });

  test.each([
    ["", "a.csv:1: the file has no rows; its first line names the columns: zone,price"],
    ["#\n\n", "a.csv:1: the file has no rows; its first line names the columns: zone,price"],
    ["\nzone,price,zone\n", 'a.csv:2: the column "zone" appears twice; remove one of the two'],
    ["zone,price,nota\n", 'a.csv:1: the column "nota" is not known; did you mean "note"?'],
    ["zone\n", 'a.csv:1: the column "price" is missing; the columns are zone,price'],
    [
      "zone,price\na,1,50\n",
      "a.csv:2: the row has 3 cells, the header 2; the decimals have commas: write them with a point, such as 6.75",
    ],
    ['zone,price\na,"1\n2"\n', "a.csv:2: a cell spans two lines; write it in one line"],
    [
      'zone,price\na,1\nb,"2" x\n',
      'a.csv:3: a quotation mark is not closed, or stands within a text; put the whole text in quotation marks, those within it doubled ("")',
    ],
  ])("%j", (text, problem) => {
    expect(said(text).problems).toBe(problem);
  });

  test("its numbers have a decimal point", () => {
    const problems = new Problems();
    const error = (wrong: string, right: string) => problems.error("a.csv", 7, wrong, right);
    const number = (text: string) => cellNumber({ line: 7, cells: { price: text }, error }, "price");
    expect(["12", "12.50", "0"].map(number)).toEqual([12, 12.5, 0]);
    expect(["1,5", "x", "-1", ".5", "1e3", ""].map(number)).toEqual(Array(6).fill(undefined));
    expect(formatProblems(problems.all).split("\n").slice(0, 2)).toEqual([
      'a.csv:7: "price" is "1,5", not a number; write 1.5',
      'a.csv:7: "price" is "x", not a number; write a number such as 12.50',
    ]);
    expect(problems.all).toHaveLength(6);
    for (const text of ["2,40 €", "€ 1,5", "240 €"]) number(text);
    expect(problems.all.slice(6).map(({ right }) => right)).toEqual(
      ["2.40", "1.5", "240"].map((one) => `write ${one} alone, without a sign, a unit or a space`),
    );
  });
});

test("quantities have a unit, and days exist", () => {
  expect(massText.parse(" 0.5 kg ")).toEqual({ amount: 0.5, unit: "kg", text: " 0.5 kg " });
  expect(massText.parse("4oz")).toMatchObject({ amount: 4, unit: "oz" });
  expect(lengthText.parse("999999999 mm")).toMatchObject({ amount: 999_999_999 });
  const why = (schema: z.ZodType, text: unknown) => schema.safeParse(text).error?.issues[0]?.message;
  const write = 'write a weight with its unit such as "500 g" or "30 kg"';
  expect(["30", "kg", "30 cm", "-1 kg", "1,5 kg", 30].map((text) => why(massText, text))).toEqual(Array(6).fill(write));
  expect(["0 kg", "1000000000 kg"].map((text) => why(massText, text))).toEqual([
    "0 kg is not an amount above zero",
    "1000000000 kg is not an amount above zero",
  ]);
  expect(why(lengthText, "120 kg")).toBe('write a length such as "120 cm"');
  expect(["2026-02-28", "2028-02-29", "1915-07-01"].map((text) => why(day, text))).toEqual(Array(3).fill(undefined));
  expect(["2026-02-29", "2026-13-01", "2026-00-10"].map((text) => why(day, text))).toEqual(
    Array(3).fill("this day does not exist"),
  );
  expect(why(day, "21.11.2026")).toBe('write a date such as "2026-11-21"');
});

test("what another file has wrong is told as well, unless it follows", () => {
  const report = (...files: [file: string, wrong: string, blocks?: true][]) => {
    const problems = new Problems();
    for (const [file, wrong, blocks] of files)
      if (blocks) problems.block(`/c/${file}`, 1, wrong, "mend it");
      else problems.error(`/c/${file}`, 1, wrong, "mend it");
    return formatReport(problems.all, "/c").split("\n");
  };
  const broken = ["reference/exchange.yaml", "the YAML cannot be read", true] as const;
  // other data and other names are causes of their own
  expect(report([...broken], ["reference/duties/eu.yaml", "0.18 %"])).toHaveLength(2);
  expect(report(["services/air.md", "no YAML", true], ["guides/a.md", "the fair is over"])).toHaveLength(2);
  // what is made from the file, or names it, is not
  const counted = "This also causes one further message, which is not shown.";
  expect(report([...broken], ["services/air.md", "no rate"])[1]).toBe(counted);
  expect(
    report(["services/air.md", "no YAML", true], ["guides/a.md", 'the link "/our-solutions/air" is dead'])[1],
  ).toBe(counted);
  expect(report(["reference/countries.csv", "no rows", true], ["rates/air/2026-01-01/prices.csv", "DE"])[1]).toBe(
    counted,
  );
});

test("a price that seems to have slipped comes before the text that its figure breaks", () => {
  const problems = new Problems();
  const rise = { file: "/c/newsroom/a/index.md", line: 13, wrong: '"rises" is "-14.5"', right: "write a number" };
  problems.all.push({ ...rise, level: "error", computed: true });
  problems.warn("/c/rates/air/2026-01-01/prices.csv", 6, "10 times its neighbours", "look for a slipped point");
  expect(formatReport(problems.all, "/c").split("\n")).toEqual([
    expect.stringMatching(/^rates.*10 times/),
    expect.stringMatching(/^newsroom.*-14\.5/),
  ]);
});

test("problems are listed by file and line, and counted", () => {
  const problems = new Problems();
  problems.error("/here/b.yaml", 10, "wrong", "right");
  problems.warn("/here/b.yaml", 9, "odd", "even");
  problems.error("/here/a.yaml", 30, "x", "y");
  expect(formatProblems(problems.all, "/here")).toBe(
    "a.yaml:30: x; y\nb.yaml:9: warning: odd; even\nb.yaml:10: wrong; right",
  );
  expect(problems.errors).toHaveLength(2);
  expect(new ContentError(problems.errors).message).toMatch(/^The content has 2 errors\.\n/);
  expect(new ContentError(problems.errors.slice(1)).message).toMatch(/^The content has 1 error\.\n/);
});

test("a language that the name of a file says otherwise is told with the right name", () => {
  const problems = new Problems();
  const text = "---\ntitle: A\n---\nText\n";
  const files = openTexts({ "services/a.md": text, "services/a.zh-CN.md": text });
  const found = readMarkdownFolder(files, "services", z.object({ title: z.string() }), problems);
  expect(Object.keys(found.get("a") ?? {})).toEqual(["en"]);
  expect(formatProblems(problems.all)).toBe(
    'services/a.zh-CN.md:1: ".zh-CN" is not how a file says its language; name it a.zh.md',
  );
});

test("the number of errors is that of the ones that are shown", () => {
  const problems = new Problems();
  problems.block("/c/reference/countries.csv", 1, "no rows", "write them");
  problems.error("/c/rates/air/2026-01-01/prices.csv", 2, 'no country "DE"', "add it");
  expect(new ContentError(problems.errors).message).toMatch(
    /^The content has 1 error\.\n.*\nThis also causes one further/,
  );
});

test("a text that a comma has split is to stand in quotes, also where each language has one", () => {
  const problems = new Problems();
  readYaml(
    "a.yaml",
    "note: { en: Every line, to the cent }\n",
    z.object({ note: z.record(z.string(), z.string()) }),
    problems,
  );
  expect(formatProblems(problems.all)).toBe(
    'a.yaml:1: the field "to the cent" is not known; a comma inside { } begins a new field: a text with a comma must stand in quotes',
  );
});
