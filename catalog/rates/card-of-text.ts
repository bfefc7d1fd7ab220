import type { RateCard } from "#rating/card.ts";
import type { Files } from "../read/files.ts";
import { Problems } from "../read/problems.ts";
import { readCards } from "./read-cards.ts";

/** For tests: a card from the texts of its files, with the problems in them. */
export function cardOfText(card: string, prices: string, zones?: string): { card: RateCard; problems: Problems } {
  const texts = new Map([
    ["content/rates/test/2026-01-01/card.yaml", card],
    ["content/rates/test/2026-01-01/prices.csv", prices],
    ...(zones ? ([["content/rates/test/2026-01-01/zones.csv", zones]] as const) : []),
  ]);
  const files: Files = {
    root: "content",
    list: (_, name) => [...texts.keys()].filter((file) => file.endsWith(name)),
    text: (file) => texts.get(file) ?? "",
    has: (file) => texts.has(file),
  };
  const problems = new Problems();
  const names = {
    services: ["test"],
    countries: ["DE", "US", "GB", "CA", "NL", "FR", "IM", "AR", "IE"],
    goods: ["general", "liquid"],
    origins: ["CN", "PHX"],
    options: { signature: { en: "Signature", zh: "签收" }, insurance: { en: "Insurance" } },
  };
  const [read] = readCards(files, names, problems);
  if (!read) throw new Error(JSON.stringify(problems.all));
  return { card: read, problems };
}
