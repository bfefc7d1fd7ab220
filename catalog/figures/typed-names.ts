import { getOriginal, type Locale, resolveLocale } from "#site/locales.ts";
import type { Catalog } from "../model.ts";
import type { Files } from "../read/files.ts";
import { findNearest, type Problem } from "../read/problems.ts";
import type { Site } from "../schema/site.ts";
import type { FactsFile } from "./figure.ts";
import { getFileLocale, isFilled } from "./fill.ts";

/** The provider's own names in texts, which a renamed provider would have to hunt for. (site.yaml is the data itself.) */
export function findTypedNames(files: Files, site: Site): Problem[] {
  const names = [...files.list("", ".md"), ...files.list("", ".yaml")].filter(
    (file) => isFilled(files, file) && !file.endsWith("/site.yaml"),
  );
  const misspelt = patternOfMisspelt(site.name);
  return names.flatMap((file) => {
    const own = listOwnNames(site, getFileLocale(file));
    return files
      .text(file)
      .split("\n")
      .flatMap((text, at) => [
        ...own
          .filter(({ whole }) => whole.test(text))
          .slice(0, 1)
          .map(({ said, right }) => problem(file, at + 1, `"${said}" is typed, which site.yaml holds`, right)),
        ...findMisspeltName(site.name, misspelt, text).map((said) =>
          problem(file, at + 1, `"${said}" is nearly the name of the provider`, "write {brand}"),
        ),
      ]);
  });
}

/** The longest first, so that an address is not reported as a name. */
function listOwnNames(site: Site, locale: Locale): { said: string; whole: RegExp; right: string }[] {
  const names = [
    { said: resolveLocale(site.street, locale).value, right: "write {brand street}" },
    { said: site.phone, right: "write {brand phone}" },
    { said: site.email, right: "write {brand email}" },
    { said: site.press_email, right: "write {brand press}" },
    { said: site.name, right: "write {brand}, {brand legal}, {brand email} or {brand storage}" },
  ];
  return names.map((name) => ({ ...name, whole: patternOfWhole(name.said) }));
}

/** Words that begin like a name and are about as long; none for a name of several words, or a short one. */
function patternOfMisspelt(name: string): RegExp {
  const like = `\\b${RegExp.escape(name.slice(0, 2))}\\p{L}{${name.length - 3},${name.length - 1}}\\b`;
  return new RegExp(name.length < 6 || name.includes(" ") ? "(?!)" : like, "giu");
}

function findMisspeltName(name: string, like: RegExp, text: string): string[] {
  return (text.match(like) ?? []).filter(
    (word) => word.toLowerCase() !== name.toLowerCase() && findNearest(word, [name]),
  );
}

/** A name on its own or in an address: a provider called Sea is not meant by “seafood”. */
function patternOfWhole(name: string): RegExp {
  return new RegExp(`(?<![a-z])${RegExp.escape(name)}(?![a-z])`, "i");
}

/** What stands between two names of a list, in the languages that have texts. */
const between = "(?:, ?(?:and |or |und |oder )?| and | or | und | oder |[、和与或及])(?:the )?";

/**
 * Lists of parcel lines by name: which lines take some goods, or offer an extra, is on the cards, and a typed list stays
 * behind when they change. News says what held on its day, and facts.yaml may allow a list that is an example.
 */
export function findTypedLists(files: Files, { services }: Pick<Catalog, "services">, facts: FactsFile): Problem[] {
  const parcels = [...services.values()].filter((versions) => {
    const { kind, overview } = getOriginal(versions).head;
    return kind === "b2c" && !overview;
  });
  if (parcels.length === 0) return [];
  return [...files.list("", ".md"), ...files.list("", ".yaml")].flatMap((file) => {
    if (!isFilled(files, file) || file.includes("/newsroom/")) return [];
    const locale = getFileLocale(file);
    const name = `(?:${parcels.map((versions) => RegExp.escape(resolveLocale(versions, locale).value.head.name)).join("|")})`;
    const list = new RegExp(`${name}(?:${between}${name})+`, "g");
    const own = file.slice(files.root.length + 1);
    const allowed = facts.loose.filter((one) => one.files.includes(own)).map(({ figure }) => figure);
    return files
      .text(file)
      .split("\n")
      .flatMap((text, at) =>
        [...text.matchAll(list)]
          .filter(([said]) => !allowed.includes(said))
          .map(([said]) =>
            problem(
              file,
              at + 1,
              `the lines "${said}" are listed by name, and the list stays behind when a card changes`,
              "write {names b2c …} with what they have in common: goods, DAP or DDP, an extra, a surcharge (docs/writing.md)",
            ),
          ),
      );
  });
}

function problem(file: string, line: number, wrong: string, right: string): Problem {
  return { file, line, wrong, right, level: "error" };
}
