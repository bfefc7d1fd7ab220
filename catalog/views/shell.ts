import { encode } from "uqr";
import { drawQrPath } from "#site/qr-path.ts";
import { type Locale, type Localized, resolveLocale, toLocalPath } from "#site/locales.ts";
import { renderElement } from "../drawings/svg.ts";
import type { Catalog } from "../model.ts";
import type { Shell } from "../page-data.ts";
import type { Contact, NavGroup, NavLink } from "../page-parts.ts";
import { getToday } from "../read/values.ts";
import { hasPage } from "../site-pages.ts";
import { getOwnCurrency } from "./sample-prices.ts";

type MenuItem = Catalog["site"]["navigation"][number]["items"][number];

/** What surrounds every page: brand, navigation, footer. */
export function buildShell(catalog: Catalog, locale: Locale): Shell {
  const { site } = catalog;
  const own = getOwnCurrency(catalog, locale);
  const tracking = findTracking(catalog, locale);
  const { timeZone, handOverBy } = Object.values(catalog.reference.calendar.calendar.hubs)[0] ?? {};
  const say = (text: Localized<string>) => resolveLocale(text, locale).value;
  const link = ({ to, label, note }: MenuItem): NavLink => ({
    to: toLocalPath(to, locale),
    label: say(label),
    ...(note && { note: say(note) }),
  });
  return {
    locale,
    name: site.name,
    claim: say(site.claim),
    description: say(site.description),
    address: site.address,
    legalName: say(site.legal_name),
    email: site.email,
    street: say(site.street),
    phone: site.phone,
    ...(tracking && { tracking }),
    ...(site.icp && { icp: say(site.icp) }),
    illustrative: say(site.illustrative),
    ...(timeZone && { timeZone }),
    ...(handOverBy && { handOverBy }),
    today: getToday(),
    ...(own && { ownCurrency: own }),
    navigation: site.navigation.map(
      ({ label, to, items }): NavGroup => ({
        label: say(label),
        ...(to && { to: toLocalPath(to, locale) }),
        items: items.map(link),
      }),
    ),
    footer: site.footer.map(({ label, items }): NavGroup => ({ label: say(label), items: items.map(link) })),
  };
}

/** How parcels are tracked; undefined for a provider with neither an address nor a page for it. */
function findTracking(catalog: Catalog, locale: Locale): Shell["tracking"] {
  const { tracking: template, tracking_numbers } = catalog.site;
  const page = hasPage(catalog, "/tracking") && toLocalPath("/tracking", locale);
  if (!template && !page) return undefined;
  return {
    ...(template && { template }),
    ...(page && { page }),
    link: page || (template?.replace("{number}", "") ?? ""),
    forms: tracking_numbers.map(({ form, name }) => ({ form, name: resolveLocale(name, locale).value })),
  };
}

/** A QR code as markup; includes the white border that scanners need. */
export function drawQrCode(address: string, title: string): string {
  const { data, size } = encode(address, { ecc: "M", border: 2 });
  return renderElement(
    "svg",
    {
      viewBox: `0 0 ${size} ${size}`,
      role: "img",
      translate: "no",
      "aria-label": title,
      "shape-rendering": "crispEdges",
    },
    renderElement("rect", { width: size, height: size, fill: "#fff" }),
    renderElement("path", { d: drawQrPath(data), fill: "#000" }),
  );
}

/** The address of the page that says how to reach the provider: its own, or else that about the provider. */
export function getContactPath(catalog: Catalog, locale: Locale): string {
  return toLocalPath(hasPage(catalog, "/contact") ? "/contact" : "/about-us", locale);
}

/** The address of what says where goods are handed over. */
export function getHubsPath(catalog: Catalog, locale: Locale): string {
  return hasPage(catalog, "/resource/hubs")
    ? toLocalPath("/resource/hubs", locale)
    : `${getContactPath(catalog, locale)}#hubs`;
}

/** How to reach the provider, and where goods are handed over. */
export function buildContact({ site }: Catalog, locale: Locale): Contact {
  const say = (text: Localized<string>) => resolveLocale(text, locale).value;
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
        code: drawQrCode(wechat.address, wechat.id),
        ...(wechat.note && { note: say(wechat.note) }),
      },
    }),
    hubs: site.hubs.map((hub) => describeHub(hub, locale)),
    ...(hubs_note && { hubsNote: say(hubs_note) }),
  };
}

/** Where goods are handed over, as written on a parcel. */
export function describeHub({ name, receiver, phone, address }: Catalog["site"]["hubs"][number], locale: Locale) {
  const say = (text: Localized<string>) => resolveLocale(text, locale).value;
  return { name: say(name), receiver: say(receiver), phone, address: say(address) };
}
