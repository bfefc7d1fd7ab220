import { isDay } from "#rating/calendar/calendar.ts";
import type { Catalog } from "#catalog/model.ts";
import { addDays, getToday } from "#catalog/read/values.ts";
import { getLocaleEntry, getOriginal, locales } from "#site/locales.ts";
import type { Question } from "./ask.ts";
import { addDestination, raiseRates } from "./cards.ts";
import { explainPercent } from "./percent.ts";
import { makeId } from "./edit-text.ts";
import { addClosing, addLine, addNews } from "./texts.ts";

type Answers = Readonly<Record<string, string>>;

/** One of the changes that come up most: what it asks for, and what writes it. The first file is where one goes on. */
export type Change = {
  questions: readonly Question[];
  make: (answers: Answers) => { files: string[]; day?: string | undefined; note?: string };
};

/** The changes that come up most, by name, with the names that a content folder has to choose from. */
export function listChanges(root: string, catalog: Catalog): Readonly<Record<string, Change>> {
  const services = [...new Set(catalog.cards.map(({ service }) => service))];
  const countries = catalog.reference.countries.map(({ code }) => code);
  const zones = [...new Set(catalog.cards.flatMap((card) => card.zones.map(({ zone }) => zone)))].sort();
  const hubs = Object.keys(catalog.reference.calendar.calendar.hubs);
  const today = getToday();
  const isDate = (text: string) => (isDay(text) ? undefined : "this is no day of the calendar");
  const isNumber = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? undefined : "this is no number");
  const isId = (text: string) => (/^[a-z0-9-]{1,80}$/.test(text) ? undefined : "use a-z, 0-9 and - only");
  const day = (name: string, question: string): Question => ({
    name,
    ask: question,
    example: addDays(today, 30),
    kind: "day",
    check: (text) => isDate(text) ?? (text < today ? `this day is past; choose one from ${today} on` : undefined),
  });
  const one = (name: string, question: string, choices: readonly string[]): Question => ({
    name,
    ask: question,
    example: choices[0] ?? "",
    choices,
    check: (text) => (choices.includes(text) ? undefined : `known are ${choices.join(", ")}`),
  });
  const names = (question: string): Question[] =>
    locales.map((locale) => ({
      name: `name.${locale}`,
      ask: `${question} in ${getLocaleEntry(locale).name}`,
      example: "…",
      kind: "text",
    }));
  const readNames = (answers: Answers) =>
    Object.fromEntries(locales.map((locale) => [locale, answers[`name.${locale}`] ?? ""]));
  return {
    news: {
      questions: names("The headline"),
      make: (answers) => {
        const titles = readNames(answers);
        const id = Object.values(titles)
          .map(makeId)
          .find((text) => text.length > 2);
        if (id === undefined)
          throw new Error("No headline has Latin letters to make an address of: give one in a language that has them");
        const topics = Object.keys(getOriginal(catalog.newsroom).value.topics);
        return { files: addNews(root, { id, titles, topics, today }) };
      },
    },
    raise: {
      questions: [
        one("service", "Which service", services),
        {
          name: "percent",
          ask: "By how many percent",
          example: "4",
          check: (text) => isNumber(text) ?? explainPercent(Number(text)),
        },
        day("from", "From which day"),
        { name: "round", ask: "Rounded to which amount", example: "0.05", otherwise: "0.01", check: isNumber },
      ],
      make: ({ service = "", percent = "", from = "", round = "" }) => ({
        files: raiseRates(root, { service, percent: Number(percent), from, step: Number(round) }),
        day: from,
      }),
    },
    destination: {
      questions: [
        one("service", "On which service", services),
        {
          ...one("country", "Which country, by its code", countries),
          check: (code) =>
            countries.includes(code)
              ? undefined
              : "countries.csv has no such row; a new country needs one there, its holidays' source in calendar/regions.csv, and a file of duties (docs/content.md)",
        },
        one("like", "Priced like which zone", zones),
        {
          name: "percent",
          ask: "How many percent more than that",
          example: "5",
          otherwise: "0",
          check: isNumber,
        },
      ],
      make: ({ service = "", country = "", like = "", percent = "" }) => ({
        files: addDestination(root, { service, country, like, percent: Number(percent), today }),
        day: today,
      }),
    },
    line: {
      questions: [
        { name: "slug", ask: "Its name in addresses", example: "garden-line", check: isId },
        ...names("Its name"),
        one("like", "Made like which line", services),
        {
          name: "from",
          ask: "From which day",
          example: today,
          otherwise: today,
          kind: "day",
          check: (text) =>
            isDate(text) ?? (text <= today ? undefined : "the page of a line cannot stand before its first card"),
        },
      ],
      make: (answers) => {
        const { slug = "", like = "", from = "" } = answers;
        const note = `Text, limits, prices, departures and peaks are those of ${like}: read each file and make them its own. A notice in force names its lines under services, and texts may list lines by name: add it there.`;
        return { files: addLine(root, { slug, like, names: readNames(answers), from }), day: from, note };
      },
    },
    closing: {
      questions: [
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
            text.split(" ").every((hub) => hubs.includes(hub)) ? undefined : `known are ${hubs.join(", ")}`,
        },
      ],
      make: (answers) => {
        const { id = "", from = "", to = "", departure = "", hubs: own = "" } = answers;
        const file = addClosing(root, { id, hubs: own.split(" "), names: readNames(answers), from, to, departure });
        const note = `Handovers from ${from} to ${to} count for the first open day after it, on every service from ${own}.`;
        return { files: [file], note };
      },
    },
  };
}
