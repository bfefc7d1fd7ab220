import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { openFiles } from "#catalog/read/files.ts";
import { addDays } from "#catalog/read/values.ts";
import { createText, editText } from "./edit-text.ts";
import { raiseRow } from "./percent.ts";

/** The folders of a service's cards that hold on a day or begin later, in order. */
export function listCardFolders(root: string, service: string, day: string): string[] {
  const files = openFiles(root);
  return files
    .list(join("rates", service), "card.yaml")
    .filter((file) => (/^valid_to: ["']?(\d{4}-\d\d-\d\d)/m.exec(files.text(file))?.[1] ?? "9999") >= day)
    .map((file) => dirname(file));
}

type Band = { zone: string; upTo: number; perKg: number; item: number };

function readBand(columns: readonly string[], cells: readonly string[]): Band {
  const [upTo = NaN, perKg = NaN, item = NaN] = ["up_to_kg", "per_kg", "per_item"].map((name) =>
    Number(cells[columns.indexOf(name)] ?? NaN),
  );
  return { zone: cells[0] ?? "", upTo, perKg, item };
}

/** The price per item from which a parcel just over the band above costs no less than one in it. */
function getLeast(above: Band, { perKg }: Band): number {
  return above.item + (above.perKg - perKg) * above.upTo;
}

/**
 * A table of prices with every price raised by a percentage and rounded to a multiple of `step`; the rest as it stands.
 * Where rounding would make a parcel just over a band cheaper than one in it, the price per item of the next is rounded up.
 */
export function raisePrices(text: string, percent: number, step: number): string {
  let columns: readonly string[] | undefined;
  let above: { old: Band; own: Band } | undefined;
  return text
    .split("\n")
    .map((row) => {
      if (row.trim() === "" || row.startsWith("#")) return row;
      const cells = row.split(",");
      if (!columns) {
        columns = cells.map((cell) => cell.trim());
        return row;
      }
      const raised = raiseRow(cells, columns, percent, step);
      const [old, own] = [readBand(columns, cells), readBand(columns, raised)];
      // without these columns the numbers are none, and nothing is less than they are
      const [was, least] = above?.own.zone === own.zone ? [getLeast(above.old, old), getLeast(above.own, own)] : [];
      if (was !== undefined && least !== undefined && old.item > was - 1e-9 && own.item < least - 1e-9) {
        own.item = Math.ceil(least / step - 1e-9) * step;
        const item = columns.indexOf("per_item");
        raised[item] = own.item.toFixed(raised[item]?.split(".")[1]?.length ?? 0);
      }
      above = { old, own };
      return raised.join(",");
    })
    .join("\n");
}

/**
 * New cards of a service from a day on, with prices raised by a percentage and rounded; those in force end the day
 * before. Returns the files written. Throws an Error if a card begins on that day already.
 */
export function raiseRates(
  root: string,
  { service, percent, from, step }: { service: string; percent: number; from: string; step: number },
): string[] {
  const files = openFiles(root);
  const inForce = listCardFolders(root, service, from).filter((folder) => basename(folder).slice(0, 10) < from);
  if (listCardFolders(root, service, from).some((folder) => basename(folder).startsWith(from)))
    throw new Error(`${service} has a card from ${from} already; change that one, or choose another day`);
  if (inForce.length === 0) throw new Error(`${service} has no rate card that holds on the day before ${from}`);
  return inForce.flatMap((folder) => {
    const own = join(dirname(folder), `${from}${basename(folder).slice(10)}`);
    const text = (name: string) => files.text(join(folder, name));
    createText(join(own, "card.yaml"), text("card.yaml"));
    createText(join(own, "prices.csv"), raisePrices(text("prices.csv"), percent, step));
    const zones = files.has(join(folder, "zones.csv"));
    if (zones) createText(join(own, "zones.csv"), text("zones.csv"));
    const last = `valid_to: ${addDays(from, -1)}`;
    editText(join(folder, "card.yaml"), (card) =>
      /^valid_to:.*$/m.test(card)
        ? card.replace(/^valid_to:.*$/m, last)
        : card.replace(/^currency:.*$/m, `$&\n${last}`),
    );
    return [
      join(own, "prices.csv"),
      join(own, "card.yaml"),
      ...(zones ? [join(own, "zones.csv")] : []),
      join(folder, "card.yaml"),
    ];
  });
}

/** The row of a table that names its columns. */
function findHead(text: string): string {
  return text.split("\n").find((row) => row !== "" && !row.startsWith("#")) ?? "";
}

/** A country on every card of a service that holds now or later, priced like another one and so many percent more. */
export function addDestination(
  root: string,
  {
    service,
    country,
    like,
    percent,
    today,
  }: { service: string; country: string; like: string; percent: number; today: string },
): string[] {
  const folders = listCardFolders(root, service, today);
  if (folders.length === 0) throw new Error(`${service} has no rate card that holds on ${today}`);
  return folders.flatMap((folder) => {
    const prices = join(folder, "prices.csv");
    editText(prices, (text) => {
      const rows = text.split("\n").filter((row) => row.startsWith(`${like},`));
      if (rows.length === 0) throw new Error(`${prices} has no rows of ${like}; name a zone of that card`);
      if (text.includes(`\n${country},`)) throw new Error(`${prices} has rows of ${country} already`);
      const raised = raisePrices([findHead(text), ...rows].join("\n"), percent, 0.01)
        .split("\n")
        .slice(1);
      return `${text.trimEnd()}\n${raised.map((row) => row.replace(like, country)).join("\n")}\n`;
    });
    const zones = join(folder, "zones.csv");
    if (!existsSync(zones)) return [prices];
    editText(zones, (text) => {
      const width = findHead(text).split(",").length;
      return `${text.trimEnd()}\n${[country, country, ...Array(width - 2).fill("")].join(",")}\n`;
    });
    return [prices, zones];
  });
}
