import { testCard, testReference } from "#rating/test-card.ts";
import type { CalculatorNames } from "../format/names.ts";
import type { Setup } from "./types.ts";

/** Germany: 7.10 a kg and 2.30 a parcel: 1 kg costs 9.40, 2 kg 16.50. */
export const testSetup: Setup = {
  cards: [testCard({ service: "standard" })],
  reference: testReference,
  countries: [{ code: "DE", name: "Germany", aliases: [] }],
  goods: [{ id: "general", label: "General cargo" }],
  services: [{ slug: "standard", name: "Standard Express" }],
};

const same = (text: string) => text;

/** Names that are what they name. */
export const sameNames: CalculatorNames = {
  country: same,
  countryInSentence: same,
  goods: same,
  origin: same,
  option: same,
  service: (slug) => ({ name: slug, path: "/" }),
};
