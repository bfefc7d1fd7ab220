import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Calculus, formulas } from "./calculus.ts";
import { PlainNumbers } from "./plain-numbers.ts";
import { cachePossible, holdsBut, isWithinBounds, type Known, onDay } from "./possible-charges.ts";
import type { Consignment } from "./answer.ts";
import { calculateDutyCharges, calculateDutyTotal } from "./duty-charges.ts";
import { answerDuties } from "./questions.ts";
import { type ChargeRule, type DutyRules, findPlace, type Regime } from "./rules.ts";

const facts = {
  day: "2026-11-20",
  country: "DE",
  from: "CN",
  goods: "general",
  buyer: "private",
  mode: "air",
  registered: false,
} as const;

test("a condition holds on its days, for its countries, goods, mode and scheme, and for no other", () => {
  expect(holdsBut({}, facts)).toBe(true);
  for (const [when, holds] of [
    [{ countries: ["DE", "FR"] }, true],
    [{ countries: ["FR"] }, false],
    [{ goods: ["general"] }, true],
    [{ goods: ["battery"] }, false],
    [{ notGoods: ["general"] }, false],
    [{ notGoods: ["battery"] }, true],
    [{ mode: "air" }, true],
    [{ mode: "sea" }, false],
    [{ registered: false }, true],
    [{ registered: true }, false],
    [{ from: "2026-11-20", to: "2026-11-20" }, true],
    [{ from: "2026-11-21" }, false],
    [{ to: "2026-11-19" }, false],
    [{ countries: ["DE"], goods: ["battery"] }, false],
  ] as const)
    expect([when, holdsBut(when, facts)]).toEqual([when, holds]);
  expect(onDay({ from: "2026-11-01", to: "2026-11-30" }, "2026-11-30")).toBe(true);
});

describe("value bounds", () => {
  const plain = new PlainNumbers("EUR", { base: "EUR", date: "2026-11-01", rates: {} });
  const law = (own: number) => (of: string) => plain.fixed(String(of === "goods" ? own : own + 10), "EUR");
  test.each([
    [{ of: "goods", over: "150" }, 150, false],
    [{ of: "goods", over: "150" }, 150.01, true],
    [{ of: "goods", upTo: "150" }, 150, true],
    [{ of: "goods", upTo: "150" }, 150.01, false],
    [{ of: "goods", from: "150" }, 150, true],
    [{ of: "goods", from: "150" }, 149.99, false],
    [{ of: "goods", under: "150" }, 149.99, true],
    [{ of: "goods", under: "150" }, 150, false],
    [{ of: "with-carriage", upTo: "150" }, 140, true],
    [{ of: "with-carriage", upTo: "150" }, 140.01, false],
    [{ of: "goods", over: "100", under: "150" }, 100, false],
    [{ of: "goods", over: "100", under: "150" }, 120, true],
  ] as const)("%j of %d: %s", (bounds, own, holds) => {
    expect(isWithinBounds(bounds, law(own), plain)).toBe(holds);
    expect(isWithinBounds(undefined, law(own), plain)).toBe(true);
  });
});

