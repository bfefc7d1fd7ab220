import { knownLocales, type Locale, baseLocale, getLocaleEntry, locales } from "#site/locales.ts";
import type { Catalog } from "../model.ts";
import { type Files, openFiles } from "../read/files.ts";
import { countErrors, formatReport } from "../read/problems.ts";
import { getToday, addDays } from "../read/values.ts";
import { checkContent } from "./check-content.ts";
import { collectPublished, readPublished } from "./published.ts";
import {
  findMissingTexts,
  listUnnamedSources,
  listUnnamedTariffSources,
  findStaleFacts,
  listDatedFacts,
} from "./to-do.ts";
import { getFileLocale } from "../figures/fill.ts";
import { findStale } from "./translated.ts";

/** What else than the problems is wanted: what is stale or open, what a language lacks, what jumps against a folder. */
type Wanted = { todo?: boolean | undefined; missing?: string | undefined; against?: string | undefined };

/** Prints every problem of a content folder; 0 if nothing is an error, 2 if what is wanted cannot be given. */
export async function reportContent(root: string, { todo, missing, against }: Wanted): Promise<number> {
  const language = knownLocales.find((known) => known === missing);
  if (missing !== undefined && !language) {
    console.error(`--missing is "${missing}"; write a language of site/locales.ts: ${knownLocales.join(", ")}.`);
    return 2;
  }
  const published = against
    ? collectPublished(openFiles(against), against)
    : readPublished(process.env.SITE ?? "dist/site");
  const { problems, written, files } = await checkContent(root, published);
  const report = formatReport(problems.all);
  if (report) console.error(report);
  if (todo && written) listOpen(written, files);
  if (language) listMissing(language, written, files);
  if (!published) console.log("Nothing is published here, so no jumps against the published site were looked for.");
  console.log(countErrors(problems.all));
  return problems.errors.length === 0 ? 0 : 1;
}

function listMissing(locale: Locale, written: Catalog | undefined, files: Files): void {
  const sources = written ? [...listUnnamedSources(written, locale), ...listUnnamedTariffSources(written, locale)] : [];
  const missing = [...findMissingTexts(files, locale), ...sources];
  for (const { file, line, what } of missing) console.log(`${file}:${line}: not in ${locale}: ${what}`);
  console.log(`${missing.length} ${missing.length === 1 ? "text is" : "texts are"} missing in ${locale}.`);
}

function listOpen(catalog: Catalog, files: Files): void {
  for (const { title, items } of listOpenItems(files, catalog, getToday())) {
    console.log(`${title}: ${items.length === 0 ? "nothing" : items.length}`);
    for (const { file, line, what, day } of items) console.log(`  ${file}:${line}: ${day ? `${day}: ` : ""}${what}`);
  }
}

/** Something that an editor still has to do, with where and, if it has one, the day that it depends on. */
type OpenItem = { file: string; line: number; what: string; day?: string };
type OpenList = { title: string; items: OpenItem[] };

/** After how many days a fact is read again, exchange rates are renewed, and data that rarely change are looked at. */
const days = { fact: 180, exchange: 30, data: 396 };
/** How far ahead a card may end before the next one is wanted, and the holidays of a year. */
const ahead = { card: 45, holidays: 120 };

