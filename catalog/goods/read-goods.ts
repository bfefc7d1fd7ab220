import type { HeadingTariff } from "#rating/duties/headings.ts";
import type { Source } from "#rating/duties/rules.ts";
import type { Article, GoodsLaw } from "#rating/goods/goods.ts";
import { baseLocale, type Locale, type Localized, locales } from "#site/locales.ts";
import type { z } from "zod";
import { type CsvRow, nameColumns, readCsv, readName, splitList } from "../read/csv.ts";
import type { Files } from "../read/files.ts";
import { checkName, checkNames, type Problems, suggestName } from "../read/problems.ts";
import { day, getToday } from "../read/values.ts";
import { type Located, readYaml } from "../read/yaml.ts";
import { goodsClassesSchema } from "../schema/reference.ts";
import { dropLanguage, listKeys, readGoodsWords, readOtherWords, type WordRow, wordColumns } from "./goods-words.ts";
import { type HeadingRates, readHeadings } from "./read-headings.ts";

/** A row of `articles.csv`. */
type ArticleRow = {
  id: string;
  name: Localized<string>;
  words: Localized<readonly string[]>;
  classes: readonly string[];
  /** Candidates at six digits, the likeliest first; none is a ruling. */
  hs: readonly string[];
  /** What decides between them: an id of `Goods.questions`. */
  question?: string;
  /** Of the Harmonized System, such as "HS 2022". */
  edition: string;
  reviewed: string;
};
export type Goods = {
  law: GoodsLaw;
  articles: readonly ArticleRow[];
  words: readonly WordRow[];
  /** What decides between the headings of articles, by id. */
  questions: Readonly<Record<string, Localized<string>>>;
  rates: HeadingRates;
  /** What the columns of the rates are, by country. */
  tariffs: Readonly<Record<string, HeadingTariff>>;
};
type ClassesFile = z.output<typeof goodsClassesSchema>;
type Known = {
  categories: readonly string[];
  countries: readonly string[];
  regimes: ReadonlyMap<string, readonly string[]>;
  /** Ids of the charges of all laws. */
  charges: readonly string[];
};

/** `goods-classes.yaml`, `articles.csv` and `goods-words.csv`. A provider that says nothing of goods has neither. */
export function readGoods(files: Files, known: Known, problems: Problems): Goods {
  const file = `${files.root}/reference/goods-classes.yaml`;
  const read = files.has(file) ? readYaml(file, files.text(file), goodsClassesSchema, problems) : undefined;
  if (!read)
    return {
      law: { classes: [], rules: [], papers: {} },
      articles: [],
      words: [],
      questions: {},
      rates: {},
      tariffs: {},
    };
  checkClasses(file, read, known, problems);
  const { questions, tariffs } = read.value;
  const articles = readArticles(files, read.value, problems);
  return {
    law: compileLaw(read.value, known),
    articles,
    words: readGoodsWords(
      files,
      articles,
      read.value.classes.map(({ id }) => id),
      problems,
    ),
    questions,
    rates: readHeadings(files, tariffs, problems),
    tariffs: Object.fromEntries(
      Object.entries(tariffs).map(([country, { added, ...one }]) => [
        country,
        {
          ...one,
          source: findSource(read.value, one.source),
          added: Object.fromEntries(
            Object.entries(added).map(([name, { instead_of, ...more }]) => [name, { ...more, insteadOf: instead_of }]),
          ),
        },
      ]),
    ),
  };
}

function findSource({ sources }: ClassesFile, name: string): Source {
  const { title = name, url, read = "" } = sources[name] ?? {};
  return { title, ...(url && { url }), date: read };
}

function compileLaw(file: ClassesFile, { regimes }: Known): GoodsLaw {
  const { papers, classes, rules } = file;
  const source = (name: string) => findSource(file, name);
  return {
    papers,
    classes: classes.map(({ packing_instruction, carriage, category, un, packing, ...one }) => ({
      ...one,
      ...(carriage && { carriage }),
      ...(category && { category }),
      ...(un && { un }),
      ...(packing_instruction && { packingInstruction: packing_instruction }),
      ...(packing && { packing }),
      source: source(one.source),
    })),
    rules: rules.map(({ to, ...rule }) => ({
      ...rule,
      countries: to.flatMap((code) => regimes.get(code) ?? [code]),
      source: source(rule.source),
    })),
  };
}

