import * as cards from "./from-cards.ts";
import * as duties from "./from-duties.ts";
import * as quotes from "./from-quotes.ts";
import * as reference from "./from-reference.ts";
import type { Figure } from "./figure.ts";
import type { Words } from "./words.ts";

type Kind = { form: string; look: (words: Words, form: string) => Figure };

/** Every kind of figure that a text may name, with an example; docs/writing.md lists them for editors. */
export function kindsOf(kindOfService: ReadonlyMap<string, string>): Readonly<Record<string, Kind>> {
  return {
    price: { form: "{price parcel-line DE 1.2kg}", look: quotes.price },
    days: { form: "{days parcel-line DE}", look: cards.days },
    slower: { form: "{slower parcel-line fast-line DE}", look: cards.slower },
    limit: { form: "{limit parcel-line weight}", look: cards.limit },
    countries: { form: "{countries parcel-line}", look: cards.countries },
    lines: { form: "{lines b2c}", look: (words, form) => reference.lines(words, form, kindOfService) },
    divisor: { form: "{divisor parcel-line}", look: cards.divisor },
    step: { form: "{step fast-line 3kg}", look: cards.step },
    "per-tonne": { form: "{per-tonne sea-line US-90001}", look: cards.perTonne },
    breaks: { form: "{breaks air-line}", look: cards.breaks },
    surcharge: { form: "{surcharge parcel-line fuel}", look: cards.surcharge },
    over: { form: "{over parcel-line oversize}", look: cards.over },
    billed: { form: "{billed parcel-line 1.2kg 40x30x10cm}", look: quotes.billed },
    share: { form: "{share parcel-line fast-line DE 1kg}", look: quotes.share },
    saving: { form: "{saving parcel-line fast-line DE 1kg}", look: quotes.saving },
    change: { form: "{change parcel-line DE 1kg 2027-01-01}", look: quotes.change },
    rise: { form: "{rise parcel-line 2027-01-01}", look: quotes.rise },
    emission: { form: "{emission parcel-line DE 1kg}", look: quotes.emission },
    factor: { form: "{factor air}", look: reference.factor },
    container: { form: "{container 20GP}", look: reference.container },
    volume: { form: "{volume 40x30x10cm}", look: reference.volume },
    volumetric: { form: "{volumetric 40x30x10cm 8000}", look: reference.volumetric },
    duty: { form: "{duty eu duty value_up_to}", look: duties.duty },
    rate: { form: "{rate DE vat}", look: duties.rate },
    tariff: { form: "{tariff EU apparel}", look: duties.tariff },
    taxes: { form: "{taxes MX 60USD}", look: duties.taxes },
    landed: { form: "{landed BR 100USD}", look: duties.landed },
    fact: { form: "{fact fulfilment-carton}", look: reference.fact },
  };
}
