import { isHan } from "#rating/goods/split-words.ts";
import { getOriginal, type Locale, locales, resolveLocale } from "#site/locales.ts";
import type { Catalog } from "../model.ts";
import { getFileLocale, listFilledFiles } from "../figures/fill.ts";
import type { Files } from "../read/files.ts";
import type { Problem } from "../read/problems.ts";

type Lines = Pick<Catalog, "services" | "cards" | "reference" | "site">;

/**
 * Lines in texts that do not exist, so that whatever still praises a line after it closes is found. A parcel line's name is
 * recognised by its ending, which other lines have too: “Cosmetic line”, “经济快线”; freight by where it goes: “air freight to
 * Canada”, 加拿大空运. Reference data and menus hold their texts in all languages, line by line.
 */
export function findClosedLines(files: Files, catalog: Lines): Problem[] {
  const texts = listFilledFiles(files).filter((file) => !file.endsWith("/site.yaml"));
  const data = [...files.list("reference", ".yaml"), `${files.root}/site.yaml`].filter((file) => files.has(file));
  return locales.flatMap((locale) => {
    const lines = listParcelLines(catalog.services, locale);
    const known = lines.map(({ name }) => name);
    const findNames = makeNameFinder(findEndings(lines), locale);
    const freight = makeFreightFinder(catalog, locale);
    const own = texts.filter((file) => getFileLocale(file) === locale);
    return [...own, ...data].flatMap((file) => {
      const whole = files.text(file);
      // what an item said of a day that is past stays as it was, but a notice stands on the pages of today
      const past = file.includes("/newsroom/") && !/^notice:/m.test(whole);
      return whole.split("\n").flatMap((text, at) => [
        ...findNames(text)
          // a provider may be called like a line: Cloudway Express
          .filter(({ end }) => ![...known, catalog.site.name].some((name) => text.slice(0, end).endsWith(name)))
          .map(({ said }) => ({
            file,
            line: at + 1,
            wrong: `no line is called "${said}"`,
            right: `write one that exists: ${known.join(", ")}`,
            level: "error" as const,
          })),
        ...(past ? [] : freight(text)).map(({ said, country }) => ({
          file,
          line: at + 1,
          wrong: `"${said}" is offered, and no freight line goes to ${country}`,
          right: "leave it out, or write a destination of a rate card",
          level: "error" as const,
        })),
      ]);
    });
  });
}

type LineName = { slug: string; name: string; original: string };

function listParcelLines(services: Catalog["services"], locale: Locale): LineName[] {
  return [...services].flatMap(([slug, versions]) => {
    const { kind, overview, name: original } = getOriginal(versions).head;
    return kind === "b2c" && !overview
      ? [{ slug, original, name: resolveLocale(versions, locale).value.head.name }]
      : [];
  });
}

/** Finds countries to which a text offers freight by air or sea and no freight line goes that way; none without such lines. */
function makeFreightFinder({ services, cards, reference }: Lines, locale: Locale) {
  const freight = cards.filter(({ service }) => {
    const versions = services.get(service);
    return versions && getOriginal(versions).head.kind === "b2b";
  });
  const reached = (mode: string) =>
    new Set(freight.filter((card) => card.mode === mode).flatMap(({ zones }) => zones.map((zone) => zone.country)));
  const byMode = { air: reached("air"), sea: reached("sea") };
  const codes = new Map(
    reference.countries.flatMap(({ code, name, aliases }) =>
      [resolveLocale(name, locale).value, code, ...aliases].map((one) => [one, code] as const),
    ),
  );
  const country = [...codes.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => RegExp.escape(name))
    .join("|");
  const english = new RegExp(
    `\\b([Aa]ir|[Oo]cean|[Ss]ea)(?: and (?:air|ocean|sea))? freight (?:from [A-Z]\\w+ )?to ((?:the )?(?:${country})(?:(?:,|,? and|,? or) (?:the )?(?:${country}))*)(?![\\w-])`,
    "g",
  );
  const chinese = new RegExp(`((?:${country})(?:[、和与及](?:${country}))*)(空运|海运)`, "g");
  const names = new RegExp(country, "g");
  return (text: string): { said: string; country: string }[] => {
    if (!/freight|空运|海运/i.test(text)) return [];
    const found = [
      ...[...text.matchAll(english)].map(({ 0: said, 1: mode = "", 2: to = "" }) => ({
        said,
        to,
        air: /air/i.test(mode),
        both: / and (?:air|ocean|sea) freight/i.test(said),
      })),
      ...[...text.matchAll(chinese)].map(({ 0: said, 1: to = "", 2: mode }) => ({
        said,
        to,
        air: mode === "空运",
        both: false,
      })),
    ];
    return found.flatMap(({ said, to, air, both }) =>
      (to.match(names) ?? []).flatMap((name) => {
        const code = codes.get(name) ?? "";
        const goes = both ? byMode.air.has(code) || byMode.sea.has(code) : byMode[air ? "air" : "sea"].has(code);
        return goes ? [] : [{ said, country: name }];
      }),
    );
  };
}

/** Words that stand before an ending without naming a line. */
const general = "The|This|That|Our|Each|Every|Any|One|No|Another|Your|Its|Which|A|In|On|By|From|Both|All|What";

/**
 * The endings by which names of lines are recognised: those of several lines, or of the address: some-line. A "Garden
 * Line" beside an "Apparel line" is no kind of its own, or every newspaper called so would be a line.
 */
function findEndings(lines: readonly LineName[]): string[] {
  const endings = lines.map(({ name }) => (isHan(name) ? name.slice(-2) : (name.split(" ").at(-1) ?? "")));
  const isKind = (at: number) => {
    const { original = "", slug = "" } = lines[at] ?? {};
    return original.split(" ").at(-1)?.toLowerCase() === slug.split("-").at(-1);
  };
  const isAlone = (ending: string) =>
    endings.filter((other) => other.toLowerCase() === ending.toLowerCase()).length === 1;
  return [...new Set(endings.filter((one, at) => endings.indexOf(one) !== at || (isKind(at) && isAlone(one))))];
}

/** Finds what a text says like the name of a line: a word of its own before such an ending. */
function makeNameFinder(endings: readonly string[], locale: Locale): (text: string) => { said: string; end: number }[] {
  const known = endings.map((ending) => RegExp.escape(ending)).join("|");
  const inLatin = new RegExp(String.raw`\b(?!(?:${general}) )[A-Z][a-z]+ (?:${known})\b`, "g");
  const inHan = new RegExp(`([一-鿿]{2,6})(${known})`, "g");
  const words = new Intl.Segmenter(locale, { granularity: "word" });
  return (text) => {
    if (!endings.some((ending) => text.includes(ending))) return [];
    if (!endings.some(isHan))
      return [...text.matchAll(inLatin)].map(({ 0: said, index }) => ({ said, end: index + said.length }));
    return [...text.matchAll(inHan)].flatMap(({ 0: whole, 1: before = "", 2: ending = "", index }) => {
      const [last = "", previous = ""] = [...words.segment(before)].map(({ segment }) => segment).toReversed();
      // a measure word, a pronoun or "or" names nothing: 本专线, 一条专线
      if (/[本该这那每各哪条或和与及的]$/.test(last)) return [];
      return [{ said: `${last.length < 2 ? previous : ""}${last}${ending}`, end: index + whole.length }];
    });
  };
}
