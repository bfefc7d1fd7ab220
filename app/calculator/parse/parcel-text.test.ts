import { expect, test } from "vitest";
import { readParcelText } from "./parcel-text.ts";

const sides = (length: string, width: string, height: string) => ({ length, width, height });

test.each([
  ["40x30x20 cm 2.5kg", { ...sides("40", "30", "20"), weight: "2.5" }, "metric"],
  ["40 × 30 × 20", sides("40", "30", "20"), "metric"],
  ["2,5 kg; 40,5*30*20cm", { ...sides("40.5", "30", "20"), weight: "2.5" }, "metric"],
  ["400x300x200mm 900 g", { ...sides("40", "30", "20"), weight: "0.9" }, "metric"],
  ["12 x 10 x 6 in, 3 lbs", { ...sides("12", "10", "6"), weight: "3" }, "imperial"],
  ['12"x10"x6" 8oz', { ...sides("12", "10", "6"), weight: "0.5" }, "imperial"],
  ["3 cartons 50x40x40 15 kg", { ...sides("50", "40", "40"), weight: "15", quantity: "3" }, "metric"],
  ["2 x 40x30x20 cm 2 kg", { ...sides("40", "30", "20"), weight: "2", quantity: "2" }, "metric"],
  ["2公斤 40x30x20", { ...sides("40", "30", "20"), weight: "2" }, "metric"],
  ["德国 ２．５千克 40×30×20厘米", { ...sides("40", "30", "20"), weight: "2.5" }, "metric"],
  ["3箱 50乘40乘40公分，15 公斤", { ...sides("50", "40", "40"), weight: "15", quantity: "3" }, "metric"],
  ["长40厘米 宽30厘米 高20厘米 800克", { ...sides("40", "30", "20"), weight: "0.8" }, "metric"],
  ["3斤", { weight: "1.5" }, "metric"],
  ["12x10x6英寸 3磅", { ...sides("12", "10", "6"), weight: "3" }, "imperial"],
  ["0.8kg", { weight: "0.8" }, "metric"],
])("%s", (text, fields, units) => {
  expect(readParcelText(text)).toEqual({ fields, units });
});

test.each(["", "hello", "40x30", "kg", "40"])("%j says nothing", (text) => {
  expect(readParcelText(text)).toBeUndefined();
});
