import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Day, RateCard } from "#rating/card.ts";
import type { Catalog } from "#catalog/model.ts";
import { readPublished } from "#catalog/check/published.ts";
import { type Files, openFiles, openTexts } from "#catalog/read/files.ts";
import { Problems, formatReport } from "#catalog/read/problems.ts";
import { isDay } from "#rating/calendar/calendar.ts";
import { collectNames } from "#catalog/rates/options.ts";
import { readCards } from "#catalog/rates/read-cards.ts";

/** One side of the comparison: its cards, and the day on which they are used. */
export type Side = { name: string; day: Day; cards: readonly RateCard[] };

type Named = { name: string; day?: Day; cards: readonly RateCard[] };

/**
 * What OLD and NEW refer to: a day (the content's own cards on it), a folder of cards, or what is published. Two folders are compared on
 * one day: `given`, or else the first day of a new folder's only card, or today. Throws an Error with a one-line
 * explanation if they cannot be compared.
 */
export function readSides(texts: readonly [string, string], catalog: Catalog, today: Day, given?: Day): [Side, Side] {
  const [before, after] = [parseNamed(texts[0], catalog), parseNamed(texts[1], catalog)];
  if (given !== undefined && !isDay(given)) throw new Error(`--day is "${given}"; write a day such as 2027-01-15`);
  if (given !== undefined && before.day && after.day)
    throw new Error("--day says on which day the cards of folders are asked; OLD and NEW are days themselves");
  const [only, more] = after.cards;
  const first = only && !more && only.validFrom > today ? only.validFrom : today;
  const day = given ?? before.day ?? after.day ?? first;
  const sides: [Side, Side] = [toSide(before, before.day ?? day), toSide(after, after.day ?? day)];
  if (Boolean(before.day) === Boolean(after.day)) return checkSides(sides, !before.day);
  // if a day is compared with a folder of some services, only these count
  const folder = new Set((before.day ? after : before).cards.map(({ service }) => service));
  const own = ({ cards, ...side }: Side): Side => ({
    ...side,
    cards: cards.filter(({ service }) => folder.has(service)),
  });
  return checkSides([own(sides[0]), own(sides[1])], true);
}

function parseNamed(text: string, catalog: Catalog): Named {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !existsSync(text)) {
    if (!isDay(text)) throw new Error(`${text}: this day does not exist`);
    return { name: text, day: text, cards: catalog.cards };
  }
  if (text === "published" && !existsSync(text)) {
    const published = readPublished(process.env.SITE ?? "dist/site");
    if (!published) throw new Error("nothing has been published from here yet; name a folder of rate cards instead");
    return { name: `published on ${published.day}`, cards: readCardsOf(openTexts(published.files), catalog) };
  }
  if (!existsSync(text) || !statSync(text).isDirectory())
    throw new Error(`${text}: neither a day such as 2027-01-15 nor a folder of rate cards, nor "published"`);
  return { name: text, cards: readCardsBelow(text, catalog) };
}

/** The cards in a folder: a single card, a service's, those of `rates`, or a whole content folder's. */
function readCardsBelow(folder: string, catalog: Catalog): readonly RateCard[] {
  const root = existsSync(join(folder, "rates")) ? join(folder, "rates") : folder;
  const disk = openFiles(resolve(root));
  const list = (_: string, ending: string) => disk.list("", ending);
  if (list("", "card.yaml").length === 0) throw new Error(`${folder}: there is no card.yaml in it`);
  return readCardsOf({ ...disk, list }, catalog);
}

function readCardsOf(files: Files, { services, reference, site }: Catalog): readonly RateCard[] {
  const problems = new Problems();
  const cards = readCards(files, collectNames(services.keys(), reference, site), problems);
  if (problems.errors.length > 0) throw new Error(formatReport(problems.errors));
  return cards;
}

/** A single card is used whether or not it is valid on the day: it is the one to be tried. */
function toSide({ name, cards }: Named, day: Day): Side {
  const [only, more] = cards;
  if (!only || more) return { name, day, cards };
  const { validTo, ...card } = only;
  return { name, day, cards: [{ ...card, validFrom: card.validFrom < day ? card.validFrom : day }] };
}

function checkSides(sides: [Side, Side], folders: boolean): [Side, Side] {
  const [before, after] = sides.map(({ cards }) => [...new Set(cards.map(({ service }) => service))].sort());
  const shared = before?.some((service) => after?.includes(service));
  if (folders && !shared)
    throw new Error(
      `OLD has cards of ${before?.join(", ") || "no service"}, NEW of ${after?.join(", ") || "none"}; name two of one service`,
    );
  return sides;
}
