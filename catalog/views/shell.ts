import { encode } from "uqr";
import { type Locale, type Localized, resolveLocale, toLocalPath } from "#site/locales.ts";
import { renderElement } from "../drawings/svg.ts";
import type { Catalog } from "../model.ts";
import type { Shell } from "../page-data.ts";
import type { Contact, NavGroup, NavLink } from "../page-parts.ts";
import { getOwnCurrency } from "./sample-prices.ts";

/** What surrounds every page: brand, navigation, footer. */
export function buildShell(catalog: Catalog, locale: Locale): Shell {
  const { site } = catalog;
  const own = getOwnCurrency(catalog, locale);
  const timeZone = Object.values(catalog.reference.calendar.calendar.hubs)[0]?.timeZone;
  const say = (text: Localized<string>) => resolveLocale(text, locale).value;
  const link = ({
    to,
    label,
    note,
  }: {
    to: string;
    label: Localized<string>;
    note?: Localized<string> | undefined;
  }): NavLink => ({
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
    ...(site.tracking && { tracking: site.tracking }),
    ...(site.icp && { icp: say(site.icp) }),
    illustrative: say(site.illustrative),
    ...(timeZone && { timeZone }),
    ...(own && { ownCurrency: own }),
    navigation: site.navigation.map(({ label, items }): NavGroup => ({ label: say(label), items: items.map(link) })),
    footer: site.footer.map(({ label, items }): NavGroup => ({ label: say(label), items: items.map(link) })),
  };
}

/** A QR code as markup, its modules joined into runs; includes the white border that scanners need. */
export function drawQrCode(address: string, title: string): string {
  const { data, size } = encode(address, { ecc: "M", border: 2 });
  const runs = data.flatMap((row, y) => findRuns(row).map(([from, to]) => `M${from} ${y}h${to - from}v1H${from}z`));
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
    renderElement("path", { d: runs.join(""), fill: "#000" }),
  );
}

/** Where runs of dark modules begin and end in a row. */
function findRuns(row: readonly boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const [at, dark] of row.entries()) {
    const last = runs.at(-1);
    if (dark && last && last[1] === at) last[1] = at + 1;
    else if (dark) runs.push([at, at + 1]);
  }
  return runs;
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
    hubs: site.hubs.map(({ name, receiver, phone, address }) => ({
      name: say(name),
      receiver: say(receiver),
      phone,
      address: say(address),
    })),
    ...(hubs_note && { hubsNote: say(hubs_note) }),
  };
}
