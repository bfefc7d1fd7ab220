import { expect, test } from "vitest";
import {
  brandSchema,
  calculateContrast,
  drawMark,
  makeDarkEnough,
  makePalette,
  paletteNames,
  steps,
  writeBrandStyles,
} from "./brand.ts";
import { Problems } from "./read/problems.ts";
import { readYaml } from "./read/yaml.ts";

const written = (changes: Record<string, string> = {}) => {
  const fields = { primary: '"#9a3412"', secondary: "teal", mark: "'<circle r=\"4\"/>'", storage: "hafen", ...changes };
  const problems = new Problems();
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
  return { brand: readYaml("site.yaml", text, brandSchema, problems)?.value, problems: problems.all };
};

test("contrast is that of WCAG: 21 for black on white, 4.54 for a published grey", () => {
  expect(calculateContrast("#000000", "#ffffff")).toBe(21);
  expect(calculateContrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

test("a custom colour is that of the buttons, and its lighter steps are readable on the dark page", () => {
  const palette = makePalette("#9A3412");
  expect(palette[700]).toBe("#9a3412");
  expect(calculateContrast(palette[500], "#0b1220")).toBeGreaterThan(4.5);
  expect(calculateContrast(palette[950], palette[500])).toBeGreaterThan(4.5);
});

test("a named palette has the colours that Tailwind publishes for it", () => {
  // tailwindcss.com/docs/colors, in sRGB
  const published = { red: "#fb2c36", orange: "#ff6900", amber: "#fe9a00", green: "#00c950", blue: "#2b7fff" };
  for (const [name, colour] of Object.entries(published)) expect(makePalette(name)[500], name).toBe(colour);
  expect([makePalette("green")[700], makePalette("gray")[950]]).toEqual(["#008236", "#030712"]);
});

test("the steps around a colour go from light to dark in its hue; a grey stays grey", () => {
  expect(makePalette("#9a3412")).toEqual({
    "50": "#fff4f0",
    "100": "#ffe7de",
    "200": "#ffd2c0",
    "300": "#ffb69b",
    "400": "#ff9473",
    "500": "#f67d59",
    "600": "#d35d3a",
    "700": "#9a3412",
    "800": "#85371f",
    "900": "#6b2d1b",
    "950": "#3d170b",
  });
  const grey = Object.values(makePalette("#808080"));
  for (const colour of grey) expect(new Set(colour.slice(1).match(/../g)).size, colour).toBe(1);
  for (const colour of ["#9a3412", "#0f766e", "#6d28d9", "#808080"]) {
    const light = steps
      .filter((step) => step !== 700)
      .map((step) => calculateContrast(makePalette(colour)[step], "#000000"));
    expect(light).toEqual(light.toSorted((a, b) => b - a));
  }
});

test("every palette is readable with white text at its step 700, and with dark text in dark mode", () => {
  expect(paletteNames).toContain("green");
  for (const name of paletteNames) {
    const palette = makePalette(name);
    expect(calculateContrast(palette[700], "#ffffff"), name).toBeGreaterThanOrEqual(4.5);
    expect(calculateContrast(palette[500], palette[950]), name).toBeGreaterThan(3);
  }
});

test.each([
  [
    "a colour that white words cannot be read on",
    { primary: '"#facc15"' },
    1,
    /contrast of 1\.\d : 1 and need 4\.5 : 1; a colour such as #[0-9a-f]{6} would do/,
  ],
  ["a name that is none", { secondary: "grean" }, 2, /did you mean "green"/],
  ["a mark with a script", { mark: "'<script>alert(1)</script>'" }, 3, /write shapes/],
  ["a mark with a shape that is not closed", { mark: '\'<circle r="4"><circle r="2"/>\'' }, 3, /each closed/],
  ["a mark with a group that is not closed", { mark: "'<g><circle r=\"2\"/>'" }, 3, /close each <g>/],
  ["a mark that acts", { mark: '\'<circle onload="x" r="4"/>\'' }, 3, /leave out scripts/],
  ["a storage name with a space", { storage: '"my site"' }, 4, /small letters/],
] as const)("%s is refused with its line", (_, changes, line, says) => {
  const { brand, problems } = written(changes);
  expect(brand).toBeUndefined();
  expect(problems).toHaveLength(1);
  const [first] = problems;
  expect(first?.line).toBe(line);
  expect(`${first?.wrong}; ${first?.right}`).toMatch(says);
});

test("the suggested colour is dark enough", () => {
  for (const colour of ["#facc15", "#22c55e", "#ffffff", "#38bdf8"]) {
    const darker = makeDarkEnough(colour, 4.5);
    expect(calculateContrast(darker, "#ffffff")).toBeGreaterThanOrEqual(4.5);
    // and hardly darker than necessary
    expect(calculateContrast(darker, "#ffffff")).toBeLessThan(4.8);
  }
  expect(makeDarkEnough("#facc15", 22)).toBe("#000000");
});

test("styles and pictures have the brand's colours", () => {
  const { brand } = written();
  if (!brand) throw new Error("the brand is right");
  expect(writeBrandStyles(brand)).toContain("--color-primary-700: #9a3412;");
  expect(drawMark({ ...brand, mark: '<circle fill="currentColor"/>' })).toContain(`fill="${brand.primary[600]}"`);
});