describe("plain numbers", () => {
  const exchange = { base: "USD", date: "2026-11-01", rates: { USD: 1, EUR: 0.8, GBP: 0.75 } };
  const inEuro = new PlainNumbers("EUR", exchange);
  const unclear = (done: (plain: PlainNumbers) => void) => {
    const plain = new PlainNumbers("EUR", exchange);
    done(plain);
    return plain.unclear;
  };
  /** As many euros, but as an exchange leaves them: with digits that a float may have lost. */
  const exchanged = (euros: number) => ({ value: euros, decimals: Number.POSITIVE_INFINITY });

  test("report when digits that a float may have lost would decide", () => {
    expect(unclear((plain) => plain.amount(exchanged(1.234), "EUR"))).toBe(false);
    expect(unclear((plain) => plain.amount(exchanged(1.235), "EUR"))).toBe(true);
    expect(unclear((plain) => plain.amount(exchanged(1e9), "EUR"))).toBe(true);
    expect(unclear((plain) => plain.amount(exchanged(Number.NaN), "EUR"))).toBe(true);
    expect(unclear((plain) => plain.against(exchanged(150), "150"))).toBe(true);
    expect(unclear((plain) => plain.against(exchanged(150.01), "150"))).toBe(false);
    expect(unclear((plain) => plain.rounded(exchanged(12.5), "1", "half-up"))).toBe(true);
    expect(unclear((plain) => plain.rounded(exchanged(12.4), "1", "half-up"))).toBe(false);
    expect(unclear((plain) => plain.rounded(exchanged(12), "1", "down"))).toBe(true);
    expect(unclear((plain) => plain.rounded(exchanged(12.4), "1", "down"))).toBe(false);
  });

  test("settle a half cent, a limit and a whole step where all is decimal", () => {
    for (const done of [
      (plain: PlainNumbers) => expect(plain.amount(plain.percent("12.5", plain.money(100, "EUR")), "EUR")).toBe(13),
      (plain: PlainNumbers) => expect(plain.against(plain.money(15_000, "EUR"), "150")).toBe(0),
      (plain: PlainNumbers) =>
        expect(plain.rounded(plain.fixed("0.35", "EUR"), "0.1", "half-up").value).toBeCloseTo(0.4),
      // 0.7 + 0.1 is a little less than 0.8 in floating point
      (plain: PlainNumbers) => {
        const sum = plain.sum([plain.fixed("0.7", "EUR"), plain.fixed("0.1", "EUR")]);
        expect(plain.rounded(sum, "0.1", "down").value).toBeCloseTo(0.8);
      },
    ])
      expect(unclear(done)).toBe(false);
    expect(inEuro.amount(inEuro.fixed("1.005", "EUR"), "EUR")).toBe(101);
  });

  test("give the same result as formulas", () => {
    const cents = fc.integer({ min: 0, max: 5_000_000 });
    const currencies = fc.constantFrom("USD", "EUR", "GBP");
    fc.assert(
      fc.property(cents, cents, currencies, currencies, (one, other, from, to) => {
        const plain = new PlainNumbers(to, exchange);
        const [quick, exact] = [sumOf(plain, one, other, from, to), sumOf(formulas, one, other, from, to)];
        expect(Math.abs(quick - exact)).toBeLessThanOrEqual(plain.unclear ? 1 : 0);
      }),
    );
    function sumOf<Value>(calculus: Calculus<Value>, one: number, other: number, from: string, to: string) {
      const a = calculus.exchanged(calculus.money(one, from), from, to, exchange);
      const b = calculus.less(
        calculus.percent("12.5", calculus.sum([a, calculus.fixed("3", to)])),
        calculus.fixed("1", to),
      );
      const c = calculus.aroundTax("17", calculus.atLeast(calculus.fixed("2", to), b));
      const most = calculus.atMost(calculus.money(other, to), calculus.times(3, c));
      return calculus.amount(calculus.rounded(calculus.rounded(most, "0.05", "half-up"), "0.02", "down"), to);
    }
  });
});

const source = { title: "test", date: "2026-01-01" };
const charge = (changes: Partial<ChargeRule>): ChargeRule => ({
  id: "tax",
  kind: "tax",
  label: { en: "Tax" },
  when: {},
  amount: { percent: { fixed: "10" }, of: ["goods", "carriage"] },
  collected: "at-import",
  source,
  ...changes,
});
const regime = (changes: Partial<Regime>): DutyRules => ({
  regimes: [
    {
      id: "r",
      currency: "EUR",
      countries: { DE: {} },
      parts: [],
      charges: [],
      refusals: [],
      open: [],
      staleAfter: 396,
      ...changes,
    },
  ],
  tariffs: {},
});
const consignment: Consignment = {
  from: "CN",
  to: "DE",
  goods: "general",
  value: 10_000,
  currency: "EUR",
  carriage: 1_000,
  carriageCurrency: "EUR",
  parcels: 1,
  mode: "air",
};
const exchange = { base: "USD", date: "2026-11-01", rates: { USD: 1, EUR: 0.8 } };
const ask = (rules: DutyRules, changes: Partial<Consignment> = {}) =>
  answerDuties({ ...consignment, ...changes }, rules, "2026-11-20", exchange);

