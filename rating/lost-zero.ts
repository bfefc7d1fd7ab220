import { plainPostcode } from "./plain-postcode.ts";
import { type PostcodeForm, type PostcodeReader, postcodeReader } from "./postcode-form.ts";

/** Reads postcodes as `postcodeReader` does, and those of digits that a spreadsheet has taken for a number: 2134 is 02134. */
export function lostZeroReader(country: string, form: PostcodeForm): PostcodeReader {
  const read = postcodeReader(country, form);
  const lengths = form.forms.filter((own) => /^[N -]+$/.test(own)).map((own) => plainPostcode(own).length);
  return (text) => {
    const code = read(text);
    const digits = plainPostcode(text);
    return code === undefined && /^\d+$/.test(digits) && lengths.includes(digits.length + 1)
      ? read(`0${digits}`)
      : code;
  };
}