/** What is stale, open or about to end in a content folder on a day, in one list: oldest first under each heading. */
export function listOpenItems(files: Files, catalog: Catalog, today: string): OpenList[] {
  const { cards, reference } = catalog;
  const dated = listDatedFacts(files);
  const [laws = [], facts = []] = [true, false].map((areLaws) => {
    const own = dated.filter(({ file }) => file.includes("/reference/duties/") === areLaws);
    return findStaleFacts(own, areLaws ? days.data : days.fact, today).map(
      ({ file, line, fact, read: day }): OpenItem => ({ file, line, day, what: fact }),
    );
  });
  const tables = [...listTableDays(files, "duties/tariffs.csv"), ...listTableDays(files, "calendar/regions.csv")];
  const old = (items: readonly OpenItem[], most: number) => items.filter(({ day = "" }) => day < addDays(today, -most));
  const last =
    reference.calendar.calendar.holidays
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? today;
  return [
    { title: `Facts not read for ${days.fact} days`, items: facts },
    {
      title: `Laws, tariffs and holidays not read for ${days.data} days`,
      items: [...laws, ...old(tables, days.data)],
    },
    {
      title: "Data with an old day",
      items: ["exchange", "emissions", "sea-network", "gateways", "goods"].flatMap((name) =>
        old(listFileDay(files, name), name === "exchange" ? days.exchange : days.data),
      ),
    },
    { title: "Drafts, which visitors do not see", items: listDrafts(files) },
    {
      title: "Not settled",
      items: [
        ...dated.filter(({ unsettled }) => unsettled).map(({ file, line, fact }) => ({ file, line, what: fact })),
        ...listQuestions(files),
      ],
    },
    ...locales
      .filter((locale) => locale !== baseLocale)
      .map((locale) => ({
        title: `To translate: ${getLocaleEntry(locale).name}`,
        items: [
          ...findMissingTexts(files, locale),
          ...listUnnamedSources(catalog, locale),
          ...listUnnamedTariffSources(catalog, locale),
          ...findStale(files).flatMap(({ original, translation, lines, gone }) =>
            lines.length > 0
              ? lines.map(({ text, line }) => ({ file: original, line, what: `changed since ${translation}: ${text}` }))
              : [{ file: original, line: 1, what: `${gone} lines gone since ${translation}` }],
          ),
        ],
      })),
    {
      title: "About to end",
      items: [
        ...cards
          .filter(
            ({ service, validTo }) =>
              validTo !== undefined &&
              validTo >= today &&
              validTo < addDays(today, ahead.card) &&
              !cards.some((next) => next.service === service && next.validFrom > validTo),
          )
          .map(({ service, validFrom, validTo }) => ({
            file: `${files.root}/rates/${service}/${validFrom}/card.yaml`,
            line: 1,
            day: validTo ?? "",
            what: "the card ends, and none follows",
          })),
        ...(last < addDays(today, ahead.holidays)
          ? [
              {
                file: `${files.root}/reference/calendar/holidays.csv`,
                line: 1,
                day: last,
                what: "the last holiday that is listed",
              },
            ]
          : []),
      ],
    },
  ].map(({ title, items }) => ({
    title,
    items: items.toSorted((a: OpenItem, b: OpenItem) => (a.day ?? "").localeCompare(b.day ?? "", "en")),
  }));
}

/** Items of the newsroom that are held back until somebody takes their mark away; one for all languages. */
function listDrafts(files: Files): OpenItem[] {
  return files
    .list("newsroom", ".md")
    .filter((file) => getFileLocale(file) === baseLocale)
    .flatMap((file) => {
      const lines = files.text(file).split("\n");
      const head = lines.slice(0, lines.indexOf("---", 1));
      const at = head.findIndex((row) => /^draft: true\b/.test(row));
      const [, title = ""] = /^title: *["']?(.*?)["']?$/m.exec(head.join("\n")) ?? [];
      return at < 0 ? [] : [{ file, line: at + 1, what: title }];
    });
}

/** The rows of a table whose last column is the day on which their source was read. */
function listTableDays(files: Files, name: string): OpenItem[] {
  const file = `${files.root}/reference/${name}`;
  if (!files.has(file)) return [];
  return files
    .text(file)
    .split("\n")
    .flatMap((row, at) => {
      const day = /,(\d{4}-\d\d-\d\d)$/.exec(row.trim())?.[1];
      return day ? [{ file, line: at + 1, day, what: row.split(",").slice(0, 3).filter(Boolean).join(" ") }] : [];
    });
}

function listFileDay(files: Files, name: string): OpenItem[] {
  const file = `${files.root}/reference/${name}.yaml`;
  const lines = files.has(file) ? files.text(file).split("\n") : [];
  const at = lines.findIndex((row) => row.startsWith("date: "));
  return at < 0 ? [] : [{ file, line: at + 1, day: (lines[at] ?? "").slice(6).trim(), what: `${name}.yaml` }];
}

/** Questions that a body of customs law leaves open. */
function listQuestions(files: Files): OpenItem[] {
  return files.list("reference/duties", ".yaml").flatMap((file) =>
    files
      .text(file)
      .split("\n")
      .flatMap((row, at) => {
        const [, said] = new RegExp(`^ +question: *\\{ *${baseLocale}: *"?([^"]*)`).exec(row) ?? [];
        return said ? [{ file, line: at + 1, what: said }] : [];
      }),
  );
}
