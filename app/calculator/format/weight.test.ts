import { expect, onTestFinished, test } from "vitest";
import { getLocale, readLocaleWith } from "#app/platform/current-locale.ts";
import type { Quote, WeightStep } from "#rating/answer.ts";
import type { Locale } from "#site/locales.ts";
import { getFormulaWords } from "./charges.ts";
import { explainWeightSteps, formatBillable } from "./weight.ts";

const kg = (amount: number) => amount * 1e6;
const steps: WeightStep[] = [
  { kind: "share", percent: 40, mass: kg(4) },
  { kind: "size", size: "small", name: { en: "Small parcel", zh: "小包裹" } },
  { kind: "packaging", added: kg(0.1), mass: kg(4.1) },
  { kind: "floor", of: "loading-metres", amount: 1_200_000, each: kg(1750), mass: kg(2100) },
  { kind: "greater", of: "floor", mass: kg(2100) },
];
const weighed: Quote["billable"] = { mass: kg(2100), unit: "kg", pieces: [], steps };

function speak(locale: Locale): void {
  const before = getLocale();
  onTestFinished(() => readLocaleWith(() => before));
  readLocaleWith(() => locale);
}

test.each<[Locale, string[]]>([
  [
    "en",
    [
      "Volumetric weight is greater, and 40% of the difference is billed: 4 kg",
      "Size: Small parcel",
      "With packaging of 0.1 kg: 4.1 kg",
      "1.2 loading metres at 1,750 kg each: 2,100 kg",
      "Billed on floor space: 2,100 kg",
    ],
  ],
  [
    "zh",
    [
      "体积重较大，分泡后计差额的 40%：4 公斤",
      "尺寸档：小包裹",
      "加包装 0.1 公斤：4.1 公斤",
      "1.2 装载米，每个 1,750 公斤：2,100 公斤",
      "按占地计：2,100 公斤",
    ],
  ],
])("in %s each step to the billable weight is a sentence", (locale, sentences) => {
  speak(locale);
  expect(explainWeightSteps(weighed)).toEqual(sentences);
});

test.each<[Locale, string, string, string]>([
  ["en", "3 pallet spaces", "Priced by 3 pallet spaces, not by weight", "3 pallets × 45.00 USD/pallet"],
  ["zh", "3 个托盘位", "按 3 个托盘位计价，不按重量", "3 托 × 45.00 美元/托"],
])("in %s what is counted instead of weight is named", (locale, billed, step, formula) => {
  speak(locale);
  const counted: Quote["billable"] = { ...weighed, measured: { of: "pallet-spaces", amount: kg(3) } };
  expect(formatBillable(counted)).toBe(billed);
  expect(explainWeightSteps(counted)).toEqual([step]);
  const price = { op: "number", value: "45.00", unit: "USD/pallet" } as const;
  expect(
    getFormulaWords({ op: "×", parts: [{ op: "number", value: "3", unit: "pallets" }, price] }).replaceAll(
      "\u00a0",
      " ",
    ),
  ).toBe(formula);
});
