import type { RateCard, Surcharge } from "#rating/card.ts";
import { type Locale, resolveLocale } from "#site/locales.ts";
import { formatLongDay } from "../drawings/formats.ts";
import type { MessageName } from "../messages.ts";
import type { Catalog } from "../model.ts";
import { describeAmount, labelSurcharge } from "../rates/amounts.ts";
import { getCountryName } from "./names.ts";
import {
  describePieces,
  describeRounding,
  joinRules,
  joinTexts,
  joinThresholds,
  listTexts,
  type Setting,
  toMajor,
  writePostcodes,
  writeText,
} from "./rule-text.ts";
import { listGoodsLabels } from "./service-lines.ts";

/** A surcharge with its rate, its bounds and when it is charged: all that is needed to work it out. */
export function describeSurcharge(surcharge: Surcharge, card: RateCard, catalog: Catalog, locale: Locale): string {
  const own: Setting = { card, catalog, locale };
  const { minimum, maximum, each, round, currency = card.currency } = surcharge;
  const rules = joinRules(
    own,
    describeAmount(surcharge.amount, own),
    minimum !== undefined && writeText(own, "card_at_least", { amount: toMajor(minimum) }),
    maximum !== undefined && writeText(own, "card_at_most", { amount: toMajor(maximum) }),
    each?.minimum !== undefined && writeText(own, "card_at_least_each", { amount: toMajor(each.minimum) }),
    each?.maximum !== undefined && writeText(own, "card_at_most_each", { amount: toMajor(each.maximum) }),
    round && describeRounding(round, currency, own),
    currency !== card.currency && writeText(own, "card_amount_in", { currency }),
    describeConditions(surcharge, own),
    describeGroup(surcharge, own),
    surcharge.clearance && writeText(own, "card_not_in_customs_value"),
  );
  return writeText(own, "card_surcharge", { name: labelSurcharge(surcharge, own), rules });
}

function describeConditions({ when = {} }: Surcharge, own: Setting): string[] {
  const { catalog, locale, card } = own;
  const only = (name: MessageName, items: readonly string[] | undefined) =>
    items && items.length > 0 && writeText(own, name, { list: joinTexts("between_items", items, own) });
  const names = (codes: readonly string[] | undefined) => codes?.map((code) => getCountryName(catalog, code, locale));
  const nameOption = (id: string) => {
    const option = card.options.find((other) => other.id === id);
    return option ? resolveLocale<string>(option.name, locale).value : id;
  };
  const days = when.from
    ? when.to
      ? "card_only_days"
      : "card_only_from_day"
    : when.to
      ? "card_only_until_day"
      : undefined;
  const { container } = when;
  return listTexts(
    only("card_only_goods", when.goods && listGoodsLabels(catalog, when.goods, locale)),
    only("card_only_zones", when.zones),
    only("card_only_countries", names(when.countries)),
    only("card_only_origins", names(when.origins)),
    only("card_only_postcodes", when.postcodes?.map(writePostcodes)),
    only("card_only_terms", when.incoterm && [when.incoterm]),
    only("card_only_option", when.option === undefined ? undefined : [nameOption(when.option)]),
    only("card_not_option", when.without?.map(nameOption)),
    days &&
      writeText(own, days, {
        from: formatLongDay(when.from ?? "", locale),
        until: formatLongDay(when.to ?? "", locale),
      }),
    when.shipment &&
      when.shipment.length > 0 &&
      writeText(own, "card_only_shipments", { conditions: joinThresholds(when.shipment, own) }),
    when.piece && describePieces(when.piece, own),
    only("card_only_containers", container?.kinds),
    container &&
      container.payload.length > 0 &&
      writeText(own, "card_only_payload", { conditions: joinThresholds(container.payload, own) }),
  );
}

function describeGroup({ group, id }: Surcharge, own: Setting): string[] {
  const before = own.card.surcharges.slice(
    0,
    own.card.surcharges.findIndex((other) => other.id === id),
  );
  const others = before
    .filter((other) => group !== undefined && other.group === group)
    .map((other) => labelSurcharge(other, own));
  return others.length > 0 ? [writeText(own, "card_not_with", { list: joinTexts("between_items", others, own) })] : [];
}
