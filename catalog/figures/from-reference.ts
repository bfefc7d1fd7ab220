import { containers } from "#rating/loading/containers.ts";
import { type Figure, NoFigure } from "./figure.ts";
import { cardsOn, required, type Words } from "./words.ts";
import { suggestion } from "../read/nearest.ts";

/** `{lines}`, `{lines b2c}`: the number of lines, in words up to twelve. */
export function lines(words: Words, form: string, kinds: ReadonlyMap<string, string>): Figure {
  const kind = words.option("b2c", "b2b");
  words.end(form);
  const services = new Set(words.data.cards.map(({ service }) => service));
  return { is: "count", count: [...services].filter((one) => !kind || kinds.get(one) === kind).length };
}

/** `{factor air}`: grams of CO₂ equivalent per tonne-kilometre; `{factor detour}` in per cent, `{factor road-km}`. */
export function factor(words: Words, form: string): Figure {
  const { emissions } = words.data.reference.engine;
  const name = words.name("factor", ["air", "sea", "road", "detour", "road-km"]);
  words.end(form);
  if (name === "air" || name === "sea" || name === "road") return { is: "plain", value: emissions.perTonneKm[name] };
  if (name === "detour") return { is: "percent", percent: words.data.reference.airDetourPercent };
  return { is: "plain", value: Object.values(emissions.distances)[0]?.road ?? 0 };
}

/** `{fact fulfilment-carton}`: a figure from content/reference/facts.yaml. */
export function fact(words: Words, form: string): Figure {
  const names = words.data.facts.map(({ id }) => id);
  const id = words.name("fact", names);
  words.end(form);
  const found = words.data.facts.find((one) => one.id === id);
  if (!found) throw new NoFigure(`the fact "${id}" is not known`, suggestion(id, names));
  return found.figure;
}

/** `{container 20GP}`: the space inside in m³; `{container 20GP payload}`: the mass it can hold. */
export function container(words: Words, form: string): Figure {
  const payload = words.option("payload") !== undefined;
  const kinds = Object.values(containers);
  const found = kinds.find(({ name }) => words.option(name));
  words.end(form);
  if (!found) throw new NoFigure("the container is missing", `known are ${kinds.map(({ name }) => name).join(", ")}`);
  const { length, width, height } = found;
  if (payload) return { is: "mass", kg: [Math.round(found.payload / 100_000) * 100] };
  return { is: "unit", value: Math.round((length * width * height) / 1e8) / 10, unit: "m³" };
}

/** `{volume 40x30x10cm}` in cm³. */
export function volume(words: Words, form: string): Figure {
  const [a, b, c] = required(words.sides(), "the size", form);
  words.end(form);
  return { is: "volume", cm3: a * b * c };
}

/** `{volumetric 40x30x10cm 8000}`, or with a line's own divisor: `{volumetric 40x30x10cm parcel-line}`. */
export function volumetric(words: Words, form: string): Figure {
  const [a, b, c] = required(words.sides(), "the size", form);
  const divisor = words.number() ?? cardsOn(words.data, words.service(), words.day())[0]?.weight.divisor;
  words.end(form);
  if (!divisor) throw new NoFigure("the service is never billed by volume", "write a divisor such as 8000");
  return { is: "mass", kg: [Number(((a * b * c) / divisor).toPrecision(4))] };
}
