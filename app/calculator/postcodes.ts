import { type PostcodeForm, type PostcodeReader, postcodeReader } from "#rating/postcode-form.ts";

/** How to read a country's postcodes, and one for whoever wrote another. */
export type Postcodes = ReadonlyMap<string, { read: PostcodeReader; example: string }>;

/** Readers by country code; countries whose postcodes are not checked have none. */
export function postcodesOf(
  countries: readonly { code: string; postcode?: PostcodeForm | undefined }[],
  reader = postcodeReader,
): Postcodes {
  return new Map(
    countries.flatMap(({ code, postcode }) =>
      postcode ? [[code, { read: reader(code, postcode), example: postcode.example }] as const] : [],
    ),
  );
}