describe("what a form must ask", () => {
  const scheme = { name: "IOSS", assumed: true };
  const each = charge({ id: "duty", kind: "duty", amount: { each: "3", per: "sub-heading" } });
  const asked = (rules: DutyRules, changes: Partial<Consignment> = {}) =>
    ask(rules, changes).questions.map(({ ask: what }) => what);

  test("without a value: the value, and whatever could matter for some value", () => {
    const without = { value: undefined };
    expect(asked(regime({}), without)).toEqual([]);
    expect(asked(regime({ charges: [charge({})] }), without)).toEqual(["value"]);
    expect(asked(regime({ charges: [each] }), without)).toEqual(["value", "subheadings"]);
    expect(asked(regime({ charges: [charge({})], scheme }), without)).toEqual(["value"]);
    const registered = charge({ when: { registered: true } });
    expect(asked(regime({ charges: [registered] }), without)).toEqual(["value"]);
    expect(asked(regime({ charges: [registered], scheme }), without)).toEqual(["value", "registered"]);
    // a charge that cannot apply here raises no question
    expect(asked(regime({ charges: [charge({}), { ...each, when: { mode: "sea" } }] }), without)).toEqual(["value"]);
    const postal = { id: "p", country: "DE", name: { en: "Part" }, postcodes: [{ prefix: "9" }], source };
    const withPart = regime({ charges: [registered], scheme, parts: [{ ...postal, withoutScheme: true }] });
    expect(asked(withPart, without)).toEqual(["value", "postcode", "registered"]);
    expect(asked(withPart, { ...without, postcode: "90000" })).toEqual(["value"]);
    expect(asked(withPart, { ...without, postcode: " " })).toContain("postcode");
  });

  test("with a value: only what changes the charges", () => {
    expect(asked(regime({ charges: [charge({})], scheme }))).toEqual([]);
    expect(asked(regime({ charges: [each] }))).toEqual(["subheadings"]);
    expect(asked(regime({ charges: [charge({ when: { registered: true } })], scheme }))).toEqual(["registered"]);
    expect(asked(regime({ charges: [charge({ when: { registered: true } })], scheme }), { registered: false })).toEqual(
      ["registered"],
    );
    const same = { id: "p", country: "DE", name: { en: "Part" }, postcodes: [{ prefix: "9" }], source };
    expect(asked(regime({ charges: [charge({})], parts: [same] }))).toEqual([]);
    const own = charge({ amount: { percent: { own: "vat" }, of: ["goods"] } });
    const differs = { countries: { DE: { vat: "19" } }, charges: [own], parts: [{ ...same, rates: { vat: "9" } }] };
    expect(asked(regime(differs))).toEqual(["postcode"]);
    expect(asked(regime(differs), { postcode: "10000" })).toEqual([]);
    expect(asked(regime({ ...differs, parts: [{ ...same, refused: { en: "no" } }] }))).toEqual(["postcode"]);
  });
});

test("the sum at import excludes what the seller pays, and equals the charges listed", () => {
  const rules = regime({ charges: [charge({}), charge({ id: "vat", collected: "by-seller" })] });
  const charges = calculateDutyCharges(consignment, rules, "2026-11-20", exchange);
  expect(charges).toMatchObject([
    {
      id: "tax",
      amount: 1_100,
      base: ["goods", "carriage"],
    },
    { id: "vat", amount: 1_100 },
  ]);
  expect(calculateDutyTotal(consignment, rules, "2026-11-20", exchange)).toBe(1_100);
});

test("a tax of no more than what is waived is not charged", () => {
  const tax = (waivedUpTo: string) =>
    calculateDutyTotal(consignment, regime({ charges: [charge({ waivedUpTo })] }), "2026-11-20", exchange);
  expect(["11", "10.99"].map(tax)).toEqual([0, 1_100]);
});

test("a reduced rate counts for the goods of its codes, where the country has one", () => {
  const percent = { own: "vat", reduced: [{ name: "book", codes: ["4901"], source }] };
  const charges = [charge({ amount: { percent, of: ["goods"] } })];
  const tax = (rates: Record<string, string>, hs?: string) =>
    calculateDutyTotal({ ...consignment, hs }, regime({ countries: { DE: rates }, charges }), "2026-11-20", exchange);
  expect(tax({ vat: "19", book: "7" }, "490199")).toBe(700);
  expect(tax({ vat: "19", book: "0" }, "490199")).toBe(0);
  expect(tax({ vat: "19", book: "7" }, "950300")).toBe(1_900);
  expect(tax({ vat: "19", book: "7" })).toBe(1_900);
  expect(tax({ vat: "19" }, "490199")).toBe(1_900);
});

