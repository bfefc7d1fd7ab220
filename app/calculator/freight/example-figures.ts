import { convertFreightUnits, type ExampleFigure, exampleFigures, type FreightFields } from "./cargo.ts";

/** In an address of freight, the figures of the first row that are still the example's: `example=height_weight`. */
const exampleParam = "example";

/** What the first row still has of the example. Other pieces that happen to be as many are nobody's example. */
export function listKeptFigures({ rows: [own], units, example = [] }: FreightFields, start: FreightFields) {
  const [usual] = (units === start.units ? start : convertFreightUnits(start)).rows;
  const isOther = own?.kind !== usual?.kind || own?.length !== usual?.length;
  return isOther ? [] : example.filter((figure) => own?.[figure] === usual?.[figure]);
}

/** The figures that nobody has entered, as an address says. */
export function readExampleFigures(query: URLSearchParams): readonly ExampleFigure[] {
  const kept = query.get(exampleParam)?.split("_") ?? [];
  return exampleFigures.filter((figure) => kept.includes(figure));
}

/** Says them in an address; what else it says stays. */
export function writeExampleFigures(kept: readonly ExampleFigure[], query: URLSearchParams): URLSearchParams {
  query.delete(exampleParam);
  if (kept.length > 0) query.set(exampleParam, kept.join("_"));
  return query;
}
