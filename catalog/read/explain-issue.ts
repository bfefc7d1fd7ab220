import { z } from "zod";
import { suggestName } from "./problems.ts";

/** A mistake as its editor reads it, with where it is in the file. */
type Explained = { path: readonly PropertyKey[]; wrong: string; right: string };

type Issue = z.core.$ZodIssue;

/** What a field holds, as an editor calls it. */
const forms: Readonly<Record<string, string>> = {
  string: 'a text, in quotes where it is a number or a time: "08:30"',
  number: "a number, without quotes",
  int: "a whole number",
  boolean: "true or false",
  array: "a list: [one, two], or lines that begin with -",
  tuple: "a list: [one, two]",
  object: "fields: { name: value }, or indented lines",
  record: "fields, such as one for each language: { en: … }",
};

const formats: Readonly<Record<string, string>> = {
  url: "write a whole address, such as https://www.example.com/page",
  email: "write an address of e-mail, such as hello@example.com",
};

// a schema's own words come first; these take the place of the library's, which speak to programmers
z.config({ localeError: (issue) => explainDefault(issue) });

function explainDefault(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `write ${forms[issue.expected] ?? "what docs/content.md lists"}`;
    case "invalid_format":
      return formats[issue.format] ?? "write it in the form that docs/content.md shows";
    case "too_small":
      return explainBound("at least", issue.origin, issue.minimum, issue.inclusive ?? true);
    case "too_big":
      return explainBound("at most", issue.origin, issue.maximum, issue.inclusive ?? true);
    case "invalid_key":
      return "the name in front of the colon cannot be used here; write one that docs/content.md shows";
    default:
      return "write it as docs/content.md shows";
  }
}

function explainBound(
  side: "at least" | "at most",
  origin: string,
  bound: number | bigint,
  inclusive: boolean,
): string {
  if (origin === "string") return `write ${side} ${bound} ${bound === 1 ? "character" : "characters"}`;
  if (origin === "array" || origin === "set") return `write ${side} ${bound}`;
  const beyond = side === "at least" ? "above" : "below";
  return `write a number ${inclusive ? `that is ${side}` : beyond} ${bound}`;
}

/**
 * What is wrong in a value that a schema refuses. `find` gives what the file has at a path: undefined where there is
 * nothing, an object for a list or fields.
 */
export function explainIssue(issue: Issue, find: (path: readonly PropertyKey[]) => unknown): Explained[] {
  const { path } = issue;
  const name = path.length > 0 ? `"${path.join(".")}"` : "the file";
  const found = find(path);
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({ path: [...path, key], ...explainUnknown(key, path) }));
  if (issue.code === "invalid_union" && found !== undefined) {
    const likely = pickBranch(issue.errors);
    if (likely) return likely.flatMap((one) => explainIssue({ ...one, path: [...path, ...one.path] }, find));
    const wanted = issue.errors.flatMap(([first]) => (first?.code === "invalid_type" ? [first.expected] : []));
    const right = `write ${[...new Set(wanted)].map((one) => forms[one] ?? one).join(", or ")}`;
    return [{ path, wrong: `${name} is ${describe(found)}`, right }];
  }
  const right =
    issue.code === "invalid_value" ? suggestName(String(found ?? ""), issue.values.map(String)) : issue.message;
  const isType = issue.code === "invalid_type" || issue.code === "invalid_value" || issue.code === "invalid_union";
  const quoted = path.find((key) => /[“”]/.test(String(key)));
  if (quoted !== undefined)
    return [{ path, wrong: `"${String(quoted)}": curly quotation marks do not hold a text together`, right: straight }];
  if (found === undefined && isType)
    return [{ path, wrong: `${name} is missing`, right: right.replace(/^write/, "add") }];
  const own = path.at(-1);
  if (found === null && typeof own === "string" && own.includes(" "))
    return [{ path, ...explainUnknown(own, path.slice(0, -1)) }];
  if (found === null || found === "")
    return [
      {
        path,
        wrong: `${name} is empty`,
        right: `${/^(write|list|known are|use) /.test(right) ? right : "write it"}; what begins with # must stand in quotes`,
      },
    ];
  if (typeof found === "string" && /^[“”„‘’]|[“”„‘’]$/.test(found))
    return [{ path, wrong: `${name} stands in curly quotation marks: ${found}`, right: straight }];
  if (issue.code === "invalid_value" || /^(write|list|use) /.test(right))
    return [{ path, wrong: `${name} ${describeFault(issue, found)}`, right }];
  const said = typeof found === "object" || found === undefined ? "" : ` is ${describe(found)}`;
  return [{ path, wrong: `${name}${said}: ${right}`, right: "correct the value" }];
}

const straight = 'write straight ones ("), or none';

/** Of a value's possible forms the one that was most likely meant: whose kind is right, with the fewest mistakes. */
function pickBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const meant = branches.filter(([first]) => first && !(first.code === "invalid_type" && first.path.length === 0));
  return meant.toSorted((a, b) => countFaults(a) - countFaults(b))[0];
}

function countFaults(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === "unrecognized_keys" ? issue.keys.length : 1), 0);
}

function describeFault(issue: Issue, found: unknown): string {
  const isCount = (issue.code === "too_small" || issue.code === "too_big") && issue.origin === "array";
  return isCount && Array.isArray(found)
    ? `has ${found.length} ${found.length === 1 ? "entry" : "entries"}`
    : `is ${describe(found)}`;
}

function describe(found: unknown): string {
  if (Array.isArray(found)) return "a list";
  return typeof found === "object" ? "made of fields" : `"${found}"`;
}

/** A "field" with spaces is the rest of a text that a comma inside { } has split, one of digits that of a number. */
function explainUnknown(key: string, path: readonly PropertyKey[]): { wrong: string; right: string } {
  if (/^\d+$/.test(key))
    return {
      wrong: `a decimal comma before "${key}" has split the number${path.length > 0 ? ` of "${path.join(".")}"` : ""}`,
      right: "write decimals with a point, such as 11.5",
    };
  if (/[“”]/.test(key))
    return { wrong: `"${key}": curly quotation marks do not hold a text together`, right: straight };
  const right = key.includes(" ")
    ? "a comma inside { } begins a new field: a text with a comma must stand in quotes"
    : "check its spelling against docs/content.md, or remove it";
  return { wrong: `the field "${key}" is not known`, right };
}
