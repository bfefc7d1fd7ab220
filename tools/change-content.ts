import { isDay } from "#rating/calendar/calendar.ts";
import { contentRoot, loadCatalog } from "#catalog/catalog.ts";
import { checkContent } from "#catalog/check/check-content.ts";
import type { Catalog } from "#catalog/model.ts";
import { countErrors, formatReport } from "#catalog/read/problems.ts";
import { addDays, getToday } from "#catalog/read/values.ts";
import { getLocaleEntry, getOriginal, locales } from "#site/locales.ts";
import { ask, Help, type Question } from "./change-content/ask.ts";
import { addDestination, raiseRates } from "./change-content/cards.ts";
import { explainPercent } from "./change-content/percent.ts";
import { makeId } from "./change-content/make-id.ts";
import { addClosing, addLine, addNews } from "./change-content/texts.ts";
import { compareCatalogs } from "./compare-rates/compare-catalogs.ts";

/**
 * `npm run rates:raise`, `new:destination`, `new:line`, `new:closing` and `new:news`: the changes that come up most. Each
 * asks for what it needs (or takes it as options), writes it in all languages, and shows what changes for whom.
 */
const [kind = "", ...args] = process.argv.slice(2);
const at = args.indexOf("--content");
const root = at >= 0 ? (args[at + 1] ?? contentRoot) : contentRoot;
try {
  await changeContent();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof Help ? 0 : 1;
}

async function changeContent(): Promise<void> {
  const { written: catalog, problems } = loadCatalog(root);
  if (!catalog) throw new Error(formatReport(problems.errors));
  const run = commands(catalog)[kind];
  if (!run) throw new Error(`"${kind}" is no change; known are ${Object.keys(commands(catalog)).join(", ")}`);
  const { files, day } = await run();
  for (const file of files) console.log(`Written: ${file}`);
  const after = await checkContent(root);
  const report = formatReport(after.problems.all);
  if (day !== undefined && after.written) console.log(`\n${compareCatalogs(catalog, after.written, day)}`);
  console.log(`\n${[report, countErrors(after.problems.all)].filter(Boolean).join("\n")}`);
}

type Done = { files: string[]; day?: string };

function commands(catalog: Catalog): Readonly<Record<string, () => Promise<Done>>> {
  const services = [...new Set(catalog.cards.map(({ service }) => service))];
  const [first = ""] = services;
  const countries = catalog.reference.countries.map(({ code }) => code);
  const today = getToday();
  const isOne = (known: readonly string[]) => (text: string) =>
    known.includes(text) ? undefined : `known are ${known.join(", ")}`;
  const isDate = (text: string) => (isDay(text) ? undefined : "this is no day of the calendar");
  const isAhead = (text: string) =>
    isDate(text) ?? (text < today ? `this day is past; choose one from ${today} on` : undefined);
  const isPercent = (text: string) => isNumber(text) ?? explainPercent(Number(text));
  const isNumber = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? undefined : "this is no number");
  const isId = (text: string) => (/^[a-z0-9-]{1,80}$/.test(text) ? undefined : "use a-z, 0-9 and - only");
  const day = (name: string, question: string): Question => ({
    name,
    ask: question,
    example: addDays(today, 30),
    check: isAhead,
  });
  const service = (name: string, question: string): Question => ({
    name,
    ask: question,
    example: first,
    check: isOne(services),
  });
  const names = (question: string): Question[] =>
    locales.map((locale) => ({
      name: `name.${locale}`,
      ask: `${question} in ${getLocaleEntry(locale).name}`,
      example: "…",
    }));
  const readNames = (answers: Readonly<Record<string, string>>) =>
    Object.fromEntries(locales.map((locale) => [locale, answers[`name.${locale}`] ?? ""]));
  return {
    raise: async () => {
      const {
        service: slug = "",
        percent = "",
        from = "",
        round = "",
      } = await ask(
        [
          service("service", "Which service"),
          { name: "percent", ask: "By how many percent", example: "4", check: isPercent },
          day("from", "From which day"),
          { name: "round", ask: "Rounded to which amount", example: "0.05", otherwise: "0.01", check: isNumber },
        ],
        args,
      );
      return {
        files: raiseRates(root, { service: slug, percent: Number(percent), from, step: Number(round) }),
        day: from,
      };
    },
    destination: async () => {
      const {
        service: slug = "",
        country = "",
        like = "",
        percent = "",
      } = await ask(
        [
          service("service", "On which service"),
          {
            name: "country",
            ask: "Which country, by its code",
            example: countries[0] ?? "",
            check: explainCountry(countries),
          },
          { name: "like", ask: "Priced like which zone", example: countries[1] ?? "" },
          { name: "percent", ask: "How many percent more than that", example: "5", otherwise: "0", check: isNumber },
        ],
        args,
      );
      return {
        files: addDestination(root, { service: slug, country, like, percent: Number(percent), today }),
        day: today,
      };
    },
    line: async () => {
      const answers = await ask(
        [
          { name: "slug", ask: "Its name in addresses", example: "garden-line", check: isId },
          ...names("Its name"),
          service("like", "Made like which line"),
          {
            name: "from",
            ask: "From which day",
            example: today,
            otherwise: today,
            check: (text) =>
              isDate(text) ?? (text <= today ? undefined : "the page of a line cannot stand before its first card"),
          },
        ],
        args,
      );
      const { slug = "", like = "", from = "" } = answers;
      const files = addLine(root, { slug, like, names: readNames(answers), from });
      console.log(
        `Text, limits, prices, departures and peaks are those of ${like}: read each file and make them its own. A notice in force names its lines under services, and texts may list lines by name: add it there.`,
      );
      return { files, day: from };
    },
    closing: async () => {
      const hubs = Object.keys(catalog.reference.calendar.calendar.hubs);
      const answers = await ask(
        [
          { name: "id", ask: "Its short name", example: "labour-day-2027", check: isId },
          ...names("Its name"),
          day("from", "The first day closed"),
          day("to", "The last day closed"),
          day("departure", "The first departure after it"),
          {
            name: "hubs",
            ask: "Which hubs, with spaces",
            example: hubs.join(" "),
            otherwise: hubs.join(" "),
            check: (text) =>
              isOne(hubs)(text.split(" ").find((hub) => !hubs.includes(hub)) ?? text.split(" ")[0] ?? ""),
          },
        ],
        args,
      );
      const { id = "", from = "", to = "", departure = "", hubs: own = "" } = answers;
      if (to < from || departure <= to)
        throw new Error(
          `The closing is from ${from} to ${to}, the first departure on ${departure}: write them in this order`,
        );
      const file = addClosing(root, { id, hubs: own.split(" "), names: readNames(answers), from, to, departure });
      console.log(
        `Handovers from ${from} to ${to} count for the first open day after it, on every service from ${own}.`,
      );
      return { files: [file] };
    },
    news: async () => {
      const answers = await ask(names("The headline"), args);
      const titles = readNames(answers);
      const id =
        Object.values(titles)
          .map(makeId)
          .find((text) => text.length > 2) ?? "";
      if (id === "")
        throw new Error("No headline has Latin letters to make an address of: give one in a language that has them");
      return {
        files: addNews(root, { id, titles, topics: Object.keys(getOriginal(catalog.newsroom).value.topics), today }),
      };
    },
  };
}

function explainCountry(known: readonly string[]) {
  return (code: string) =>
    known.includes(code)
      ? undefined
      : "countries.csv has no such row; a new country needs one there, its holidays' source in calendar/regions.csv, and a file of duties (docs/content.md)";
}
