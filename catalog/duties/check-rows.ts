import { conditionFields, type RegimeFile } from "../schema/duties.ts";
import type { Path, ReportAt } from "../read/problems.ts";
import { addDays } from "../read/values.ts";

type Row = RegimeFile["refuse"][number] | RegimeFile["charges"][number] | RegimeFile["open"][number];
type Charge = RegimeFile["charges"][number];

/** Rows of charges: each must be complete, and no two of a name may apply to one consignment on the same day. */
export function checkRows(file: RegimeFile, error: ReportAt): void {
  for (const [at, charge] of file.charges.entries()) {
    checkAmount(charge, ["charges", at], file.charges.slice(0, at), error);
    checkBounds(charge, ["charges", at], file, error);
  }
  for (const list of ["refuse", "open"] as const)
    for (const [at, row] of file[list].entries()) checkBounds(row, [list, at], file, error);
  for (const [at, row] of file.charges.entries())
    for (const [before, other] of file.charges.slice(0, at).entries())
      if (row.id === other.id) checkPair(file, row, other, at, before, error);
}

function checkAmount(charge: Charge, path: Path, earlier: readonly Charge[], error: ReportAt): void {
  const { percent, each, per, of } = charge;
  if ((percent === undefined) === (each === undefined))
    error(
      path,
      `"${charge.id}" has ${percent === undefined ? "no amount" : "two amounts"}`,
      "write percent: with of:, or each: with per:",
    );
  if (each !== undefined && !per)
    error(path, `"${charge.id}" does not say for each of what`, "write per: sub-heading, parcel or consignment");
  if (percent !== undefined && !of)
    error(
      path,
      `"${charge.id}" does not say of what`,
      "write of: [goods], of: [goods, carriage] or names of charges above",
    );
  for (const field of ["goods_percent", "less", "inside", "min", "max", "base_step", "step", "rounding"] as const)
    if (each !== undefined && charge[field] !== undefined)
      error([...path, field], `"${field}" belongs to a percentage`, "remove it, or write percent: and of:");
  if (percent !== undefined && (per || charge.currency))
    error(
      [...path, per ? "per" : "currency"],
      `"${per ? "per" : "currency"}" belongs to a fixed amount`,
      "remove it, or write each:",
    );
  if (charge.min !== undefined && charge.max !== undefined && Number(charge.min) > Number(charge.max))
    error([...path, "min"], `the minimum ${charge.min} is above the maximum ${charge.max}`, "write the lower first");
  if (charge.inside && typeof percent === "string" && Number(percent) >= 100)
    error([...path, "percent"], "a tax inside its own base is below 100 percent", "check the figure");
  const known = new Set(["goods", "carriage", "clearance", ...earlier.map(({ id }) => id)]);
  for (const [place, part] of (of ?? []).entries()) {
    if (part === charge.id || !known.has(part))
      error(
        [...path, "of", place],
        `the base "${part}" is not known here`,
        `known are ${[...known].filter((id) => id !== charge.id).join(", ")}: charges stand above those that are taken of them`,
      );
    if ((of ?? []).indexOf(part) < place) error([...path, "of", place], `"${part}" is twice in the base`, "remove one");
  }
}

function checkBounds(row: Row, path: Path, file: RegimeFile, error: ReportAt): void {
  if (row.from && row.to && row.from > row.to)
    error([...path, "to"], `the row ends on ${row.to}, before it begins`, `use a day from ${row.from} on`);
  const { low, high } = toRange(row);
  if (low > high || (low === high && (row.value_over !== undefined || row.value_under !== undefined)))
    error(path, "no value is within the row's bounds", "check value_over and value_up_to");
  if (row.value_over !== undefined && row.value_from !== undefined)
    error([...path, "value_from"], "the row has two lower bounds", "leave value_over or value_from");
  if (row.value_up_to !== undefined && row.value_under !== undefined)
    error([...path, "value_under"], "the row has two upper bounds", "leave value_up_to or value_under");
  if (row.registered !== undefined && !file.scheme)
    error(
      [...path, "registered"],
      "the file has no scheme that a seller could be registered with",
      "write scheme: { name: …, assumed: false }",
    );
  if (row.goods && row.not_goods) error([...path, "not_goods"], "the row has goods and not_goods", "leave one of them");
}

