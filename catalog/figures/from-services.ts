import { basename } from "node:path";
import type { RateCard } from "#rating/card.ts";
import { baseLocale, type Localized, locales } from "#site/locales.ts";
import type { Files } from "../read/files.ts";
import { type Figure, NoFigure } from "./figure.ts";
import type { Words } from "./words.ts";

/** What a line's text says of itself before it is checked. */
export type Line = { slug: string; kind: string; order: number; name: Localized<string> };

/** The lines in their order, read from the heads of their texts. */
export function readLines(files: Files): Line[] {
  const read = (file: string, field: string) =>
    files.has(file)
      ? new RegExp(`^${field}: *["']?(.*?)["']? *$`, "m").exec(files.text(file).split("\n---")[0] ?? "")?.[1]
      : undefined;
  return files
    .list("services", ".md")
    .filter((file) => !basename(file, ".md").includes("."))
    .map((file) => {
      const slug = basename(file, ".md");
      const own = locales.map((locale) => {
        const translated = locale === baseLocale ? file : file.replace(/\.md$/, `.${locale}.md`);
        return [locale, read(translated, "name")] as const;
      });
      const name: Localized<string> = Object.fromEntries(own.filter(([, text]) => text));
      return { slug, kind: read(file, "kind") ?? "", order: Number(read(file, "order") ?? 0), name };
    })
    .sort((a, b) => a.order - b.order);
}

/** `{lines}`, `{lines b2c}`: the number of lines, in words up to twelve. */
export function lines(words: Words, form: string, known: readonly Line[]): Figure {
  const kind = words.option("b2c", "b2b");
  words.end(form);
  const services = new Set(words.data.cards.map(({ service }) => service));
  return { is: "count", count: known.filter((one) => services.has(one.slug) && (!kind || one.kind === kind)).length };
}

/**
 * `{names b2c battery-inside}`: the lines of a kind whose cards in force take some goods, offer DAP or DDP, or have an extra
 * or a surcharge; `{names b2c without DDP}`: the others.
 */
export function names(words: Words, form: string, known: readonly Line[]): Figure {
  const kind = words.option("b2c", "b2b");
  const without = words.option("without") !== undefined;
  const day = words.day();
  const { cards, reference } = words.data;
  const valid = cards.filter(({ validFrom, validTo }) => validFrom <= day && (validTo ?? day) >= day);
  const traits = [...reference.goods.map(({ id }) => id), ...cards.flatMap(listTraits)];
  const trait = words.name("property", [...new Set(traits)]);
  words.end(form);
  const found = known.filter(({ slug, kind: own }) => {
    const mine = valid.filter(({ service }) => service === slug);
    return (
      mine.length > 0 && (!kind || own === kind) && without !== mine.some((card) => listTraits(card).includes(trait))
    );
  });
  if (found.length === 0)
    throw new NoFigure(`no line ${without ? "is without" : "has"} "${trait}"`, "say so in words, or leave it out");
  return { is: "names", names: found.map(({ name }) => name) };
}

function listTraits({ goods, incoterms, surcharges, options }: RateCard): string[] {
  return [...goods, ...incoterms, ...surcharges.map(({ id }) => id), ...options.map(({ id }) => id)];
}
