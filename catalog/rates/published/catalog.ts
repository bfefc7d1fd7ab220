import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadCatalog } from "../../catalog.ts";

/** Places that the site does not serve are replaced by one that it does, both on the card and in the shipment. */
const standIns: Readonly<Record<string, string>> = {
  AR: "CL",
  BS: "PR",
  CN: "KR",
  GP: "FR",
  HK: "SG",
  IN: "SG",
  KW: "SA",
  RS: "HR",
  RU: "PL",
  SV: "MX",
  SY: "AE",
  TT: "PR",
  ZA: "AU",
};
export const served = (country: string) => standIns[country] ?? country;

const page = (name: string) => `---
name: ${name}
kind: b2c
order: 50
icon: lucide:package
summary: A published tariff.
description: A published tariff, with its prices and rules, to measure the calculator against what the issuer printed on the day.
audience: [Testers, Testers, Testers]
carries: [General goods, General goods]
refuses: [Batteries, Liquids]
tracking: [{ title: Sent, text: Sent. }, { title: Arrived, text: Arrived. }]
customs: By the receiver.
packing: [A box, A box]
example: { to: US, postcode: "90001", quantity: 1, weight_kg: 1, size_cm: [10, 10, 10] }
shown: []
steps: [{ title: Send, text: Send it. }, { title: Wait, text: Wait. }, { title: Have it, text: Have it. }]
faq: [{ q: What is it?, a: A tariff. }, { q: Whose?, a: Theirs. }, { q: When?, a: Then. }]
guides: []
---
A published tariff.
`;

/** The site's own content with the published tariffs as services, loaded like any other content. */
export function loadTariffs(cards: URL) {
  const root = mkdtempSync(join(tmpdir(), "tariffs-"));
  try {
    cpSync("content", root, { recursive: true });
    cpSync(cards, join(root, "rates"), { recursive: true });
    for (const name of readdirSync(cards)) writeFileSync(join(root, "services", `${name}.md`), page(name));
    return loadCatalog(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}