/** Two rows of one name must not apply at once; if only their days differ, there must be no gap between them. */
function checkPair(file: RegimeFile, row: Charge, other: Charge, at: number, before: number, error: ReportAt): void {
  if (!isMeeting(file, row, other)) return;
  const [from, to] = [row.from ?? "", row.to ?? "9999-12-31"];
  const [otherFrom, otherTo] = [other.from ?? "", other.to ?? "9999-12-31"];
  const bounds = findCrossedBounds(row, other);
  if (from <= otherTo && otherFrom <= to && bounds)
    error(
      ["charges", at, bounds.own],
      `two rows of "${row.id}" hold between ${bounds.low} and ${bounds.high}: ${bounds.own} here and ${bounds.other} in number ${before + 1}`,
      "write the same value in both: one row ends where the other begins",
    );
  else if (from <= otherTo && otherFrom <= to)
    error(
      ["charges", at],
      `two rows of "${row.id}" hold on ${[from, otherFrom].sort().at(-1) || "every day"}: this one and number ${before + 1}`,
      "end the older one (to:) on the day before the newer begins (from:), or part them by value, goods or countries",
    );
  else if (isSameExceptDays(row, other) && from > otherTo) {
    const gap = findFirstGap(
      file.charges.filter((one) => one.id === row.id && isMeeting(file, one, row)),
      addDays(otherTo, 1),
      from,
    );
    if (gap)
      error(
        ["charges", at, "from"],
        `no row of "${row.id}" holds from ${gap} to the day before ${from}`,
        `begin on ${gap}, or say so with a row in between`,
      );
  }
}

/** The two bounds between which both rows hold, if one of them ends above the beginning of the other. */
function findCrossedBounds(row: Charge, other: Charge) {
  const [own, its] = [toRange(row), toRange(other)];
  if (its.low < own.low && own.low < its.high && its.high < own.high)
    return { low: own.low, high: its.high, own: nameLow(row), other: nameHigh(other) };
  if (own.low < its.low && its.low < own.high && own.high < its.high)
    return { low: its.low, high: own.high, own: nameHigh(row), other: nameLow(other) };
  return undefined;
}

const nameLow = (row: Row) => (row.value_over === undefined ? "value_from" : "value_over");
const nameHigh = (row: Row) => (row.value_up_to === undefined ? "value_under" : "value_up_to");

/** The first day before `end` on which no row applies: if a threshold returns, other rows apply in between. */
function findFirstGap(rows: readonly Charge[], day: string, end: string): string | undefined {
  if (day >= end) return undefined;
  const holding = rows.find(({ from = "", to = "9999-12-31" }) => from <= day && day <= to);
  if (!holding) return day;
  return holding.to ? findFirstGap(rows, addDays(holding.to, 1), end) : undefined;
}

/** Whether some consignment matches both rows, leaving days aside. */
function isMeeting(file: RegimeFile, a: Charge, b: Charge): boolean {
  for (const [question, reading] of Object.entries(a.reading ?? {}))
    if ((b.reading?.[question] ?? reading) !== reading) return false;
  if (a.buyer && b.buyer && a.buyer !== b.buyer) return false;
  if (!dispatchMeets(a, b) || !dispatchMeets(b, a) || !codesMeet(file, a, b) || !codesMeet(file, b, a)) return false;
  if (a.registered !== undefined && b.registered !== undefined && a.registered !== b.registered) return false;
  if (a.mode && b.mode && a.mode !== b.mode) return false;
  if (a.countries && b.countries && !a.countries.some((one) => b.countries?.includes(one))) return false;
  if (a.goods && b.goods && !a.goods.some((one) => b.goods?.includes(one))) return false;
  if (a.goods?.every((one) => b.not_goods?.includes(one)) || b.goods?.every((one) => a.not_goods?.includes(one)))
    return false;
  // bounds on different kinds of value can overlap: a consignment with 0 carriage matches both
  const [one, two] = [toRange(a), toRange(b)];
  if (one.high < two.low || two.high < one.low) return false;
  if (one.high === two.low) return one.highIn && two.lowIn;
  if (two.high === one.low) return two.highIn && one.lowIn;
  return true;
}

/** Whether the countries of dispatch of `a` are not all left out by `b`. */
function dispatchMeets(a: Charge, b: Charge): boolean {
  const { dispatched_from: own } = a;
  if (!own) return true;
  if (own.every((one) => b.not_dispatched_from?.includes(one))) return false;
  return !b.dispatched_from || own.some((one) => b.dispatched_from?.includes(one));
}

/** Whether some HS code, or its lack, that fits `a` may fit `b`. */
function codesMeet(file: RegimeFile, a: Charge, b: Charge): boolean {
  if (a.code_known === false && (b.code_known === true || b.codes)) return false;
  const listed = (names: readonly string[] = []) => names.flatMap((name) => file.codes[name] ?? []);
  if (!a.codes) return true;
  const own = listed(a.codes);
  const [others, without] = [listed(b.codes), listed(b.not_codes)];
  if (own.every((one) => without.some((other) => one.startsWith(other)))) return false;
  return !b.codes || own.some((one) => others.some((other) => one.startsWith(other) || other.startsWith(one)));
}

function toRange(row: Row) {
  return {
    low: Number(row.value_over ?? row.value_from ?? 0),
    lowIn: row.value_over === undefined,
    high: Number(row.value_up_to ?? row.value_under ?? Number.POSITIVE_INFINITY),
    highIn: row.value_under === undefined,
  };
}

function isSameExceptDays(a: Charge, b: Charge): boolean {
  return conditionFields
    .filter((field) => field !== "from" && field !== "to")
    .every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]));
}
