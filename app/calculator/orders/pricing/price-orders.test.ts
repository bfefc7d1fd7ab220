import { describe, expect, test } from "vitest";
import { toMicro } from "#rating/money/money.ts";
import { kg, testCard, testReference } from "#rating/test-card.ts";
import type { RateCard, SurchargeAmount } from "#rating/card.ts";
import { describeRefusedGroup, describeUnread, describeVariedGroup, labelRow } from "../views/orders-text.ts";
import { checkInvoice } from "../invoice/check-invoice.ts";
import type { Correction, Marks } from "../import/types.ts";
import { writeOrdersCsv } from "../orders-csv.ts";
import { sameNames } from "../test-setup.ts";
import { type Setup, rowStates } from "../types.ts";
import { priceOrders } from "./price-orders.ts";
import { groupSmallShares, roundStep } from "./splits.ts";
import { detectFigures } from "../import/units.ts";
import { calculateWhatIf } from "./later-questions.ts";

/** Germany: 7.10 a kg and 2.30 a parcel in 5 to 8 days, 11 % fuel; a slow line at 5 a kg in 12 days, to 2 kg. */
const cards: RateCard[] = [
  testCard({
    service: "standard",
    surcharges: [{ id: "fuel", label: "Fuel", amount: { per: "percent", millionths: 11_000_000, of: ["freight"] } }],
  }),
  testCard({
    service: "slow",
    limits: { maxMass: kg(2) },
    tariff: {
      method: "per-kg-and-item",
      bands: { DE: [{ upTo: kg(2), perUnit: toMicro(5), perItem: 0, transitMin: 10, transitMax: 12 }] },
    },
  }),
];

const setup: Setup = {
  cards,
  reference: testReference,
  countries: [
    { code: "DE", name: "Germany", aliases: [] },
    { code: "FR", name: "France", aliases: [] },
  ],
  goods: [{ id: "general", label: "General cargo" }],
  services: [
    { slug: "standard", name: "Standard Express" },
    { slug: "slow", name: "Slow" },
  ],
};

const columns = { order: 0, country: 1, weight: 2, billed: 3, line: 4 };
const header = ["Order", "Country", "kg", "Billed", "Line", "Ship state", "Buyer email"];
const units = { weight: "kg", scope: "piece", side: "cm" } as const;
const still = async () => true;

/** `box`: what orders without a size are in; a small one weighs less by volume than by scale. */
function priced(rows: string[][], corrections: Correction[] = [], box = "", marks: Marks = {}, known = setup) {
  const terms = { from: "CN", currency: "USD", incoterm: "DAP", shipDate: "2026-11-20" } as const;
  return priceOrders(rows, known, { columns, units, marks, header, box, terms, goods: "general", corrections });
}