function checkClasses(file: string, { value, lineOf }: Located<ClassesFile>, known: Known, problems: Problems): void {
  const names = { source: Object.keys(value.sources), papers: Object.keys(value.papers) };
  const classes = value.classes.map(({ id }) => id);
  const error = problems.at(file, lineOf);
  const once = (list: readonly { id: string }[], kind: "classes" | "rules") => {
    for (const [at, { id }] of list.entries())
      if (list.findIndex((other) => other.id === id) !== at)
        error([kind, at, "id"], `"${id}" appears twice`, "give each its own id");
  };
  once(value.classes, "classes");
  once(value.rules, "rules");
  for (const [country, { source, added }] of Object.entries(value.tariffs)) {
    checkName(country, known.countries, "country", ["tariffs", country], error);
    checkName(source, names.source, "source", ["tariffs", country, "source"], error);
    for (const [column, { replaces, instead_of }] of Object.entries(added)) {
      const path = ["tariffs", country, "added", column];
      checkNames(replaces, known.charges, "charge", [...path, "replaces"], error);
      if (instead_of) checkName(instead_of, Object.keys(added), "column", [...path, "instead_of"], error);
    }
  }
  for (const kind of ["classes", "rules"] as const)
    for (const [at, { source, papers }] of value[kind].entries()) {
      checkName(source, names.source, "source", [kind, at, "source"], error);
      for (const paper of papers) checkName(paper, names.papers, "paper", [kind, at, "papers"], error);
    }
  for (const [at, { category, carriage }] of value.classes.entries()) {
    if (category) checkName(category, known.categories, "category of goods", ["classes", at, "category"], error);
    else if (carriage && carriage !== "sea" && carriage !== "never")
      error(["classes", at], `carriage "${carriage}" needs a category`, "add one of goods.yaml");
  }
  for (const [at, { classes: own, to }] of value.rules.entries()) {
    for (const id of own) checkName(id, classes, "class", ["rules", at, "classes"], error);
    const places = [...known.countries, ...known.regimes.keys()];
    for (const code of to) checkName(code, places, "country", ["rules", at, "to"], error);
  }
}

function readArticles(files: Files, { classes, questions }: ClassesFile, problems: Problems): ArticleRow[] {
  const file = `${files.root}/reference/articles.csv`;
  if (!files.has(file)) return [];
  const columns = ["id", ...nameColumns.required(), "classes", "hs", "question", "edition", "reviewed"];
  const rows = readCsv(file, files.text(file), columns, [...nameColumns.optional(), ...wordColumns], problems);
  const carried = new Set(classes.flatMap(({ id, carriage }) => (carriage ? [id] : [])));
  const known = classes.map(({ id }) => id);
  const seen = new Map<string, number>();
  // a language that has not been begun is no mistake in each row
  const begun = (locale: Locale) => rows.some(({ cells }) => cells[`name.${locale}`]);
  const named = locales.filter((locale) => locale === baseLocale || begun(locale));
  const articles = rows.map((row) => {
    const { error } = row;
    const article = readArticle(row);
    const { id, name, classes: own, hs, edition, reviewed } = article;
    const { question = "" } = row.cells;
    for (const locale of named)
      if (!name[locale])
        (locale === baseLocale ? error : problems.warn.bind(problems, file, row.line))(
          `${id} has no name in ${locale}`,
          "write it in that language",
        );
    for (const key of [`id ${id}`, ...listKeys(article)]) {
      const other = seen.get(key);
      if (other) error(`"${dropLanguage(key)}" is already on line ${other}`, "leave it where it fits best");
      seen.set(key, row.line);
    }
    for (const one of own) if (!known.includes(one)) error(`the class "${one}" is not known`, suggestName(one, known));
    if (!own.some((one) => carried.has(one)))
      error(`none of the classes of ${id} says how it travels`, "begin with one that does, such as general");
    for (const code of hs)
      if (!/^\d{6}$/.test(code)) error(`"${code}" is not an HS code`, "write six digits, such as 610910");
    if (hs.length < 1 || hs.length > 5) error(`${id} has ${hs.length} HS codes`, "write one to five");
    if (question !== "" && !Object.hasOwn(questions, question))
      error(`the question "${question}" is not known`, suggestName(question, Object.keys(questions)));
    if (hs.length > 1 && question === "") error(`nothing decides between the codes of ${id}`, "name a question");
    if (!/^HS \d{4}$/.test(edition)) error(`"edition" is "${edition}"`, 'write the edition, such as "HS 2022"');
    if (!day.safeParse(reviewed).success || reviewed > getToday())
      error(`"reviewed" is "${reviewed}"`, "write the day on which the row was last checked, such as 2026-11-23");
    return article;
  });
  checkHarmless(articles, classes, (at, wrong, right) => problems.warn(file, rows[at]?.line ?? 1, wrong, right));
  return articles;
}

