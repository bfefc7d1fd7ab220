/**
 * Makes what writes traditional Chinese characters as simplified ones, one for one. `pairs`: each traditional character
 * before its simplified one; others stay.
 */
export function makeSimplifier(pairs: string): (text: string) => string {
  const simplifiedBy = new Map(Array.from(pairs.match(/../g) ?? [], ([from = "", to = ""]) => [from, to]));
  return (text) => text.replace(/\p{Script=Han}/gu, (character) => simplifiedBy.get(character) ?? character);
}