describe("an order file", () => {
  const rows = [
    ["A", "DE", "1"],
    ["B", "Atlantis", "1"],
    ["C", " atlantis", "2"],
    ["D", "DE", "heavy"],
    ["E", "FR", "1"],
    ["F", "DE", "3"],
    ["G", "DE", "31"],
  ];
  const { result } = priced(rows);

  test("every split adds up to its lines, its countries and its orders", () => {
    for (const { total, lines, countries, totals, histogram } of Object.values(result.splits)) {
      const sum = (parts: readonly { total: number }[]) => parts.reduce((all, part) => all + part.total, 0);
      expect(sum(lines)).toBe(total);
      expect(sum(countries)).toBe(total);
      expect(totals.filter((own) => own >= 0).reduce((all, own) => all + own, 0)).toBe(total);
      expect(histogram.counts.reduce((all, count) => all + count, 0)).toBe(result.taken);
    }
  });
  test("the cheapest is the slow line where it goes, within ten days it is not", () => {
    // (7.10 + 2.30) × 1.11 = 10.43; (21.30 + 2.30) × 1.11 = 26.20
    expect([...result.splits.cheapest.totals]).toEqual([500, -1, -1, -1, -1, 2620, -1]);
    expect([...result.splits.within.totals]).toEqual([1043, -1, -1, -1, -1, 2620, -1]);
    expect(result.splits.cheapest.against).toEqual({ service: 0, orders: 2, line: 3663, split: 3120 });
  });
  test("unreadable rows are grouped by what stands there, refused orders by the nearest line's reason", () => {
    expect(result.unread.groups).toEqual([
      { field: "country", given: "Atlantis", rows: [1, 2] },
      { field: "weight", given: "heavy", rows: [3] },
    ]);
    expect(result.refused.groups.map(({ services, reason: { code }, rows: own }) => [services, code, own])).toEqual([
      [["standard"], "destination-not-served", [4]],
      [["standard"], "parcel-too-heavy", [6]],
    ]);
    expect([result.unread.count, result.refused.count, result.taken]).toEqual([3, 2, 2]);
  });
  test("GY1 1AA with the country GB, a group for each place whose postcodes they are, with the way out", () => {
    const british = { forms: ["AANN NAA", "AAN NAA"], example: "SW1 1AA" };
    const guernsey = { forms: ["GYN NAA"], example: "GY1 1AA", within: { country: "GB", begins: ["GY"] } };
    const known: Setup = {
      ...setup,
      countries: [
        { code: "GB", name: "United Kingdom", aliases: [], postcode: british },
        { code: "GG", name: "Guernsey", aliases: [], postcode: guernsey },
      ],
    };
    const read = (corrections: Correction[] = []) =>
      priceOrders(
        [
          ["GB", "GY1 1AA", "1"],
          ["GB", "gy2 4bb", "2"],
          ["GB", "SW1 1AA", "1"],
        ],
        known,
        {
          ...{ columns: { country: 0, postcode: 1, weight: 2 }, header: ["Country", "Postcode", "kg"] },
          ...{ units, marks: {}, box: "", goods: "general", corrections },
          terms: { from: "CN", currency: "USD", incoterm: "DAP", shipDate: "2026-11-20" },
        },
      ).result;
    const { groups } = read().unread;
    const owner = { code: "GG", name: "Guernsey" };
    expect(groups).toEqual([{ field: "country", given: "GY1 1AA", rows: [0, 1], owner }]);
    expect(groups.map(describeUnread)).toEqual([
      "A postcode such as GY1 1AA is in Guernsey: choose that as the destination.",
    ]);
    expect(read([{ rows: [0, 1], field: "country", use: "GG" }]).unread.count).toBe(0);
  });
  test("one answer corrects all rows of its group, and only those", () => {
    const { result: mended } = priced(rows, [
      { rows: [1, 2], field: "country", use: "DE" },
      { rows: [3], field: "weight", use: "800 g" },
    ]);
    expect(mended.unread.count).toBe(0);
    expect([...mended.splits.cheapest.totals]).toEqual([500, 500, 1000, 400, -1, 2620, -1]);
  });
  test("rows that are left out are in no total and in no list", () => {
    const { result: rest } = priced(rows, [{ rows: [1, 2, 5], leave: true }]);
    expect([rest.unread.count, rest.refused.count, rest.taken, rest.orders]).toEqual([1, 2, 1, 4]);
    expect([...rest.states].map((state) => rowStates[state])).toEqual([
      "priced",
      "left-out",
      "left-out",
      "unread",
      "refused",
      "left-out",
      "refused",
    ]);
  });
  test("an order of several rows is priced once all of them are, and compared with the lines that take all of them", () => {
    const parcels = [
      ["A", "DE", "1"],
      ["A", "", "3"],
      ["B", "DE", "1"],
      ["B", "", "heavy"],
      ["C", "DE", "2"],
    ];
    const file = priced(parcels);
    const { cheapest } = file.result.splits;
    // the row of B that has a price is in no total, and said to be in none
    expect([...cheapest.totals]).toEqual([500, 2620, -1, -1, 1000]);
    expect([...file.result.states].map((state) => rowStates[state])).toEqual([
      "priced",
      "priced",
      "incomplete",
      "unread",
      "priced",
    ]);
    expect([file.result.orders, file.result.taken, cheapest.total]).toEqual([3, 2, 500 + 2620 + 1000]);
    // the slow line takes no 3 kg, and so not A; 2 kg on the other line are (14.20 + 2.30) × 1.11 = 18.32
    expect(cheapest.against).toEqual({ service: 0, orders: 2, line: 1043 + 2620 + 1832, split: 500 + 2620 + 1000 });
    const answered = priced(parcels, [{ rows: [3], field: "weight", use: "1 kg" }]).result;
    expect([answered.taken, answered.splits.cheapest.total]).toEqual([3, 500 + 2620 + 2 * 500 + 1000]);
  });
  test("a row that no line takes is corrected in place, and keeps its own weight in its group", () => {
    const heavy = [...rows, ["H", "DE", "48"]];
    const group = priced(heavy).result.refused.groups.find(({ reason: { code } }) => code === "parcel-too-heavy");
    expect([group?.rows, group?.givens]).toEqual([[6, 7], [kg(31), kg(48)].map((own) => own * 8000)]);
    const { result: mended } = priced(heavy, [{ rows: [7], field: "weight", use: "480 g" }]);
    expect(mended.splits.cheapest.totals[7]).toBe(240);
  });
  test("a group says what is true of each of its rows", () => {
    const heavy = [...rows, ["H", "DE", "61"], ["I", "DE", "700"]];
    const group = priced(heavy).result.refused.groups.find(({ reason: { code } }) => code === "parcel-too-heavy");
    expect(group && describeVariedGroup(group, sameNames)).toBe("A parcel weighs more than the limit of 30 kg.");
    expect(group && describeRefusedGroup(group, sameNames, 1)).toBe("One piece weighs 61 kg; the limit is 30 kg.");
  });
  test("a country that exists is not served rather than not understood", () => {
    const { result: unserved } = priced([["A", "IN", "1"]]);
    expect(unserved.unread.count).toBe(0);
    expect(unserved.refused.groups).toMatchObject([{ services: [], country: "IN", rows: [0] }]);
  });
  test("a row that waits for an answer brings what the file says of it beside, and nobody's e-mail", () => {
    const { result: told } = priced([["A", "Germny", "1.2", "", "", "TX", "buyer@example.com"]]);
    expect(told.facts.get(0)).toEqual([
      ["Ship state", "TX"],
      ["kg", "1.2"],
    ]);
  });
  test("repeated numbers and orders without a size are told", () => {
    const { result: twice } = priced([
      ["A", "DE", "1"],
      ["A", "DE", "2"],
      ["B", "DE", "3"],
    ]);
    expect(twice.notes).toMatchObject({
      repeated: { names: ["A"], copies: [] },
      unsized: 3,
      typicalGrams: 2000,
    });
    expect(
      priced([
        ["A", "DE", "1"],
        ["A", "DE", "1"],
      ]).result.notes.repeated,
    ).toEqual({ names: ["A"], copies: [1] });
  });
  test("a space behind a number makes no other number of it", () => {
    const { result: spaced } = priced([
      ["A ", "DE", "1"],
      ["A ", "", ""],
      ["A", "DE", "2"],
    ]);
    expect(spaced.notes.noOrders).toEqual([{ kind: "article", rows: [1] }]);
    expect(spaced.notes.repeated.names).toEqual(["A"]);
  });
  test("a changed rule changes the total by what the orders then cost", async () => {
    const all = priced([
      ["A", "DE", "1.05"],
      ["B", "DE", "3.01"],
    ]);
    // A on the slow line: 5.25, in steps of 100 g 5.50, of 1 kg 10.00. B: 21.37 + 2.30 and 2.60 of fuel, 2.84 with 12 %
    const found = await calculateWhatIf(
      [
        ["A", "DE", "1.05"],
        ["B", "DE", "3.01"],
      ],
      setup,
      all,
      "cheapest",
      still,
    );
    expect(found).toEqual({ fuel: 24, "step-100": 25 + 71, "step-1000": 475 + 781, lower: 0 });
    expect(await calculateWhatIf([["A", "DE", "1"]], setup, all, "cheapest", async () => false)).toBeUndefined();
  });
  test.each([
    // 21.30 + 2.30 and 2.60 of fuel are 26.20, with 12 % 26.43
    ["a percentage of some parcels", { per: "share", millionths: 11_000_000 }, 23],
    ["a price per kilogram", { per: "unit", price: toMicro(0.5), step: kg(1) }, 3],
    ["an amount per shipment", { per: "shipment", price: toMicro(4) }, 0],
  ] satisfies [string, SurchargeAmount, number][])(
    "fuel as %s is raised by what its kind allows",
    async (_, amount, fuel) => {
      const rows = [["A", "DE", "3"]];
      const own: Setup = { ...setup, cards: [testCard({ surcharges: [{ id: "fuel", label: "Fuel", amount }] })] };
      expect(await calculateWhatIf(rows, own, priced(rows, [], "", {}, own), "cheapest", still)).toMatchObject({
        fuel,
      });
    },
  );
});

