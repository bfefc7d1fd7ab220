import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const topics = ["service-notices", "customs", "peak-season", "network"];
const services = ["standard-express", "priority-express", "economy-express", "us-air-freight", "us-ocean-freight"];
// no "line": the check wants a service by every name that ends in it
const words =
  "parcel customs hub flight vessel zone weight label handover carrier gateway tariff duty invoice pallet container broker scan".split(
    " ",
  );

/** Copies the content and adds that many made-up items, spread over the twelve years before 2026. */
export function writeSyntheticContent(folder: string, items: number): void {
  cpSync("content", folder, { recursive: true });
  for (let at = 0; at < items; at += 1) writeItem(folder, at, 0);
}

/** Writes one item; a different `version` has a different text. */
export function writeItem(folder: string, at: number, version: number): void {
  const year = 2014 + (at % 12);
  const day = `${year}-${String((at % 11) + 1).padStart(2, "0")}-${String((at % 27) + 1).padStart(2, "0")}`;
  const path = join(folder, "newsroom", String(year), `synthetic-${at}`);
  // in letters: a round number would be a figure without a source, which the check refuses
  const number = at.toString(36);
  mkdirSync(path, { recursive: true });
  writeFileSync(
    join(path, "index.md"),
    `---
title: ${sentence(at, 7)} ${number}
date: ${day}
topic: ${topics[at % topics.length]}
summary: ${sentence(at + 1, 24)}.
facts:
  - { label: Number, value: "${number}" }
  - { label: Version, value: "${version}" }
concerns: ${sentence(at + 2, 5)}
services: [${services[at % services.length]}, ${services[(at + 1) % services.length]}]
---

${[3, 4, 5].map((part) => `## ${sentence(at + part, 4)}\n\n${sentence(at + part, 60)}. **${sentence(at, 5)}**, ${sentence(at * part, 40)}.\n`).join("\n")}
| Line | From | To |
| --- | --- | --- |
| ${sentence(at, 2)} | ${at % 90} | ${at % 70} |
| ${sentence(at + 9, 2)} | ${at % 50} | ${at % 30} |

More in the [calculator](/resource/shipping-calculator).
`,
  );
}

function sentence(seed: number, length: number): string {
  const picked = Array.from(
    { length },
    (_, at) => words[(seed * 7 + at * at * 3 + at * (seed % 5)) % words.length] ?? "",
  );
  const [first = "", ...rest] = picked;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(" ");
}
