export const weightUnits = ["kg", "g", "lb", "oz"] as const;
export type WeightUnit = (typeof weightUnits)[number];

/** Units as people write them, in the languages whose headings are read. */
const names: Readonly<Record<WeightUnit, string>> = {
  kg: "kg kgs kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos chilogrammi 公斤 千克",
  g: "g gr grs gram grams gramm gramme grammes gramo gramos grammo grammi 克",
  lb: "lb lbs pound pounds 磅",
  oz: "oz ounce ounces 盎司",
};

/** All of them in letters, for a pattern. */
export const weightNames = Object.values(names)
  .join(" ")
  .replace(/ \p{Script=Han}+/gu, "")
  .replaceAll(" ", "|");

const byName = new Map(weightUnits.flatMap((unit) => names[unit].split(" ").map((name) => [name, unit] as const)));

/** The unit of a weight that a text names; nothing where it names none. */
export function weightUnitIn(text = ""): WeightUnit | undefined {
  return byName.get(text.trim().replace(/\.$/, "").toLowerCase());
}
