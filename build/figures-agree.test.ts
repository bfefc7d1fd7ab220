import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { getOriginal, type Locale, toLocalPath } from "#site/locales.ts";
import { getServicePath } from "#catalog/site-pages.ts";
import { cellsOf, type Days, daysIn, fromHub, type Line, lineOf } from "../tests/told-figures.ts";
import { toPlainText } from "#site/typography.ts";
import { pageMarkup, plain } from "../tests/page-text.ts";

vi.mock("virtual:pages", () => ({ pageModules: {} }));

const overview = "/our-solutions/b2c-dedicated-line";
const calculator = "/resource/shipping-calculator";
const cutOffs = "/newsroom/detail/peak-cut-offs-2026";

/*
 * Figures that a visitor can compare, on one page or on two, must be the same: the price and working days of a parcel to
 * a destination on a line. They are read from the markup alone, so that nothing depends on where a page took them from.
 */
describe.each<[when: string, day: string, locale: Locale]>([
  ["before Christmas, when most lines take longer, in English", "2026-11-22", "en"],
  ["before Christmas in Chinese", "2026-11-22", "zh"],
  ["in an ordinary week", "2027-01-15", "en"],
])("%s", (_, day, locale) => {
  const lines: Line[] = [];
  const pages = new Map<string, Promise<string>>();
  const pageAt = (path: string) => {
    // without what keeps a range on its line
    const page = pages.get(path) ?? pageMarkup(toLocalPath(path, locale)).then((html) => html.replaceAll("\u2060", ""));
    pages.set(path, page);
    return page;
  };
  // a dozen pages are rendered: minutes on a machine that is busy with other things
  const patience = 300_000;
  beforeAll(async () => {
    vi.stubEnv("BUILD_DAY", day);
    // the catalog is read anew, with the figures of that day
    Reflect.set(globalThis, "contentVersion", day);
    for (const [slug, versions] of getCatalog().services) {
      const { head } = getOriginal(versions);
      if (!head.overview) lines.push(lineOf(slug, await pageAt(getServicePath(slug, head))));
    }
    for (const path of ["/", overview, calculator, cutOffs]) await pageAt(path);
    expect(lines.length).toBeGreaterThan(5);
  }, patience);
  afterAll(() => {
    vi.unstubAllEnvs();
    Reflect.deleteProperty(globalThis, "contentVersion");
  });

  test("table, map, list and drawing of a line", () => {
    for (const { slug, html, table, places } of lines) {
      const [head = [], ...rows] = table;
      const priced = toPlainText(plain(/<figcaption.*?<\/figcaption>/s.exec(html)?.[0] ?? ""));
      const column = head.findIndex((title) => /\d/.test(title) && priced.includes(toPlainText(title)));
      expect([slug, slug.includes("ocean") || column > 0]).toEqual([slug, true]);
      const twins = rows.filter(([place = ""]) => places.has(place));
      for (const [place = "", ...cells] of twins) {
        const { price, days } = places.get(place) ?? {};
        expect([place, daysIn(cells.at(-1))]).toEqual([place, days]);
        if (column > 0) expect([place, cells[column - 1]?.split(" ")[0]]).toEqual([place, price]);
      }
      if (!slug.includes("freight")) expect(twins.length).toBe(rows.length);
      const dots = [...html.matchAll(/aria-label="([^"·]+) · ([^"·]+?) · ([^"]+)"/g)].filter(([, name = ""]) =>
        places.has(name),
      );
      expect(dots.length).toBeGreaterThan(0);
      for (const [, name = "", price = "", days] of dots)
        expect([name, price.match(/\$[\d.,]+/)?.[0], daysIn(days)]).toEqual([
          name,
          places.get(name)?.price,
          places.get(name)?.days,
        ]);
      const drawn = /class="day-axis" role="img" aria-label="([^"]+)"/.exec(html)?.[1];
      expect(daysIn(drawn)).toEqual(daysIn(rows[0]?.at(-1)));
    }
  });

  test("what a line's texts say of working days", () => {
    for (const line of lines) {
      for (const sentence of fromHub(line.html)) {
        const others = lines.filter((one) => one !== line && sentence.includes(one.name.split(/ |快线/)[0] ?? ""));
        const [other] = others;
        const said = daysIn(sentence);
        const to = [...line.places].filter(([place]) => sentence.includes(place));
        if (other && /longer|faster|慢|快 |多 /.test(sentence)) {
          const apart = to.flatMap(([place, { days }]) => {
            const theirs = other.places.get(place)?.days ?? { min: 0, max: 0 };
            return [Math.abs(days.min - theirs.min), Math.abs(days.max - theirs.max)];
          });
          expect([sentence, said]).toEqual([sentence, { min: Math.min(...apart), max: Math.max(...apart) }]);
        } else {
          const all = (to.length > 0 ? to : [...line.places]).map(([, { days }]) => days);
          expect([sentence, said]).toEqual([sentence, spanOf(all)]);
        }
      }
    }
  });

  test("the overview of parcel lines", async () => {
    const html = await pageAt(overview);
    const [side = [], matrix = []] = cellsOf(html);
    const names = matrix[0]?.slice(1) ?? [];
    expect(names.length).toBeGreaterThan(4);
    for (const [place = "", ...cells] of matrix.slice(1))
      for (const [at, cell] of cells.entries()) {
        const twin = lines.find(({ name }) => name === names[at])?.places.get(place);
        if (!twin) continue;
        const [price] = cell.split(" ");
        expect([place, names[at], price, daysIn(cell.replace(/^.*?(?=\d+–|\d+ (?:working|个))/, ""))]).toEqual([
          place,
          names[at],
          twin.price,
          twin.days,
        ]);
      }
    for (const [name = "", , , days = "", price = ""] of side.slice(1)) {
      const germany =
        matrix.find(([place]) => place === "Germany" || place === "德国")?.[1 + names.indexOf(name)] ?? "";
      if (/\d/.test(price))
        expect([name, price.split(" ")[0], days]).toEqual([name, germany.split(" ")[0], /\d+–\d+/.exec(germany)?.[0]]);
    }
  });

  test("a line's limit of weight on other pages", async () => {
    const rows = [...cellsOf(await pageAt("/")), ...cellsOf(await pageAt(overview))].flat();
    for (const { name, html } of lines.filter(({ slug }) => !slug.includes("freight"))) {
      const [limit = ""] = /<dd[^>]*>.*?<\/dd>/s.exec(html.slice(html.indexOf("<dl"))) ?? [];
      const told = rows.filter(([own, , , days]) => own === name && days !== undefined && !/\$/.test(days));
      expect([name, told.length]).toEqual([name, 2]);
      for (const [, , weight] of told) expect([name, weight]).toEqual([name, plain(limit).trim()]);
    }
  });

  test("home beside the calculator, for the same parcel", async () => {
    const [home = []] = cellsOf(await pageAt("/"));
    const quoting = await pageAt(calculator);
    const quotes = cellsOf(quoting)
      .flat()
      .filter(([, way = ""]) => /\d+–\d+/.test(way.split(/[(（]/)[1] ?? ""));
    expect(quotes).toHaveLength(3);
    for (const [name, way = "", price] of quotes) {
      const row = home.find(([own]) => own === name);
      expect([name, row?.[3], row?.[4]?.split(" ")[0]]).toEqual([
        name,
        /\d+–\d+/.exec(way.split(/[(（]/)[1] ?? "")?.[0],
        price,
      ]);
    }
    if (locale !== "en") return;
    const perKg = /([\d.]+) kg of CO₂/.exec(plain(await pageAt("/")))?.[1];
    const quoted = Number(/([\d.]+) kg CO₂e/.exec(plain(quoting))?.[1]);
    expect(Number(perKg)).toBe(Number((quoted / 0.8).toPrecision(2)));
  });

  test("a peak is told where it lengthens the card's days, and by how much", () => {
    const named = getCatalog().reference.engine.calendar.peaks.flatMap(({ name }) => name[locale] ?? []);
    for (const { slug, html, table } of lines) {
      const card = getCatalog().cards.find(
        (one) => one.service === slug && one.validFrom <= day && (one.validTo ?? day) >= day,
      );
      const bands: Readonly<Record<string, readonly { transitMin: number }[]>> = card?.tariff.bands ?? {};
      const [usual] = bands.DE ?? [];
      const told = table.find(([place]) => place === "Germany" || place === "德国")?.at(-1);
      if (!usual || !told) continue;
      const note = [...html.matchAll(/<p\b.*?<\/p>/gs)]
        .map(([text]) => plain(text))
        .find((text) => named.some((one) => text.includes(one)));
      const added = daysIn(told).min - usual.transitMin;
      expect([slug, note !== undefined]).toEqual([slug, added > 0]);
      if (note) expect(Number(/(\d+)(?:–\d+)? (?:working days|个工作日)/.exec(note)?.[1])).toBe(added);
    }
  });

  test("a notice of last handover days says those of the line on whose page it stands", async () => {
    const [rows = []] = cellsOf(await pageAt(cutOffs));
    for (const { name, html } of lines) {
      const row = rows.find(([own]) => own === name);
      const notices = [...html.matchAll(/<li\b.*?<\/li>/gs)]
        .map(([item]) => toPlainText(item))
        .filter((item) => /23 December|12月 ?23日/.test(item));
      const dates = [...plain(notices[0] ?? "").matchAll(/\d+ (?:Nov|Dec)|\d+月 ?\d+日/g)].map(([one]) =>
        one.replace(" ", ""),
      );
      const own = dates.filter((one) => one !== "23Dec" && one !== "12月23日");
      const cells = [row?.[4], row?.[1]].map((one) => one?.replace(" ", ""));
      if (day < "2026-12-24" && row) expect([name, own]).toEqual([name, cells]);
      else expect([name, own]).toEqual([name, []]);
    }
  });

  test("amounts in the readers' own currency follow the rate in the footer", async () => {
    const html = await pageAt("/our-solutions/b2c/standard-express");
    const rate = Number(/= ¥([\d.]+)/.exec(html)?.[1]);
    const both = [...plain(html).matchAll(/\$([\d.]+) ≈ ¥([\d,]+)/g)];
    expect(both.length > 10).toBe(locale === "zh");
    // the footer rounds the rate to the cent
    for (const [, billed, own = ""] of both)
      expect(Math.abs(Number(billed) * rate - Number(own.replace(",", "")))).toBeLessThan(0.5 + 0.005 * Number(billed));
  });
});

function spanOf(all: readonly Days[]): Days {
  return { min: Math.min(...all.map(({ min }) => min)), max: Math.max(...all.map(({ max }) => max)) };
}