test("gives no figure where one would be wrong", () => {
  const reason = (rules: DutyRules, changes: Partial<Consignment> = {}) => {
    const answer = ask(rules, changes);
    expect(calculateDutyTotal({ ...consignment, ...changes }, rules, "2026-11-20", exchange)).toEqual(
      answer.available ? expect.any(Number) : answer.reason,
    );
    return answer.available ? undefined : answer.reason.code;
  };
  const taxed = { charges: [charge({})] };
  expect(reason(regime(taxed))).toBeUndefined();
  expect(reason(regime(taxed), { to: "FR" })).toBe("destination-without-rule");
  expect(reason(regime(taxed), { value: undefined })).toBe("value-missing");
  expect(reason(regime(taxed), { currency: "XXX" })).toBe("currency-without-rate");
  expect(reason(regime(taxed), { carriageCurrency: "XXX" })).toBe("currency-without-rate");
  expect(reason(regime({ charges: [charge({ when: { to: "2026-11-19" } })] }))).toBe("day-without-rule");
  expect(reason(regime({ charges: [charge({ when: { to: "2026-11-20" } })] }))).toBeUndefined();
  expect(reason(regime({ charges: [charge({ when: { mode: "sea" } })] }))).toBeUndefined();
  const refusals = [{ when: { value: { of: "goods" as const, over: "100" } }, reason: { en: "no" }, source }];
  expect(reason(regime({ ...taxed, refusals }))).toBeUndefined();
  expect(reason(regime({ ...taxed, refusals }), { value: 10_001 })).toBe("beyond-rules");
  const part = { id: "p", country: "DE", name: { en: "Part" }, postcodes: [{ prefix: "9" }], source };
  expect(reason(regime({ ...taxed, partNeeded: true, parts: [part] }))).toBe("postcode-needed");
  expect(reason(regime({ ...taxed, partNeeded: true, parts: [part] }), { postcode: "91" })).toBeUndefined();
  expect(reason(regime({ ...taxed, partNeeded: true }))).toBeUndefined();
  const range = { ...part, postcodes: [{ from: "10", to: "19" }], refused: { en: "no" } };
  const at = (postcode: string) => reason(regime({ ...taxed, parts: [range] }), { postcode });
  expect(["09999", "10000", "19999", "20000"].map(at)).toEqual([undefined, "beyond-rules", "beyond-rules", undefined]);
});

test("every fact parts a result from the last one; a fact that is new does not compile until it is tried here", () => {
  const others: Required<Omit<Known, "heading">> = {
    goods: "battery",
    day: "2026-11-21",
    hs: "610910",
    from: "VN",
    buyer: "business",
    mode: "sea",
    registered: true,
  };
  const rules = regime({});
  const place = findPlace(rules, "DE", undefined);
  for (const [name, other] of Object.entries(others)) {
    const first = place && cachePossible(place, rules, facts);
    expect(first).toBeDefined();
    expect(place && cachePossible(place, rules, { ...facts, [name]: other }), name).not.toBe(first);
  }
});

test("the cached last answer is not used for other goods, another day, mode, buyer, code or scheme", () => {
  const only = (when: ChargeRule["when"]) => [charge({ when }), charge({ id: "other" })];
  const scheme = { name: "IOSS", assumed: false };
  const count = (rules: DutyRules, changes: Partial<Consignment>, day = "2026-11-20") => {
    const charges = calculateDutyCharges({ ...consignment, ...changes }, rules, day, exchange);
    return Array.isArray(charges) ? charges.length : charges.code;
  };
  const goods = regime({ charges: only({ goods: ["general"] }) });
  expect([count(goods, {}), count(goods, { goods: "battery" }), count(goods, {})]).toEqual([2, 1, 2]);
  const mode = regime({ charges: only({ mode: "air" }) });
  expect([count(mode, {}), count(mode, { mode: "sea" }), count(mode, {})]).toEqual([2, 1, 2]);
  const day = regime({ charges: only({ to: "2026-11-20" }) });
  expect([count(day, {}), count(day, {}, "2026-11-21"), count(day, {})]).toEqual([2, 1, 2]);
  const buyer = regime({ charges: only({ buyer: "business" }) });
  expect((["business", "private", "business"] as const).map((one) => count(buyer, { buyer: one }))).toEqual([2, 1, 2]);
  const registered = regime({ charges: only({ registered: true }), scheme });
  expect([true, false, true].map((one) => count(registered, { registered: one }))).toEqual([2, 1, 2]);
  const rates = { t: [{ hs: "6109", percent: "5", source }] };
  const tariff = { percent: { tariff: "t" }, of: ["goods"] };
  const hs = { ...regime({ charges: [charge({ amount: tariff }), charge({ id: "other" })] }), tariffs: rates };
  expect(["610910", "420221", "610910"].map((one) => count(hs, { hs: one }))).toEqual([2, 1, 2]);
});
