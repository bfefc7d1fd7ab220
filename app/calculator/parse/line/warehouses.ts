import { countPieces, type Run, type Token, writeWords } from "./tokens.ts";

/** Who has warehouses that go by codes, its pieces one space apart, with what is said of them. */
const owner =
  /^(?:fba|(?:amazon|amz)(?: fba)?|亚 马 逊(?: fba)?)(?: (?:头 程|warehouses?|fulfil?lment cent(?:er|re)s?|fc|仓 库|仓))*(?![^ ])/;
const behind = /^(?:warehouse|fc|仓 库|仓)(?![^ ])/;

/** Words of a line about Amazon's warehouses. `isCode`: it is one, which only a list of them would know. */
export type WarehouseAt = Run & { isCode: boolean };

/** Amazon's warehouses in a line, by their codes: `FBA ONT8`, `亚马逊仓 BHX4`. Without a code its name is a word as any other. */
export function findWarehouses(tokens: readonly Token[]): readonly WarehouseAt[] {
  const owners = [...tokens.keys()].flatMap((from): WarehouseAt[] => {
    const words = countPieces(owner.exec(writeWords(tokens, from, 8))?.[0]);
    return words > 0 ? [{ from, next: from + words, isCode: false }] : [];
  });
  const codes = [...tokens.keys()].flatMap((from): WarehouseAt[] => {
    const [word, number, after] = [tokens[from], tokens[from + 1], tokens[from + 2]];
    const isCode = word?.kind === "word" && /^[a-z]{3,4}$/i.test(word.typed) && /^\d{1,2}$/.test(number?.text ?? "");
    const isGlued = number?.spaced === false && (after === undefined || after.spaced || after.kind !== "word");
    // `iPhone15` is no code, and in small letters one stands right behind the name
    const isSaid = word?.typed === word?.text.toUpperCase() || owners.some(({ next }) => next === from);
    if (!isCode || !isGlued || !isSaid) return [];
    return [{ from, next: from + 2 + countPieces(behind.exec(writeWords(tokens, from + 2, 2))?.[0]), isCode: true }];
  });
  return codes.length > 0 && owners.length > 0 ? [...owners, ...codes] : [];
}
