import type { Problem, Reading } from "../parse/line/reading.ts";

/** Where a text about freight says that it goes; `name`: as it is written there. */
export type FreightGoal = { to: string; postcode: string; within: boolean; name: string };

/** What names a place, and not which. */
const open: ReadonlySet<Problem["kind"]> = new Set(["places", "place-twice", "region", "home"]);
const leads = /(?:\bto|->|→|[到至往]|[发寄运送]给?)\s*$/i;

/** Whether a problem of a text hides where it goes: then it goes nowhere else. */
export function hidesGoal({ kind, span }: Problem, text: string): boolean {
  return open.has(kind) || (kind === "unknown" && leads.test(text.slice(0, span[0])));
}

/** Whether a text names a place, understood or not. */
export function namesGoal({ to, problems, text }: Reading): boolean {
  return to !== undefined || problems.some((one) => one.kind === "unserved" || hidesGoal(one, text));
}

/** All places to which a text says that its freight goes. A country's name beside one of its places is that place. */
export function listGoals(readings: readonly Reading[]): FreightGoal[] {
  const goals = readings.flatMap(
    ({ to, postcode, area, cityPostcode, within, parts, problems, text }): FreightGoal[] => {
      const unserved = problems.flatMap((one) =>
        one.kind === "unserved" ? [{ to: one.code, postcode: "", within: false, name: one.name }] : [],
      );
      const place = parts.find(({ kind }) => kind === "place");
      if (!to) return unserved;
      const name = place ? text.slice(...place.span) : to;
      return [{ to, postcode: postcode ?? area ?? cityPostcode ?? "", within: within ?? false, name }, ...unserved];
    },
  );
  return goals.filter(
    (goal, at) =>
      // the first of those that are alike, and a whole country only where none of its places is named
      !goals.some(
        (other, index) =>
          other.to === goal.to &&
          (other.postcode === goal.postcode ? index < at : goal.postcode === "" && !goal.within),
      ),
  );
}
