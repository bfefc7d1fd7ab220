import type { Country } from "./matching-countries.ts";

/** The country that a line names in whole words (`挪威 2公斤`, `2 kg nuowei`, `Norway 40x30x20`); nothing where none or several are. */
export function countryInText(text: string, countries: readonly Country[]): Country | undefined {
  const letters = text.toLowerCase().match(/\p{Script=Han}+|[\p{L}'’ -]{3,}/gu) ?? [];
  const words = new Set(
    letters.flatMap((run) => [run, ...run.split(/\s+/)]).map((word) => word.replace(/^(?:到|发|寄|去|往)+/, "").trim()),
  );
  const named = countries.filter(({ name, aliases, typed = [], cities = [] }) =>
    [name, ...aliases, ...cities.flat(), ...typed.filter((key) => key.length > 2)].some((known) =>
      words.has(known.toLowerCase()),
    ),
  );
  return named.length === 1 ? named[0] : undefined;
}