/** So many articles of one heading that no parcel line takes are a rule. */
const leastAlike = 4;

/** An article that any line may take, while all others of its likeliest heading go by sea at most, by freight or never. */
function checkHarmless(
  articles: readonly ArticleRow[],
  classes: ClassesFile["classes"],
  warn: (at: number, wrong: string, right: string) => void,
): void {
  const limited = new Set(classes.flatMap(({ id, carriage }) => (carriage && carriage !== "card" ? [id] : [])));
  const isLimited = (one: ArticleRow) => one.classes.some((id) => limited.has(id));
  for (const own of Map.groupBy(articles, ({ hs }) => hs[0] ?? "").values()) {
    const [free, ...more] = own.filter((one) => !isLimited(one));
    const others = own.filter(isLimited);
    const [first] = others;
    if (free && first && more.length === 0 && others.length >= leastAlike)
      warn(
        articles.indexOf(free),
        `${free.id} has the class "${free.classes.join(";")}", and none of the ${others.length} other articles of ${free.hs[0]} travels so freely`,
        `look whether it is one such as "${first.classes.join(";")}" of ${first.id}`,
      );
  }
}

function readArticle({ cells }: CsvRow): ArticleRow {
  const { id = "", question = "", edition = "", reviewed = "" } = cells;
  const words = locales.map((locale) => [locale, splitList(cells[`words.${locale}`])] as const);
  // they are read once, whatever the language of the page
  const others = readOtherWords(cells);
  return {
    id,
    name: readName(cells),
    words: Object.fromEntries(
      words.map(([locale, own]) => [locale, locale === baseLocale ? [...own, ...others] : own]),
    ),
    classes: splitList(cells.classes),
    hs: splitList(cells.hs),
    ...(question && { question }),
    edition,
    reviewed,
  };
}

/**
 * The articles as they are searched in a language, those without a name in it left out; behind them words that mean several,
 * in all languages: a word may make doubtful what is named in another.
 */
export function listArticles(
  { articles, words, law }: Pick<Goods, "articles" | "words" | "law">,
  locale: Locale,
): Article[] {
  const named = articles.flatMap(({ id, name, words: own, classes }) => {
    const said = name[locale];
    return said ? [{ id, words: [said, ...(own[locale] ?? [])], classes }] : [];
  });
  // what goes by sea at most, or needs papers, is no plain yes: nothing is passed over in silence
  const limited = law.classes.filter(({ carriage = "card", papers }) => carriage !== "card" || papers.length > 0);
  const barred = limited.flatMap(({ id, carriage }) => (/^(?:sea|ask|never)$/.test(carriage ?? "") ? id : []));
  return [
    ...named,
    ...words.map(({ words: own, articles: kinds, warns, answered }) => {
      const meant = articles.filter(({ id }) => kinds.includes(id)).flatMap(({ classes }) => classes);
      const classes = limited.flatMap(({ id }) => (barred.includes(id) || meant.includes(id) ? id : []));
      return { id: "", words: own, classes: warns ? [...classes, ...answered] : [], kinds, ...(warns && { warns }) };
    }),
  ];
}