test("an export with decimal commas is priced as one with points, gram by gram", () => {
  const weights = ["1,645", "0,406", "2,51 kg", "1,715 kg", "1.300 g", "5,96 lb", "700 g"];
  const plain = ["1.645", "0.406", "2.51", "1.715", "1.3", "5.96 lb", "0.7"];
  const german = weights.map((weight, at) => [String(at), "DE", weight]);
  const columnsOf = { order: 0, country: 1, weight: 2 };
  const { marks } = detectFigures(["Bestellung", "Land", "Gewicht"], columnsOf, german);
  const own = priced(german, [], "", marks).result;
  expect([...own.grams]).toEqual(
    [1645, 406, 2510, 1715, 1300, 5.96 * 453.59237, 700].map((one) => expect.closeTo(one, 0)),
  );
  expect(own.splits.cheapest.totals).toEqual(
    priced(plain.map((weight, at) => [String(at), "DE", weight])).result.splits.cheapest.totals,
  );
  expect(own.unread.count).toBe(0);
});

test("the download says why a row has no price, which were corrected, and when each arrives", () => {
  const rows = [
    ["A", "DE", "1"],
    ["B", "Atlantis", "1"],
    ["C", "DE", "heavy"],
  ];
  const file = priced(rows, [{ rows: [2], field: "weight", use: "800 g" }]);
  const words = {
    heads: {},
    services: { slow: "Slow" },
    prices: { slow: "Slow (EUR)" },
    countries: { DE: "Germany" },
    rules: {},
    notes: new Map([[1, "no such country"]]),
  };
  const [head = "", ...lines] = writeOrdersCsv(rows, setup, file, "cheapest", words)
    .replace("\uFEFF", "")
    .trim()
    .split("\r\n");
  const column = (name: string) => lines.map((line) => line.split(",")[head.split(",").indexOf(name)]);
  expect(column("country_name")).toEqual(["Germany", "", "Germany"]);
  expect(column("weight")).toEqual(["1", "1", "0.8"]);
  expect(column("parcels")).toEqual(["1", "", "1"]);
  expect(column("goods")).toEqual(["General cargo", "", "General cargo"]);
  expect(column("total")).toEqual(["5.00", "", "4.00"]);
  expect(column("note")).toEqual(["", "no such country", ""]);
  expect(column("corrected")).toEqual(["", "", "yes"]);
  expect(column("delivery_to").map((day) => /^2026-12-\d\d$/.test(day ?? ""))).toEqual([true, false, true]);
});

