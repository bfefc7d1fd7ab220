import { basename, dirname, join } from "node:path";
import type { Reason, ReasonCode } from "#rating/answer.ts";
import { getOriginal } from "#site/locales.ts";
import { listCards } from "../destinations/list-destinations.ts";
import type { Catalog } from "../model.ts";
import type { Files } from "../read/files.ts";
import type { Problems } from "../read/problems.ts";
import { getToday } from "../read/values.ts";
import { makeLineFinder } from "../read/yaml.ts";
import { quoteFittingSample, quoteSample } from "../views/sample-prices.ts";

/** Shipments and places that a page shows must be ones that its line takes, and a line must have a card that is valid. */
export function checkOffers(catalog: Catalog, files: Files, problems: Problems): void {
  checkSamples(catalog, problems);
  const now = getToday();
  for (const [slug, versions] of catalog.services) {
    const { file, head, lineOf } = getOriginal(versions);
    const error = problems.at(file, lineOf);
    const cards = catalog.cards.filter(({ service }) => service === slug);
    const last = cards
      .map(({ validTo }) => validTo ?? "9999")
      .sort()
      .at(-1);
    if (last !== undefined && last < now)
      problems.error(
        file,
        1,
        `the last rate card of "${slug}" ended on ${last}, so that it has no price`,
        "add the next card, or take the service out",
      );
    const reached = new Set(cards.flatMap(({ zones }) => zones.map(({ country }) => country)));
    for (const [at, { to }] of head.shown.entries())
      if (cards.length > 0 && !reached.has(to))
        error(
          ["shown", at],
          `"${slug}" does not go to ${to}, so that the table has no price`,
          "show a destination of its rate card",
        );
    if (head.example && cards.some(({ validFrom }) => validFrom <= now) && last !== undefined && last >= now) {
      const answer = quoteSample(catalog, slug, head.example);
      if (answer.available) continue;
      const follows = blameLimit(slug, answer.reasons, files, problems);
      const reasons = answer.reasons.map(({ code }) => code.replaceAll("-", " ")).join(", ");
      problems.all.push({
        file,
        line: lineOf(["example"]),
        wrong: `the line does not take its own example (${reasons})`,
        right: "write a shipment within its limits",
        level: "error",
        ...(follows && { follows }),
      });
    }
  }
}

/** The limit of a card that a shipment goes beyond. */
const limitOf: Partial<Record<ReasonCode, string>> = {
  "parcel-too-light": "min_weight",
  "parcel-too-heavy": "max_weight",
  "shipment-too-light": "min_total_weight",
  "shipment-too-heavy": "max_total_weight",
  "side-too-long": "max_side",
  "second-side-too-long": "max_second_side",
  "third-side-too-long": "max_third_side",
  "height-too-big": "max_height",
  "girth-too-big": "max_girth",
  "side-sum-too-big": "max_side_sum",
  "longest-and-shortest-too-big": "max_longest_and_shortest",
  "volume-too-big": "max_volume",
};

/** Where not only the example of a line but also its texts go beyond a limit, the limit is the cause; whether it is. */
function blameLimit(slug: string, [reason]: readonly Reason[], files: Files, problems: Problems): true | undefined {
  const limit = reason && limitOf[reason.code];
  const today = getToday();
  const card = files
    .list(join("rates", slug), "card.yaml")
    .findLast((file) => basename(dirname(file)).slice(0, 10) <= today);
  const said = `: ${slug} has no price for this shipment (${reason?.code.replaceAll("-", " ")}`;
  const others = problems.errors.filter(({ wrong }) => wrong.includes(said));
  if (!limit || !card || others.length === 0) return undefined;
  problems.error(
    card,
    makeLineFinder(files.text(card))(["limits", limit]),
    `with the limit ${limit} the line takes neither its own example nor what its texts price`,
    "look for a slip in its number or unit, or write other shipments there",
  );
  for (const one of others) one.follows = true;
  return true;
}

/** The shipments of site.yaml that pages price: at least one line of those that they compare must take each. */
function checkSamples(catalog: Catalog, problems: Problems): void {
  const { root, site, siteLine } = catalog;
  const offered = listCards(catalog);
  for (const [name, lineName, kind] of [
    ["start", "line"],
    ["parcel", "parcel line", "b2c"],
    ["cargo", "freight line", "b2b"],
  ] as const) {
    const lines = [...catalog.services].flatMap(([slug, versions]) =>
      (!kind || getOriginal(versions).head.kind === kind) && offered.some(({ service }) => service === slug)
        ? [slug]
        : [],
    );
    const answers = lines.map((slug) => quoteFittingSample(catalog, slug, site.samples[name]));
    if (answers.length === 0 || answers.some(({ available }) => available)) continue;
    const codes = answers.flatMap((answer) => (answer.available ? [] : answer.reasons.map(({ code }) => code)));
    problems.error(
      `${root}/site.yaml`,
      siteLine(["samples", name]),
      `no ${lineName} takes the shipment "samples.${name}" (${[...new Set(codes)].join(", ").replaceAll("-", " ")})`,
      "write a shipment within the limits of one, as pages show its price",
    );
  }
}
