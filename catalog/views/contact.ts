import type { Catalog } from "../catalog.ts";
import type { Locale } from "#site/locales.ts";
import { qrCode } from "../drawings/qr-code.ts";
import { inLocale, type Localized } from "../localized.ts";

/** How to reach the provider, and where goods are handed over. */
export function contactView({ site }: Catalog, locale: Locale) {
  const say = (text: Localized<string>) => inLocale(text, locale).value;
  const { wechat, hours, hubs_note } = site;
  return {
    phone: site.phone,
    email: site.email,
    press: site.press_email,
    ...(hours && { hours: say(hours) }),
    ...(wechat && {
      wechat: {
        id: wechat.id,
        // the account's name is the same in every language
        code: qrCode(wechat.address, wechat.id),
        ...(wechat.note && { note: say(wechat.note) }),
      },
    }),
    hubs: site.hubs.map(({ name, receiver, phone, address }) => ({
      name: say(name),
      receiver: say(receiver),
      phone,
      address: say(address),
    })),
    ...(hubs_note && { hubsNote: say(hubs_note) }),
  };
}

export type Contact = ReturnType<typeof contactView>;
