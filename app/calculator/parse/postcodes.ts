import type { RateCard } from "#rating/card.ts";
import { makePostcodeReader, type PostcodeForm, type PostcodeReader } from "#rating/shipment/postcode-form.ts";

/**
 * How to read a country's postcodes, and one for whoever wrote another. `findOwner`: the destination of its own to
 * which a code belongs, as GY1 1AA among British ones.
 */
export type Postcodes = ReadonlyMap<
  string,
  { read: PostcodeReader; example: string; findOwner: (code: string) => PostcodeOwner | undefined }
>;
export type PostcodeOwner = { code: string; name: string };

type Country = { code: string; name?: string; postcode?: PostcodeForm | undefined };

/** Readers by country code; countries whose postcodes are not checked have none. */
export function buildPostcodeReaders(countries: readonly Country[], reader = makePostcodeReader): Postcodes {
  return new Map(
    countries.flatMap(({ code, postcode }) => {
      if (!postcode) return [];
      const findOwner = (text: string) => findPostcodeOwner(countries, code, text);
      return [[code, { read: reader(code, postcode), example: postcode.example, findOwner }] as const];
    }),
  );
}

function findPostcodeOwner(countries: readonly Country[], within: string, text: string): PostcodeOwner | undefined {
  const owner = countries.find(({ postcode }) => {
    const { country, begins = [] } = postcode?.within ?? {};
    return country === within && begins.some((begun) => text.startsWith(begun));
  });
  return owner && { code: owner.code, name: owner.name ?? owner.code };
}

/** Whether a postcode changes anything for a destination: a zone or a surcharge of some card asks for it. */
export function isPostcodeNeeded(cards: readonly RateCard[], country: string): boolean {
  return cards.some(
    ({ zones, surcharges }) =>
      zones.some((zone) => zone.country === country && zone.postcodes !== undefined) ||
      (zones.some((zone) => zone.country === country) &&
        surcharges.some(
          ({ when }) => when?.postcodes !== undefined && (!when.countries || when.countries.includes(country)),
        )),
  );
}
