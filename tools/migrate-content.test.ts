import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { contentFormat, explainFormat } from "#catalog/schema/site.ts";
import { migrateFile, setFormat } from "./migrate-content.ts";

const site =
  "# Remarks stay first.\nname: Harbour\nemail: hello@harbour.example\nstreet: { en: 1 Quay, zh: 码头路 1 号 }\n";

describe("a folder of the last release", () => {
  test("has its format as the first field of site.yaml, once", () => {
    const once = setFormat(site);
    expect(once).toBe(`# Remarks stay first.\nformat: ${contentFormat}\n${site.split("\n").slice(1).join("\n")}`);
    expect(setFormat(once)).toBe(once);
  });

  test("names the edition of its sources, its questions and their readings, and keeps remarks and rows", () => {
    const { text, done } = migrateFile(
      "reference/duties/cl.yaml",
      `# Chile
sources:
  vat: { title: Law 21713, read: 2026-11-01 }
charges:
  - { id: duty, value_over: 500, source: vat, unsettled: { en: "One reading: exempt." } }
open:
  - question: Is duty payable?
    readings: ["No.", "Yes."]
    source: vat
`,
      site,
    );
    expect(text).toMatch(/^# Chile\n/);
    expect(parse(text)).toEqual({
      sources: { vat: { title: "Law 21713", read: "2026-11-01", edition: "undated" } },
      charges: [{ id: "duty", value_over: 500, source: "vat" }],
      open: [
        {
          question: { en: "Is duty payable?" },
          readings: [
            { id: "reading-1", text: { en: "No." } },
            { id: "reading-2", text: { en: "Yes." } },
          ],
          source: "vat",
          id: "question-1",
          assumed: "reading-1",
        },
      ],
    });
    expect(done.join("\n")).toMatch(/One reading: exempt\..*vat has edition: undated.*assumes reading-1/s);
  });

  test("has the new column of tariffs, and says constants by name", () => {
    const rows = migrateFile(
      "reference/duties/tariffs.csv",
      'tariff,hs,percent,source,read\nEU,61,12,"A, B",2026-11-01\n',
      site,
    );
    expect(rows.text).toBe('tariff,hs,percent,source,edition,read\nEU,61,12,"A, B",undated,2026-11-01\n');
    const page = migrateFile("pages/imprint.md", "Write to hello@harbour.example, 码头路 1 号.\n", site);
    expect(page.text).toBe("Write to {brand email}, {brand street}.\n");
    expect(page.done).toHaveLength(2);
    const calculator = migrateFile("pages/calculator.zh.yaml", "title: 计算器\nintro: 一句话。\n", site);
    expect(calculator).toEqual({ text: "title: 计算器\n", done: [expect.stringMatching(/intro is gone.*一句话/)] });
    // a second run finds nothing left
    for (const [name, text] of [
      ["reference/duties/tariffs.csv", rows.text],
      ["pages/imprint.md", page.text],
      ["pages/calculator.zh.yaml", calculator.text],
    ] as const)
      expect(migrateFile(name, text, site)).toEqual({ text, done: [] });
  });
});

test("a folder of another format is told the way out", () => {
  expect(explainFormat(undefined)).toMatch(/format 1.*content:migrate.*CHANGELOG/);
  expect(explainFormat(contentFormat + 1)).toMatch(/take the newer release/);
});
