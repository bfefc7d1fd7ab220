import { getOriginal, resolveLocale } from "#site/locales.ts";
import type { Catalog } from "../model.ts";
import type { Files } from "../read/files.ts";
import type { Problem } from "../read/problems.ts";
import type { FactsFile } from "./figure.ts";
import { getFileLocale, isFilled } from "./fill.ts";

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
          .map(
            ([said]): Problem => ({
              file,
              line: at + 1,
              wrong: `the lines "${said}" are listed by name, and the list stays behind when a card changes`,
              right:
                "write {names b2c …} with what they have in common: goods, DAP or DDP, an extra, a surcharge (docs/writing.md)",
              level: "error",
            }),
          ),
      );
  });
}