test("rows of a file without headings have the numbers of its lines, on the page and in the download", () => {
  const rows = [["A", "DE", "1"]];
  const file = priceOrders(rows, setup, { ...priced(rows).options, headed: 0 });
  const words = { heads: {}, services: {}, prices: {}, countries: {}, rules: {}, notes: new Map<number, string>() };
  expect(writeOrdersCsv(rows, setup, file, "cheapest", words)).toContain("\r\n1,A,DE,");
  expect(labelRow(0, file.result)).toBe("A (row 1)");
});

describe("an invoice", () => {
  const small = "10x10x5";
  const rows = [
    ["A", "DE", "1.05", "$10.83", "Standard Express"],
    ["B", "DE", "1.05", "13.20", "standard"],
    ["C", "DE", "1.05", "9.76", "Standard Express"],
    ["D", "DE", "1.05", "5.25", "Standard Express"],
    ["E", "DE", "1.05", "99.99", "Standard Express"],
    ["F", "DE", "1.05", "n/a", "Standard Express"],
    ["G", "DE", "1.05", "5", "Nobody"],
  ];
  test("is explained row by row, and adds up", async () => {
    const checked = await checkInvoice(rows, setup, priced(rows, [], small), { line: "" }, still);
    if (!checked) throw new Error("It was given up");
    // 1.05 × 7.10 = 7.46 and 2.30 and 11 % fuel: 10.83; at 1.35 kg 13.20; without fuel 9.76; the slow line 5.25
    expect(checked.ruleBy).toEqual([
      { rule: "exact" },
      { rule: "weight", detail: "1350" },
      { rule: "without", detail: "fuel", label: "Fuel" },
      { rule: "other-line", detail: "slow" },
      { rule: "unexplained" },
      undefined,
      undefined,
    ]);
    expect([checked.checked, checked.expected]).toEqual([5, 5 * 1083]);
    expect(checked.unchecked).toEqual([
      { why: "no-amount", rows: [5] },
      { why: "no-line", rows: [6] },
    ]);
    expect(checked.differing).toBe(4);
    expect(checked.groups.reduce((sum, { difference }) => sum + difference, 0)).toBe(checked.billed - checked.expected);
    expect(checked.worst[0]).toBe(4);
  });
  const dated = { ...columns, day: 5 };
  /** Standard Express with 20 % fuel from December on. */
  const dearer: Setup = {
    ...setup,
    cards: [
      ...cards,
      testCard({
        service: "standard",
        validFrom: "2026-12-01",
        surcharges: [
          { id: "fuel", label: "Fuel", amount: { per: "percent", millionths: 20_000_000, of: ["freight"] } },
        ],
      }),
    ],
  };
  test("with a column of days each row is checked with the cards of its own, and days without a card are said", async () => {
    const month = [
      ["A", "DE", "1.05", "10.83", "standard", "30.11.2026"],
      ["B", "DE", "1.05", "10.83", "standard", "2026-12-01"],
      ["C", "DE", "1.05", "10.83", "standard", "1999-12-01"],
      ["D", "DE", "1.05", "10.83", "standard", "soon"],
    ];
    const file = priced(month, [], small);
    const reading = { ...file.reading, columns: dated };
    const own = { ...file, reading, options: { ...file.options, columns: dated } };
    const checked = await checkInvoice(month, dearer, own, { line: "" }, still);
    // 7.46 and 2.30 with 20 % fuel: 11.71
    expect([...(checked?.expectedBy ?? [])]).toEqual([1083, 1171, -1, -1]);
    expect(checked?.dayBy).toEqual(["2026-11-30", "2026-12-01", undefined, undefined]);
    expect(checked?.unchecked).toEqual([
      { why: "no-card", rows: [2] },
      { why: "no-day", rows: [3] },
    ]);
  });
  test("one answer says which line a name means, for all of its rows", async () => {
    const named = [
      ["A", "DE", "1.05", "10.83", "Express Premium"],
      ["B", "DE", "1.05", "5.25", "express premium"],
      ["C", "DE", "1.05", "5.25", "Slow"],
    ];
    const file = priced(named, [], small);
    const before = await checkInvoice(named, setup, file, { line: "" }, still);
    expect(before?.unknown).toEqual([{ name: "Express Premium", rows: 2, line: "" }]);
    const called = { "EXPRESS PREMIUM": "standard" };
    const after = await checkInvoice(named, setup, file, { line: "", called }, still);
    expect([...(after?.expectedBy ?? [])]).toEqual([1083, 1083, 525]);
    expect(after?.unknown).toEqual([{ name: "Express Premium", rows: 2, line: "standard" }]);
    expect(after?.unchecked).toEqual([]);
  });
  test("a doubled bill is twice the price", async () => {
    const twice = [["A", "DE", "1.05", "21.66", "Standard"]];
    const checked = await checkInvoice(twice, setup, priced(twice, [], small), { line: "" }, still);
    expect(checked?.groups).toEqual([{ rule: { rule: "times", detail: "2" }, rows: 1, difference: 1083 }]);
  });
  test("where no row can be checked, none agrees", async () => {
    const none = [["A", "Atlantis", "1", "5", "Slow"]];
    const checked = await checkInvoice(none, setup, priced(none), { line: "" }, still);
    expect([checked?.checked, checked?.unchecked]).toEqual([0, [{ why: "unread", rows: [0] }]]);
  });
  test("a number that is marked as a correction is that of its order", async () => {
    const own = [
      ["A103", "DE", "1.05", "13.20", "Standard"],
      ["A103-CR", "", "", "-2.37", ""],
      ["A104-CR", "", "", "-1.00", ""],
    ];
    const checked = await checkInvoice(own, setup, priced(own, [], small), { line: "" }, still);
    expect(checked?.groups).toEqual([
      { rule: { rule: "credit" }, rows: 1, difference: -100 },
      { rule: { rule: "netted" }, rows: 1, difference: 0 },
    ]);
  });
  test("a credit is netted with the order of its number, else stands alone; it is no order", async () => {
    const own = [
      ["A", "DE", "1.05", "13.20", "Standard"],
      ["B", "DE", "1.05", "10.83", "Standard"],
      ["A", "DE", "1.05", "(2.37)", "Credit note"],
      ["B", "DE", "1.05", "−10.83", "Credit note"],
      ["Z", "", "", "9,95-", ""],
      ["A", "", "", "1.00", "Address correction"],
      ["Subtotal", "", "", "17.88", ""],
      ["", "", "", "5.00 CR", ""],
      ["N", "DE", "1.05", "n/a", "Standard"],
      ["N", "", "", "-1", ""],
    ];
    const file = priced(own, [], small);
    expect([file.result.orders, file.result.taken, file.result.unread.count]).toEqual([3, 3, 0]);
    expect(file.result.notes.noOrders).toEqual([
      { kind: "credit", rows: [2, 3, 4, 7, 9] },
      { kind: "charge", rows: [5] },
      { kind: "sum", rows: [6] },
    ]);
    expect(file.result.notes.repeated.names).toEqual([]);
    const checked = await checkInvoice(own, setup, file, { line: "" }, still);
    if (!checked) throw new Error("It was given up");
    expect(checked.groups).toEqual(
      expect.arrayContaining([
        // 13.20 − 2.37 + 1.00 is 11.83 of 10.83: what 1.176 kg cost
        { rule: { rule: "credited" }, rows: 1, difference: -1083 },
        { rule: { rule: "credit" }, rows: 2, difference: -995 - 500 },
      ]),
    );
    expect(checked.billed).toBe(1320 + 1083 - 237 - 1083 - 995 + 100 - 500);
    expect([checked.checked, checked.expected]).toEqual([2, 2 * 1083]);
    expect(checked.groups.reduce((sum, { difference }) => sum + difference, 0)).toBe(checked.billed - checked.expected);
    expect(checked.unchecked).toEqual([{ why: "no-amount", rows: [8, 9] }]);
    // the rows of a download add up too
    const differences = own.map((_, at) =>
      (checked.expectedBy[at] ?? -1) < 0 ? 0 : (checked.billedBy[at] ?? 0) - (checked.expectedBy[at] ?? 0),
    );
    expect(differences.reduce((sum, one) => sum + one, 0)).toBe(checked.billed - checked.expected);
  });
  test("a bill that was corrected in another row matches", async () => {
    const own = [
      ["A", "DE", "1.05", "13.20", "Standard"],
      ["A", "DE", "1.05", "-2.37", "Credit"],
    ];
    const checked = await checkInvoice(own, setup, priced(own, [], small), { line: "" }, still);
    expect(checked?.groups).toEqual([{ rule: { rule: "netted" }, rows: 1, difference: 0 }]);
    expect([checked?.differing, checked?.worst]).toEqual([0, []]);
  });
  test("without a size that could make it dearer a higher bill is no accusation, a lower one still differs", async () => {
    const own = [
      ["A", "DE", "1.05", "13.20", "Standard"],
      ["B", "DE", "1.05", "9.00", "Standard"],
    ];
    const checked = await checkInvoice(own, setup, priced(own), { line: "" }, still);
    expect(checked?.unchecked).toEqual([{ why: "no-size", rows: [0] }]);
    expect(checked?.worst).toEqual([1]);
  });
  test("without a size a bill that the invoice's own billed weight explains is checked, and the weight is named", async () => {
    const own = [
      ["A", "DE", "1.05", "13.20", "Standard", "1.35"],
      ["B", "DE", "1.05", "14.00", "Standard", "1.35"],
    ];
    const file = priced(own);
    const reading = { ...file.reading, columns: { ...columns, billedWeight: 5 } };
    const checked = await checkInvoice(own, setup, { ...file, reading }, { line: "" }, still);
    expect(checked?.groups).toEqual([{ rule: { rule: "billed-weight", detail: "1350" }, rows: 1, difference: 237 }]);
    expect(checked?.unchecked).toEqual([{ why: "no-size", rows: [1] }]);
  });
  test("without a column of lines the likeliest line is taken", async () => {
    const own = [
      ["A", "DE", "1", "5"],
      ["B", "DE", "2", "10"],
      ["C", "DE", "1", "6"],
    ];
    const { table, result, ...rest } = priced(own);
    const file = {
      ...rest,
      table,
      result,
      options: { ...rest.options, columns: { country: 1, weight: 2, billed: 3 } },
    };
    expect((await checkInvoice(own, setup, file, { line: "" }, still))?.line).toBe("slow");
  });
});

test("small shares are folded into one", () => {
  const shares = ["a", "b", "c", "d"].map((key, at) => ({ key, orders: 1, total: 10 - at }));
  expect(groupSmallShares(shares, 3)).toEqual([shares[0], shares[1], { key: "", orders: 2, total: 15 }]);
  expect(groupSmallShares(shares, 4)).toBe(shares);
});

test.each([
  [1, 1],
  [3, 5],
  [180, 200],
  [501, 1000],
])("a step of at least %d is %d", (least, step) => expect(roundStep(least)).toBe(step));
